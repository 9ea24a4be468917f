# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The bots of Bridges: the sheet they think on is the real one's twin, what they say is true, and
a higher level plays better. What every game's bots must do is in test_bots.py."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawbridge.words.en_bots import WORDS
from engine.bots import EASY, MEDIUM, STRONG, think
from engine.bridges import SIDES
from engine.bridges.learned import judgement
from engine.bridges.outlook import Outlook
from engine.bridges.scoring import BLUE, GROUP, RED, achieved
from engine.bridges.sheet import BRIDGE
from engine.dice import Dice
from engine.match import END_TURN
from tests.engine.test_battery import choices, deals, new_match, random_move
from tools.selfplay.play import deals_of, solo_totals

every_side = pytest.mark.parametrize("side", SIDES)
some = settings(max_examples=10, deadline=None)


@every_side
@some
@given(deal=deals, choice=choices)
def test_what_a_bot_thinks_on_keeps_step_with_the_sheet(side, deal, choice):
    match = new_match("bridges", side, 1, deal)
    dice = Dice(choice)
    while not match.over:
        sheet = match.sheet
        outlook = Outlook(sheet)
        outlook.judge(*judgement(match, match.round, 0))
        before = outlook.worth()
        if sheet.number and not match.turn_moves():
            assert outlook.writable(sheet.number) == [at for at in sheet.legal() if at < BRIDGE]
            assert outlook.drawable() == [BRIDGE + line for line in sheet.open_lines()]
        move = random_move(match, dice)
        if move != END_TURN and sheet.number:
            outlook.play(move, sheet.number)
            match.play(move)
            assert outlook.largest_group() == sheet.largest_group()
            assert outlook.all_finished(RED) == achieved(sheet, RED)
            assert outlook.numbers == sheet.numbers and outlook.loads == sheet.loads
            outlook.undo(move)
            assert outlook.worth() == before
        else:
            match.play(move)


@every_side
@settings(max_examples=5, deadline=None)
@given(deal=deals, level=st.sampled_from((EASY, MEDIUM)))
def test_reasons_are_true(side, deal, level):
    match = new_match("bridges", side, 1, deal)
    while not match.over:
        sheet = match.sheet
        number, finished, group = sheet.number, sheet.finished(), sheet.largest_group()
        thought = think(match, level)
        while not thought.slice():
            pass
        for move in thought.moves[:-1]:
            match.play(move)
        key, value = thought.reason
        assert key in WORDS
        if key == "why_finishes":
            assert sheet.finished() - finished == value > 0
        elif key == "why_group":
            assert group < GROUP <= value == sheet.largest_group()
        elif key in ("why_all_red", "why_all_blue"):
            assert achieved(sheet, RED if key == "why_all_red" else BLUE)
        elif key == "why_number" and number:
            assert value == number and sheet.numbers[thought.moves[0]] == number
        elif key == "why_nearer":
            line = thought.moves[0] - BRIDGE
            ends = sheet.board.ENDS[2 * line : 2 * line + 2]
            assert value in [sheet.slack(end) for end in ends if sheet.numbers[end]]
        match.play(END_TURN)


def test_a_higher_level_plays_better():
    """Always the same few matches; far more of them are behind the figures of `make selfplay`."""
    totals = [sum(solo_totals("bridges", "A", player, deals_of(1, 5))) for player in range(4)]
    assert totals == sorted(set(totals))
    assert totals[STRONG] > 5 * 45  # the aim is 80 percent of a par of 60, on average of many
