# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Redraw only what changed: a badge that nobody touches repaints nothing but the cursor's beat, and
a hop of the cursor repaints the cursor, not the board.
"""

import pytest

from tests.app.checks import Painting
from tests.app.positions import find, resumed
from tools.sim import seen
from tools.sim.display import HEIGHT, WIDTH
from tools.sim.hands import Hands

CURSOR = 20 * 20  # pixels


def still_screens():
    """Every screen without a cursor, each with the keys that lead there from a turn."""
    return {
        "pause": ["B"],
        "cards": ["SELECT"],
        "rules": ["B", "DOWN", "DOWN", "A"],
        "other boards": ["B", "DOWN", "DOWN", "DOWN", "A"],
        "question": ["START"],
        "handing on": ["START", "A"],
    }


@pytest.mark.parametrize("name", still_screens())
def test_a_still_screen_repaints_nothing(name):
    with resumed(find(lambda match: match.round == 3, seats=2)) as hands:
        hands.press(*still_screens()[name])
        assert hands.showing != "BridgesScreen"
        hands.simulator.wait(100)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert painting.pixels == 0


def test_the_title_repaints_nothing_once_the_bridge_is_open():
    with Hands() as hands:
        hands.simulator.wait(300)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert painting.pixels == 0


@pytest.mark.parametrize("screen", ["challenge", "statistics", "settings"])
def test_what_the_title_leads_to_repaints_nothing(screen):
    with Hands() as hands:
        hands.choose(screen)
        hands.simulator.wait(100)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert painting.pixels == 0


def test_in_a_turn_only_the_cursor_beats():
    with resumed(find(lambda match: match.round == 3)) as hands:
        hands.simulator.wait(100)
        with Painting(hands) as painting:
            hands.simulator.wait(10_000)
        assert 0 < painting.refreshes <= 10_000 // seen.BEAT_MS + 1
        assert painting.pixels <= painting.refreshes * CURSOR


def test_a_hop_repaints_the_cursor_and_if_it_says_something_else_the_bottom_line():
    bottom_line = 2 * WIDTH * 16  # its ground, and above that its words
    with resumed(find(lambda match: match.round == 8)) as hands:
        for key in ("UP", "UP", "LEFT", "LEFT", "DOWN", "RIGHT", "RIGHT", "DOWN", "DOWN", "LEFT"):
            hints = hands.bottom_line
            with Painting(hands) as painting:
                hands.press(key)
            cursor = 4 * CURSOR  # here, there, a beat in between, and what lies between the two
            changed = hands.bottom_line != hints
            assert painting.pixels <= cursor + (bottom_line if changed else 0)


def test_a_number_repaints_a_part_of_the_screen():
    with resumed(find(lambda match: match.round == 8 and match.legal()[0] < 18)) as hands:
        hands.go_to(hands.match.legal()[0])
        with Painting(hands) as painting:
            hands.press("A")
        assert hands.match.turn_moves()
        assert painting.pixels < WIDTH * HEIGHT
