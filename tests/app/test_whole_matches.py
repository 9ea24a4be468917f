# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whole matches by key presses, from the title to the result. A twin of the match is played on the
engine alone: the app must come to the same journal, awards and scores, and show them.
"""

import random

import pytest

from engine.bridges.scoring import SIX
from engine.deal import code_of
from engine.games import make_game
from engine.match import Match
from tests.app.checks import expected_table, play_along, shown_table
from tests.app.positions import (
    at_random,
    find,
    lazily,
    one_move_before,
    planning,
    played_by_all,
    resumed,
)
from tests.app.words import COLOURS, WORDS, points_to_next
from tools.sim import seen
from tools.sim.hands import Hands


def new_twin(hands, side, seats, code):
    """A new match by keys, and its twin on the engine."""
    hands.new_match(side, seats, code)
    return Match(make_game("bridges", side), seats, code)


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    "play", [at_random, lazily, planning(SIX)], ids=["full turns", "lazily", "well"]
)
def test_alone_to_a_rank(side, play):
    dice = random.Random(side)
    with Hands() as hands:
        twin = new_twin(hands, side, 1, code_of(dice.randrange(19**5)))
        play_along(hands, twin, lambda: play(twin, dice))
        total = twin.scores()[0][0]
        ranks = WORDS["bridges_ranks"]
        rank = twin.game.rank(total)
        assert ranks[rank] in hands.words
        missing = twin.game.ranks[rank + 1] - total
        assert points_to_next(missing) in hands.words
        assert ranks[rank + 1] in hands.words
        assert shown_table(hands, twin) == expected_table(twin)


@pytest.mark.parametrize("lowest", list(make_game("bridges", "A").ranks))
def test_every_rank_is_shown_whole_and_with_the_way_to_the_next(lowest):
    match = one_move_before(find(lambda match: match.over))
    ranks = WORDS["bridges_ranks"]
    rank = match.game.rank(lowest)
    with resumed(match) as hands:
        # Nobody plays to the highest ranks at random: the score is put into the match's mouth.
        hands.match.scores = lambda: [(lowest, lowest, 0, 0, 0)]
        hands.end_turn()
        hands.go_on()
        assert ranks[rank] in hands.words
        if rank + 1 < len(ranks):
            missing = match.game.ranks[rank + 1] - lowest
            assert points_to_next(missing) in hands.words
            assert ranks[rank + 1] in hands.words
        else:
            assert WORDS["highest"] in hands.words
        assert not seen.cut_off(hands.simulator)


def test_two_with_a_winner():
    match = find(lambda match: match.over and len(match.winners()) == 1, planning(SIX), seats=2)
    moves = iter(match.journal)
    with Hands() as hands:
        twin = new_twin(hands, match.game.side, 2, match.code)
        play_along(hands, twin, lambda: next(moves))
        assert WORDS["you_win"] % COLOURS[match.winners()[0]] in hands.words
        assert "\n".join(COLOURS[:2]) in hands.words
        assert shown_table(hands, twin) == expected_table(match)


def test_four_with_the_same_moves_tie():
    alone = find(lambda match: match.over, lazily)
    match = played_by_all(alone, 4)
    moves = iter(match.journal)
    with Hands() as hands:
        twin = new_twin(hands, match.game.side, 4, match.code)
        play_along(hands, twin, lambda: next(moves))
        assert WORDS["tie"] in hands.words
        assert "\n".join(COLOURS) in hands.words
        assert len({tuple(score) for score in twin.scores()}) == 1
        assert shown_table(hands, twin) == expected_table(twin)


def test_three_of_whom_two_share_the_win():
    def two_share(match):
        return match.over and len(match.winners()) == 2

    match = find(two_share, seats=3)
    moves = iter(match.journal)
    with Hands() as hands:
        twin = new_twin(hands, match.game.side, 3, match.code)
        play_along(hands, twin, lambda: next(moves))
        assert WORDS["tie"] in hands.words
        assert shown_table(hands, twin) == expected_table(match)


def test_after_the_result_comes_the_title():
    match = find(lambda match: match.over, lazily)
    moves = iter(match.journal)
    with Hands() as hands:
        twin = new_twin(hands, match.game.side, 1, match.code)
        play_along(hands, twin, lambda: next(moves))
        hands.press("B")
        assert hands.showing == "View"
        hands.press("B")
        assert hands.showing == "Result"
        hands.press("A")
        assert hands.showing == "Title"
        assert hands.match is None
