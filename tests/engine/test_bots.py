# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What every bot of every game must do: play whole matches legally, alone and with others, help out
in the middle of anybody's turn, leave the match alone, and know no more than a player."""

import pytest
from hypothesis import given, settings

from engine.bots import EASY, MEDIUM, STRONG, think
from engine.dice import Dice
from engine.match import END_TURN, Match
from tests.engine.test_battery import (
    choices,
    deals,
    every_game,
    new_match,
    random_move,
    seat_counts,
)

every_level = pytest.mark.parametrize("level", (EASY, MEDIUM, STRONG))
a_few = settings(max_examples=3, deadline=None)


def strokes(match):
    """Return all that a screen could draw of a match."""
    sheets = [
        {name: bytes(value) if isinstance(value, bytearray) else value for name, value in all_of}
        for all_of in [vars(sheet).items() for sheet in match.sheets]
    ]
    return bytes(match.journal), match.seat, match.round, sheets


def thought(match, level):
    """Think to the end; the match must look the same after every slice."""
    before = strokes(match)
    result = think(match, level)
    while not result.slice():
        assert strokes(match) == before
    assert strokes(match) == before
    return result


def begin_without_a_plan(match, dice):
    """Play some moves of a turn at random."""
    while not match.over and dice.below(3) == 0:
        move = random_move(match, dice)
        if move != END_TURN:
            match.play(move)


@every_game
@every_level
@a_few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_bots_play_legally_from_any_position(name, side, level, seats, deal, choice):
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    while not match.over:
        begin_without_a_plan(match, dice)
        result = thought(match, level)
        assert result.slice()  # it stays done
        assert result.moves.index(END_TURN) == len(result.moves) - 1
        key, number = result.reason
        assert key.startswith("why_") and number >= 0
        for move in result.moves:
            match.play(move)  # raises if it is not legal


def reordered(match, deal):
    """Return the same match with the cards that nobody has seen in another order."""
    coming = [card for card in range(match.game.cards) if card not in match.seen()]
    Dice(deal).shuffle(coming)
    deck = (list(match.seen()) + coming)[: match.game.rounds]
    twin = Match(match.game, match.seats, deck=deck)
    for move in match.journal:
        twin.play(move)
    return twin


@every_game
@every_level
@a_few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_the_coming_cards_change_nothing(name, side, level, seats, deal, choice):
    """Which is also: the same match, the same moves."""
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    while not match.over and match.round < 12:
        match.play(random_move(match, dice))
        if dice.below(10) == 0:
            one, other = thought(match, level), thought(reordered(match, choice), level)
            assert (one.moves, one.reason) == (other.moves, other.reason)


@every_game
@every_level
@a_few
@given(deal=deals, choice=choices)
def test_what_others_drew_in_this_round_changes_nothing(name, side, level, deal, choice):
    """They play at the same time: only the end of the round shows it."""
    match = new_match(name, side, 3, deal)
    dice = Dice(choice)
    while match.round < 9 or match.seat:
        match.play(random_move(match, dice))
    twin = Match.unpack(match.pack())
    for each in (match, twin):
        while each.seat < 2:
            each.play(random_move(each, dice))
    one, other = thought(match, level), thought(twin, level)
    assert (one.moves, one.reason) == (other.moves, other.reason)


def test_nobody_thinks_about_nothing():
    match = new_match("bridges", "A", 1, 0)
    with pytest.raises(ValueError, match="level"):
        think(match, 0)
