# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The solver's model of Bridges on boards so small that par can be reasoned out, or every match be
played. A journal only shows that par is not too high; this shows that it is not too low.
"""

import random

import pytest

from engine.bridges import scoring
from tests.engine.pen import card
from tests.par.every_match import best_score
from tools.design.layout import read_layout
from tools.par.solve import find_par


def par(drawing, *cards):
    board = read_layout(drawing).board()
    found = find_par(board, [card(number, bridges) for number, bridges in cards])
    assert found.proven
    return found.best


# Two islands, one line. The 3 or 4 of the set-up stands on one of them and can never be finished,
# because a line takes only two bridges. What can be made of the other?


def test_a_number_and_its_bridges_finish_an_island():
    assert par("o.o", (2, 2)) == 2


def test_a_number_comes_before_the_bridges_of_its_round():
    assert par("o.o", (1, 2)) == 0


def test_bridges_are_drawn_all_or_none():
    assert par("o.o", (2, 3)) == 0


def test_a_round_may_skip_its_number_and_a_later_equal_one_finishes_the_island():
    assert par("o.o", (1, 2), (2, 3)) == 2


def test_a_flag_waits_for_a_bridge_of_an_earlier_round():
    assert par("o.r", (2, 2)) == 0
    assert par("o.r", (1, 2), (2, 2)) == 2
    assert par("o.r", (6, 1), (2, 1)) == 2


def test_a_bridge_needs_a_number_at_one_end():
    # Two flags by themselves: no number without a bridge, no bridge without a number.
    assert par("o.o...\n...r.b", (2, 2), (2, 2), (2, 1)) == 2
    assert par("o.o...\n...o.b", (2, 2), (2, 2), (2, 1)) == 6


# A board with every bonus within reach of three islands, without and with a crossing.
SMALL = {
    "no crossing": "o.b\n...\nr.o\n..b",
    "crossing": ".o.b\no..o\n.b..\n...r",
}


@pytest.mark.parametrize("deadlines", [(1, 2, 2), (3, 3, 3), (2, 3, 1)])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", SMALL)
def test_par_is_the_best_of_all_matches(name, seed, deadlines, monkeypatch):
    monkeypatch.setattr(scoring, "RED_ISLANDS", 1)
    monkeypatch.setattr(scoring, "BLUE_ISLANDS", 2)
    monkeypatch.setattr(scoring, "GROUP", 3)
    monkeypatch.setattr(scoring, "DEADLINES", bytes((0, *deadlines)))
    board = read_layout(SMALL[name]).board()
    deck = random.Random(seed).sample(range(18), 3)
    assert find_par(board, deck).best == best_score(board, deck)
