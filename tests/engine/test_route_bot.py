# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The bots of Route: how well they play, and that their reasons are true."""

import statistics

import pytest

from engine.bots import EASY, MEDIUM, STRONG, think
from engine.deal import code_of
from engine.dice import Dice
from engine.match import END_TURN, Match
from engine.route import Route
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL
from tests.engine.test_battery import random_move
from tools.selfplay.play import play_match

DEALS = range(10)


def thought(match, level):
    result = think(match, level)
    while not result.slice():
        pass
    return result


def mean(level):
    """What a level reaches alone, on average of a few deals."""
    totals = [play_match("route", "", (level,), deal).scores()[0][0] for deal in DEALS]
    return statistics.fmean(totals)


def test_the_strongest_is_great_and_the_others_are_apart():
    """The rules call more than 35 great. Ten deals tell the levels apart, for they are 4 points
    or more apart on many, and the mean of ten is sure within 2."""
    easy, medium, strong = mean(EASY), mean(MEDIUM), mean(STRONG)
    assert easy < medium < strong
    assert strong > 35


def random_matches(rounds, seats):
    """Matches that were played at random until a round."""
    for deal in DEALS:
        match = Match(Route(), seats, code_of(deal))
        dice = Dice(deal)
        while match.round < rounds:
            match.play(random_move(match, dice))
        yield match


def best_total(match):
    """The most that a turn of the last round can lead to, all turns tried."""
    best = -100
    for move in match.legal():
        if move != END_TURN:
            match.play(move)
            best = max(best, best_total(match))
            match.undo()
    twin = Match.unpack(match.pack())
    twin.play(END_TURN)
    return max(best, twin.scores()[0][0])


@pytest.mark.parametrize("level", (EASY, MEDIUM, STRONG))
def test_in_the_last_round_every_level_takes_the_most(level):
    for match in random_matches(15, 1):
        most = best_total(match)
        for move in thought(match, level).moves:
            match.play(move)
        assert match.scores()[0][0] == most


def room_at(sheet, end):
    """How many free fields touch an end of the line."""
    at = 6 * sheet.ends[end]
    nearest = sheet.board.NEIGHBOURS[at : at + 6]
    return sum(near != NOTHING and not sheet.is_on_route(near) for near in nearest)


def is_true(reason, moves, before, match):
    """Whether a reason holds for a turn that has been played, seen from before and after it."""
    key, number = reason
    sheet = match.sheets[0]
    fields = [move % STEP_OF_TAIL for move in moves[:-1]]
    if key == "why_full":
        return (0, number, number) in match.awards
    if key == "why_none_left":
        return sum(sheet.in_reach()) == sheet.missed()
    if key == "why_both_ends":
        return room_at(sheet, HEAD) and room_at(sheet, TAIL)
    if key == "why_fields":
        return number == len(fields) > 0
    if key == "why_wait":
        return not fields and len(before) > 1
    return key == "why_done" and before == [END_TURN]


def test_reasons_are_true():
    told = set()
    for deal in DEALS:
        match = Match(Route(), 1, code_of(deal))
        match.play(match.legal()[deal % 4])
        match.play(END_TURN)
        while not match.over:
            before = match.legal()
            result = thought(match, MEDIUM)
            for move in result.moves:
                match.play(move)
            assert is_true(result.reason, result.moves, before, match)
            told.add(result.reason[0])
    assert {"why_full", "why_none_left", "why_fields"} <= told


def test_alone_a_start_is_chosen_and_kept():
    match = Match(Route(), 1, code_of(0))
    moves = thought(match, STRONG).moves
    assert moves[0] in Route().board.STARTS and moves[1:] == bytes((END_TURN,))
    match.play(Route().board.STARTS[3])
    assert thought(match, STRONG).moves == bytes((END_TURN,))
