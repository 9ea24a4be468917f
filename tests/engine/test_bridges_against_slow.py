# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine's Bridges beside the slow model in tests/slow, move by move through random matches:
the same legal moves, the same refusals, the same awards and scores. Where they differ, the rules
decide; neither may borrow from the other.
"""

import copy
import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.bridges import Bridges
from engine.errors import IllegalMove
from engine.match import END_TURN, Match
from tests.engine.pen import sample_game
from tests.engine.sample_board import DRAWING
from tests.slow.bridges import Board, Sheet, SlowMatch

decks = st.permutations(range(18)).map(lambda cards: cards[:17])
sides = st.sampled_from("AB")
seat_counts = st.integers(1, 4)
seeds = st.integers(0, 2**32 - 1)

# Shrinking a match takes minutes and explains nothing: a smaller seed plays no simpler match.
without_shrinking = [Phase.explicit, Phase.reuse, Phase.generate]


def both(side, seats, deck):
    return Match(Bridges(side), seats, deck=deck), SlowMatch(side, seats, deck)


def named(awards):
    """The engine's awards with the slow model's names, by seat."""
    return [(seat, Bridges.parts[part], points) for seat, part, points in sorted(awards)]


def assert_alike(match, slow):
    assert (match.over, match.seat, match.round) == (slow.over, slow.seat, slow.round)
    assert match.legal() == slow.legal()
    assert match.scores() == slow.scores()
    assert named(match.awards) == slow.awards


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


def sheet_after(slow, move):
    sheet = slow.sheets[slow.seat]
    if move >= 64:
        return sheet.with_bridge(slow.board.lines[move - 64])
    island = slow.board.islands[move]
    return Sheet(slow.board, {**sheet.numbers, island: slow.number()}, sheet.bridges)


def promise(slow, move, flags):
    """How much a stroke does for the bonuses of these flags and of six connected islands."""
    sheet = sheet_after(slow, move)
    finished = sheet.finished()
    reached = {island for island in flags if sheet.bridges_at(island)}
    next_to_flags = {end for line in slow.board.lines if flags.intersection(line) for end in line}
    in_reach = next_to_flags.intersection(sheet.numbers) - finished
    return (
        12 * len(finished & flags)
        + 6 * len(reached)
        + 5 * len(in_reach)
        + 4 * len(finished)
        + 2 * sheet.largest_group()
    )


def keen_move(slow, chance, flags):
    """Mostly the stroke that promises most, so that matches come to awards of every kind."""
    moves = slow.legal()
    strokes = [move for move in moves if move != END_TURN]
    if slow.round == 0 or not strokes or chance.random() < 0.1:
        return chance.choice(moves)
    return max(strokes, key=lambda move: (promise(slow, move, flags), chance.random()))


@settings(max_examples=80, deadline=None, phases=without_shrinking)
@given(side=sides, seats=seat_counts, deck=decks, seed=seeds)
def test_any_play_is_judged_alike(side, seats, deck, seed):
    chance = random.Random(seed)
    match, slow = both(side, seats, deck)
    assert_alike(match, slow)
    while not match.over:
        if chance.random() < 0.05:
            assert_refuses_all_but(match, slow.legal())
        move = chance.choice(slow.legal())
        match.play(move)
        slow.play(move)
        assert_alike(match, slow)
    assert_refuses_all_but(match, [])


def play_keenly(side, seats, seed):
    """A whole match in which engine and slow model stay alike; returns its awards by round."""
    chance = random.Random(seed)
    deck = chance.sample(range(18), 17)
    match, slow = both(side, seats, deck)
    flags = chance.choice([slow.board.red, slow.board.blue])
    awards = []
    while not match.over:
        move = keen_move(slow, chance, flags)
        match.play(move)
        slow.play(move)
        assert_alike(match, slow)
        if move == END_TURN and slow.seat == 0:
            awards.append(slow.awards)
    return awards


ALL_BONUSES = {("red", 9), ("red", 5), ("blue", 7), ("blue", 3), ("six", 8), ("six", 4)}


def is_shared(awards):
    """Whether two seats were given the same bonus in this round, as the first."""
    firsts = [name for _, name, points in awards if points >= 7]
    return len(firsts) > len(set(firsts))


@pytest.mark.parametrize("seats", [1, 4])
def test_keen_play_is_judged_alike_through_every_kind_of_award(seats):
    """Goes on until every bonus was met early and late, and together also shared by two seats."""
    missing = set(ALL_BONUSES) if seats == 1 else {*ALL_BONUSES, "shared"}
    for seed in range(400):
        for awards in play_keenly("AB"[seed % 2], seats, seed):
            missing.difference_update((name, points) for _, name, points in awards)
            if is_shared(awards):
                missing.discard("shared")
        if not missing:
            break
    assert not missing


# In how many ways can a turn be played to its end? The positions are the beginnings of these rounds
# of one solo match on the sample board; round 0, the set-up, has 11 islands without a flag times a
# 3 or a 4. The other figures were counted by tests/slow, which the test repeats.

DECK = (11, 9, 0, 16, 2, 15, 10, 3, 5, 17, 14, 6, 7, 8, 4, 1, 13)
TURNS = (
    (42,), (80, 80, 72), (7, 77), (13, 75), (2, 66, 66), (6, 68, 68, 81), (1, 64),
    (9, 78, 70), (11, 70), (17, 79, 67, 88), (5, 64, 67, 71), (0,), (12, 71), (4, 84, 84),
)  # fmt: skip
WAYS_TO_PLAY_A_TURN = {0: 22, 1: 1841, 3: 93, 6: 47, 10: 832, 14: 20}


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
    slow = SlowMatch(Board(DRAWING), 1, DECK)
    by_engine, by_slow = {}, {}
    for turn in (*TURNS, ()):
        if match.round in WAYS_TO_PLAY_A_TURN:
            by_engine[match.round] = ways_by_engine(match)
            by_slow[slow.round] = ways_by_slow(slow)
        for move in (*turn, END_TURN):
            match.play(move)
            slow.play(move)
    assert by_slow == WAYS_TO_PLAY_A_TURN
    assert by_engine == WAYS_TO_PLAY_A_TURN
