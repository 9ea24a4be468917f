# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What moves by itself: at most 300 ms, and any key ends it and is answered as always."""

import numpy as np

from tests.app.motion_scenes import MOVING
from tests.app.scenes import SCENES
from tools.sim import seen
from tools.sim.hands import Hands

MOST_MS = 300


def test_every_motion_ends_in_time():
    for name in MOVING:
        with SCENES[name]() as hands:
            assert hands.screen.motion is not None, name
            hands.simulator.wait(MOST_MS)
            assert hands.screen.motion is None, name


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
