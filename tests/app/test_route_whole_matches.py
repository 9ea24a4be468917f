# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whole matches of Route by key presses, from the title to the result, beside a twin on the engine
alone: the app must come to the same journal, awards and scores, and show them.
"""

import random

import pytest

from engine.deal import code_of
from engine.match import Match
from tests.app.checks import expected_table, play_along, shown_table
from tests.app.positions import one_move_before, resumed
from tests.app.route_positions import ROUTE, find
from tests.app.words import COLOURS, WORDS, points_to_next
from tools.sim import seen
from tools.sim.player import best_move
from tools.sim.route_hands import RouteHands

RANKS = WORDS["route_ranks"]


def new_twin(hands, seats, code):
    """A new match by keys, and its twin on the engine."""
    hands.new_match(seats=seats, code=code)
    return Match(ROUTE, seats, code)


def played_again(hands, match):
    """Play a match of the engine by keys to its result; return the twin."""
    moves = iter(match.journal)
    twin = new_twin(hands, match.seats, match.code)
    play_along(hands, twin, lambda: next(moves))
    return twin


def test_alone_to_a_rank():
    dice = random.Random(1)
    with RouteHands() as hands:
        twin = new_twin(hands, 1, code_of(dice.randrange(19**5)))
        play_along(hands, twin, lambda: best_move(twin, dice))
        total = twin.scores()[0][0]
        rank = twin.game.rank(total)
        assert RANKS[rank] in hands.words
        missing = twin.game.ranks[rank + 1] - total
        assert {points_to_next(missing), RANKS[rank + 1]} <= set(hands.words)
        assert shown_table(hands, twin) == expected_table(twin)


@pytest.mark.parametrize("total", [-60, *ROUTE.ranks])
def test_every_rank_is_shown_whole_and_with_the_way_to_the_next(total):
    match = one_move_before(find(lambda match: match.over))
    rank = ROUTE.rank(total)
    with resumed(match) as hands:
        # Nobody plays to the highest ranks at random: the score is put into the match's mouth.
        hands.match.scores = lambda: [(total, total, 0)]
        hands.end_turn()
        hands.go_on()
        assert RANKS[rank] in hands.words
        if rank + 1 < len(RANKS):
            missing = ROUTE.ranks[rank + 1] - total
            assert {points_to_next(missing), RANKS[rank + 1]} <= set(hands.words)
        else:
            assert WORDS["highest"] in hands.words
        assert not seen.cut_off(hands.simulator)


def test_two_with_a_winner():
    match = find(lambda match: match.over and len(match.winners()) == 1, best_move, seats=2)
    with RouteHands() as hands:
        twin = played_again(hands, match)
        assert WORDS["you_win"] % COLOURS[match.winners()[0]] in hands.words
        assert "\n".join(COLOURS[:2]) in hands.words
        assert shown_table(hands, twin) == expected_table(match)


def test_four_of_whom_some_share_the_win():
    match = find(lambda match: match.over and len(match.winners()) > 1, seats=4)
    with RouteHands() as hands:
        twin = played_again(hands, match)
        assert WORDS["tie"] in hands.words
        assert "\n".join(COLOURS) in hands.words
        assert shown_table(hands, twin) == expected_table(match)


def test_after_the_result_comes_the_title():
    with resumed(one_move_before(find(lambda match: match.over))) as hands:
        hands.end_turn()
        hands.go_on()
        hands.press("B")
        assert hands.showing == "View"
        hands.press("B")
        assert hands.showing == "Result"
        hands.press("A")
        assert hands.showing == "Title"
        assert hands.match is None
