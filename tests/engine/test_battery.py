# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What every game must withstand: whole random matches, with taking back, with saving, with
nonsense. A new game is put through it by its entry in engine.games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.deal import DEALS, code_of
from engine.dice import Dice
from engine.errors import IllegalMove
from engine.games import GAMES, make_game
from engine.match import END_TURN, MATCH_OVER, Match

every_game = pytest.mark.parametrize(("name", "side"), GAMES)
deals = st.integers(0, DEALS - 1)
seat_counts = st.integers(1, 4)
choices = st.integers(0, 2**30 - 1)
few = settings(max_examples=25, deadline=None)


def new_match(name, side, seats, deal):
    return Match(make_game(name, side), seats, code_of(deal))


def random_move(match, dice):
    moves = match.legal()
    return moves[dice.below(len(moves))]


def look(match):
    """Return everything that a player could notice about a match."""
    return (
        match.seat, match.round, match.card, match.over, match.legal(), match.scores(),
        match.awards, match.turn_moves(), bytes(match.seen()), [str(s) for s in match.sheets],
    )  # fmt: skip


@every_game
@few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_random_matches_come_to_an_end(name, side, seats, deal, choice):
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    turns = 0
    while not match.over:
        moves = match.legal()
        assert moves and moves == sorted(set(moves))
        assert all(0 <= move <= END_TURN for move in moves)
        move = random_move(match, dice)
        turns += move == END_TURN
        match.play(move)
    set_up = seats if match.game.has_set_up(seats) else 0
    assert turns == set_up + seats * match.game.rounds
    assert match.legal() == [] and match.why_not(END_TURN) == MATCH_OVER
    totals = [score[0] for score in match.scores()]
    assert [totals[seat] for seat in match.winners()] == [max(totals)] * len(match.winners())
    assert all(score[0] == sum(score[1:]) for score in match.scores())
    assert len(match.scores()[0]) == 1 + len(match.game.parts)


@every_game
@few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_taking_back_leaves_no_trace(name, side, seats, deal, choice):
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    looks = [look(match)]  # before every move of this turn
    while not match.over:
        if dice.below(3) == 0:
            assert match.undo() == (len(looks) > 1)
            if len(looks) > 1:
                looks.pop()
            assert look(match) == looks[-1]
            continue
        move = random_move(match, dice)
        match.play(move)
        looks = [] if move == END_TURN else looks
        looks.append(look(match))


@every_game
@few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_saving_at_every_turn_changes_nothing(name, side, seats, deal, choice):
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    while not match.over:
        move = random_move(match, dice)
        match.play(move)
        if move == END_TURN or dice.below(5) == 0:
            twin = Match.unpack(match.pack())
            assert look(twin) == look(match)
            match = twin


@every_game
@few
@given(seats=seat_counts, deal=deals, choice=choices)
def test_refused_moves_change_nothing(name, side, seats, deal, choice):
    match = new_match(name, side, seats, deal)
    dice = Dice(choice)
    for _ in range(dice.below(60)):
        if not match.over:
            match.play(random_move(match, dice))
    before = look(match), match.pack()
    legal = match.legal()
    for move in range(END_TURN + 1):
        reason = match.why_not(move)
        assert bool(reason) == (move not in legal)
        if reason:
            with pytest.raises(IllegalMove) as caught:
                match.play(move)
            assert caught.value.reason == reason
    assert (look(match), match.pack()) == before
