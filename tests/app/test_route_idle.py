# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Redraw only what changed, in Route: a badge that nobody touches repaints nothing but the cursor's
beat, and a step repaints fields, not the board.
"""

import pytest

from tests.app.checks import Painting
from tests.app.positions import at_random, resumed
from tests.app.route_positions import asks, find, fresh_turn
from tools.sim import seen
from tools.sim.display import HEIGHT, WIDTH

CURSOR = 20 * 20  # pixels

# Every screen of its own without a cursor, and the keys that lead there from a turn.
STILL = {"RouteCards": ["SELECT"], "View": ["B", "UP", "UP", "UP", "UP", "A"]}


@pytest.mark.parametrize("name", STILL)
def test_a_still_screen_repaints_nothing(name):
    with resumed(find(fresh_turn, seats=2)) as hands:
        hands.press(*STILL[name])
        assert hands.showing == name
        hands.simulator.wait(100)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert painting.pixels == 0


@pytest.mark.parametrize("keys", [[], ["UP"]], ids=["in a turn", "in a question"])
def test_only_the_cursor_beats(keys):
    match = find(lambda match: fresh_turn(match) and asks(match, "UP"))
    with resumed(match) as hands:
        hands.press(*keys)
        hands.simulator.wait(100)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert hands.match.turn_moves() == b""
        assert 0 < painting.refreshes <= 10_000 // seen.BEAT_MS + 1
        assert painting.pixels <= painting.refreshes * CURSOR


def test_a_step_and_taking_it_back_repaint_a_part_of_the_screen():
    match = find(lambda match: match.round == 8 and len(match.turn_moves()) > 1, at_random)
    with resumed(match) as hands:
        for _ in match.turn_moves():
            with Painting(hands) as painting:
                hands.press("B")
            assert 0 < painting.pixels < WIDTH * HEIGHT
