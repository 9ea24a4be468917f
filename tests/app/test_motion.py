# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What moves by itself: at most 300 ms, any key ends it and is answered as always, and it ends with
what would have been there at once.
"""

import numpy as np
import pytest

from engine.match import END_TURN
from tests.app import route_scenes, scenes
from tests.app.bot_scenes import players, told
from tests.app.bots import bots_that_play
from tests.app.motion_scenes import MOVING
from tests.app.positions import resumed
from tests.app.scenes import SCENES
from tools.sim import seen
from tools.sim.hands import Hands

MOST_MS = 300
ROUNDS = {"bridges": scenes.a_round, "route": route_scenes.a_round}


@pytest.mark.parametrize("name", sorted(MOVING))
def test_a_motion_ends_in_time(name):
    with SCENES[name]() as hands:
        assert hands.screen.motion is not None
        hands.simulator.wait(MOST_MS)
        assert hands.screen.motion is None


def test_a_key_opens_the_titles_bridge_at_once_and_moves_the_bar():
    with Hands() as hands:
        assert hands.screen.motion is not None
        hands.press("DOWN")
        assert hands.screen.motion is None
        early = seen.pixels(hands.simulator)
        assert hands.screen._menu.at == 1
    with Hands() as hands:
        hands.simulator.wait(MOST_MS)
        hands.press("DOWN")
        assert np.array_equal(early, seen.pixels(hands.simulator))


@pytest.mark.parametrize("name", ["bridge_growing", "island_circled", "route_growing"])
def test_a_key_ends_the_motion_of_a_move_and_is_answered(name):
    with SCENES[name]() as hands:
        moves = len(hands.match.turn_moves())
        hands.press("B")
        assert len(hands.match.turn_moves()) == moves - 1
        hands.simulator.wait(MOST_MS)
        taken_back = seen.still(hands.simulator)
        hands.app.screen.draw()
        assert np.array_equal(taken_back, seen.still(hands.simulator))


@pytest.mark.parametrize("game", ROUNDS)
def test_moves_in_a_hurry_leave_the_same_picture_as_moves_at_leisure(game):
    pictures = []
    for pause in (0, MOST_MS):
        match = ROUNDS[game](7)
        with resumed(match) as hands:
            for move in told(match):
                if move != END_TURN:
                    hands.play(move)
                    hands.simulator.wait(pause)
            pictures.append(seen.still(hands.simulator)[seen.BOARD])
    assert np.array_equal(*pictures)


@pytest.mark.parametrize("game", ROUNDS)
def test_a_bots_moves_are_shown_by_the_same_motions(game):
    match = ROUNDS[game](5, seats=2)
    with bots_that_play(told), resumed(match, players=players("en", 3)) as hands:
        hands.end_turn()
        assert hands.showing == "BotTurn"
        moved = 0
        while hands.showing == "BotTurn":
            hands.simulator.run_until(
                lambda: hands.showing != "BotTurn" or hands.screen.motion is not None
            )
            if hands.showing == "BotTurn":
                moved += 1
                hands.simulator.wait(MOST_MS)
                assert hands.screen.motion is None
        assert moved
