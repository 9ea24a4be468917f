# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Scenes in the middle of a motion; all other scenes are looked at when nothing moves."""

from tests.app.scenes import scene
from tools.sim.hands import Hands

MOVING = set()


def moving(show):
    """Make a scene that is photographed at once."""
    MOVING.add(show.__name__)
    return scene(show)


@moving
def title_opening():
    with Hands() as hands:
        hands.simulator.wait(50)
        yield hands
