# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Where the line begins: alone one chooses among the four starts, several are each given another
one.
"""

import pytest

from engine.match import END_TURN
from tests.app import route_seen
from tests.app.route_positions import ROUTE
from tests.app.words import COLOURS, WORDS
from tools.sim import seen
from tools.sim.hands import DIRECTIONS
from tools.sim.route_hands import RouteHands

STARTS = set(ROUTE.board.STARTS)
AHEAD = {"UP": (0, -1), "RIGHT": (1, 0), "DOWN": (0, 1), "LEFT": (-1, 0)}


def cursor_at(hands):
    """The field round which the screen shows the cursor."""
    cursor = hands.screen._cursor
    (field,) = [f for f in STARTS if route_seen.corner(f) == (cursor.x + 3, cursor.y + 2)]
    return field


def test_the_four_starts_are_lit_and_nothing_is_out_of_reach():
    with RouteHands() as hands:
        hands.new_match()
        assert route_seen.fields_shown(hands.simulator, route_seen.NEXT) == STARTS
        assert not route_seen.fields_shown(hands.simulator, route_seen.DIM)
        assert hands.bottom_line == [WORDS["begin_here"], WORDS["menu"]]


@pytest.mark.parametrize("key", DIRECTIONS)
def test_the_cursor_never_moves_against_a_press(key):
    """From every start: a press leads towards where it points, or nowhere."""
    with RouteHands() as hands:
        hands.new_match()
        for start in STARTS:
            hands.move_to_start(start)
            x, y = route_seen.middle(start)
            hands.press(key)
            to_x, to_y = route_seen.middle(cursor_at(hands))
            along = AHEAD[key]
            moved = (to_x - x) * along[0] + (to_y - y) * along[1]
            assert moved > 0 or cursor_at(hands) == start, f"{key} from field {start}"


@pytest.mark.parametrize("start", sorted(STARTS))
def test_a_begins_and_b_takes_it_back(start):
    with RouteHands() as hands:
        hands.new_match()
        hands.move_to_start(start)
        assert cursor_at(hands) == start
        before = seen.still(hands.simulator)
        hands.press("A")
        assert hands.journal == bytes([start])
        assert not route_seen.fields_shown(hands.simulator, route_seen.NEXT)
        assert hands.bottom_line == [WORDS["take_back"], WORDS["end_turn"]]
        hands.press("B")
        assert hands.journal == b""
        assert cursor_at(hands) == start
        assert (seen.still(hands.simulator) == before).all()
        hands.press("A", "START")
        assert hands.journal == bytes([start, END_TURN])
        assert hands.match.round == 1
        assert cursor_at(hands) == start


def test_a_line_that_has_begun_stays_where_it_is():
    with RouteHands() as hands:
        hands.new_match()
        hands.press("A")
        journal = hands.journal
        hands.press(*DIRECTIONS, "A")
        assert hands.journal == journal


def test_several_begin_each_on_another_start_without_a_set_up():
    begun = []
    with RouteHands() as hands:
        hands.choose("new_match")
        hands.press("LEFT", "DOWN", "LEFT", "START")
        for seat, colour in enumerate(COLOURS):
            assert hands.showing == "HandOn"
            assert colour in hands.words
            assert WORDS["round_of"] % (1, 15) in hands.words
            hands.go_on()
            assert (hands.match.seat, hands.match.round) == (seat, 1)
            begun.append(cursor_at(hands))
            hands.end_turn()
    assert sorted(begun) == sorted(STARTS)
