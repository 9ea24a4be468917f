# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine's Route beside the slow model in tests/slow, move by move through random matches: the
same legal moves, the same refusals, the same awards and scores. Where they differ, the rules
decide; neither may borrow from the other.
"""

import copy
import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.errors import IllegalMove
from engine.match import END_TURN, Match
from engine.route import Route
from tests.engine.route_pen import sample_game
from tests.engine.sample_sheet import DRAWING
from tests.slow.route import Board, SlowMatch

decks = st.permutations(range(15))
seat_counts = st.integers(1, 4)
seeds = st.integers(0, 2**32 - 1)

# Shrinking a match takes minutes and explains nothing: a smaller seed plays no simpler match.
without_shrinking = [Phase.explicit, Phase.reuse, Phase.generate]


def both(seats, deck):
    return Match(Route(), seats, deck=deck), SlowMatch(seats, deck)


def assert_alike(match, slow):
    assert (match.over, match.seat, match.round) == (slow.over, slow.seat, slow.round)
    assert match.legal() == slow.legal()
    assert match.scores() == slow.scores()
    assert sorted(match.awards) == slow.awards


def assert_refuses_all_but(match, legal):
    """Every other move has a reason, is refused with it, and leaves the match as it was."""
    before = match.pack()
    for move in range(256):
        reason = match.why_not(move)
        assert bool(reason) == (move not in legal), (move, reason)
        if reason:
            with pytest.raises(IllegalMove) as caught:
                match.play(move)
            assert caught.value.reason == reason
    assert match.pack() == before
    assert match.legal() == legal


@settings(max_examples=60, deadline=None, phases=without_shrinking)
@given(seats=seat_counts, deck=decks, seed=seeds)
def test_any_play_is_judged_alike(seats, deck, seed):
    chance = random.Random(seed)
    match, slow = both(seats, deck)
    assert_alike(match, slow)
    while not match.over:
        if chance.random() < 0.05:
            assert_refuses_all_but(match, slow.legal())
        move = chance.choice(slow.legal())
        match.play(move)
        slow.play(move)
        assert_alike(match, slow)
    assert_refuses_all_but(match, [])


def room_after(slow, move):
    """How many free fields lie around the field that a step goes to."""
    row, column = slow.board.fields[move % 64]
    around = [(row, column - 4), (row, column + 4)]
    around += [(row + down, column + right) for down in (-1, 1) for right in (-2, 2)]
    return len(set(around) & set(slow.board.fields) - set(slow.sheet().line))


def keen_move(slow, chance):
    """Mostly a step, to a number if there is one, else where a line is seldom trapped: along its
    own edge and the rim. So most matches come to many numbers."""
    moves = slow.legal()
    steps = [move for move in moves if move != END_TURN]
    if slow.round == 0 or not steps or chance.random() < 0.05:
        return chance.choice(moves)
    numbers = [move for move in steps if slow.board.fields[move % 64] in slow.board.numbers]
    if numbers:
        return chance.choice(numbers)
    return min(steps, key=lambda move: (room_after(slow, move) or 9, chance.random()))


def play_keenly(seats, seed):
    """A whole match in which engine and slow model stay alike; returns its awards by round."""
    chance = random.Random(seed)
    match, slow = both(seats, chance.sample(range(15), 15))
    awards = []
    while not match.over:
        move = keen_move(slow, chance)
        match.play(move)
        slow.play(move)
        assert_alike(match, slow)
        if move == END_TURN and slow.seat == 0:
            awards.append(slow.awards)
    return awards


def kinds_of(awards):
    """What there is to meet: each number in full and at half, two in a turn, a shared first."""
    kinds = {(number, points) for _, number, points in awards}
    if len({seat for seat, _, _ in awards}) < len(awards):
        kinds.add("two in a turn")
    firsts = [number for _, number, points in awards if number == points]
    if len(set(firsts)) < len(firsts):
        kinds.add("shared")
    return kinds


@pytest.mark.parametrize("seats", [1, 4])
def test_keen_play_is_judged_alike_through_every_kind_of_award(seats):
    """Goes on until every number was met in full and at half; alone, a 10 is always in full."""
    missing = {(number, number) for number in range(2, 11)}
    missing |= {(number, (number + 1) // 2) for number in range(2, 11 if seats > 1 else 10)}
    missing |= {"two in a turn", "shared"} if seats > 1 else {"two in a turn"}
    for seed in range(200):
        for awards in play_keenly(seats, seed):
            missing -= kinds_of(awards)
        if not missing:
            break
    assert not missing


# In how many ways can a turn be played to its end? The positions are the beginnings of these rounds
# of one solo match on the sample sheet; round 0, the set-up, has the four starts. The other figures
# were counted by tests/slow, which the test repeats.

DECK = (7, 13, 8, 14, 11, 12, 3, 2, 6, 4, 9, 1, 0, 5, 10)
TURNS = (
    (22,), (14, 21, 13, 7), (2, 1, 6, 12), (11, 5, 0), (94, 95, 103, 102, 101), (93,), (84,),
    (83, 92), (91, 82), (90,), (99,), (107, 108, 109, 116, 117), (122, 123, 124),
    (119, 112, 111, 110), (), (),
)  # fmt: skip
WAYS_TO_PLAY_A_TURN = {0: 4, 1: 67, 2: 100, 4: 69, 8: 16, 12: 22, 14: 1}


def ways_by_engine(match):
    ways = 0
    for move in match.legal():
        if move == END_TURN:
            ways += 1
        else:
            match.play(move)
            ways += ways_by_engine(match)
            match.undo()
    return ways


def ways_by_slow(slow):
    ways = 0
    for move in slow.legal():
        if move == END_TURN:
            ways += 1
        else:
            after = copy.deepcopy(slow)
            after.play(move)
            ways += ways_by_slow(after)
    return ways


def test_turns_can_be_played_in_as_many_ways_as_counted():
    match = Match(sample_game(), 1, deck=DECK)
    slow = SlowMatch(1, DECK, Board(DRAWING))
    by_engine, by_slow = {}, {}
    for turn in TURNS:
        if match.round in WAYS_TO_PLAY_A_TURN:
            by_engine[match.round] = ways_by_engine(match)
            by_slow[slow.round] = ways_by_slow(slow)
        for move in (*turn, END_TURN):
            match.play(move)
            slow.play(move)
    assert by_slow == WAYS_TO_PLAY_A_TURN
    assert by_engine == WAYS_TO_PLAY_A_TURN
