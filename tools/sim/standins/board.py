# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `board`: the PyBadge's names for what it has."""

from tools.sim import power
from tools.sim.standins.microcontroller import Pin

board_id = "pybadge"

SPEAKER = A0 = Pin("SPEAKER")
A6 = Pin("A6")
LIGHT = A7 = Pin("LIGHT")
NEOPIXEL = D8 = Pin("NEOPIXEL")
SPEAKER_ENABLE = Pin("SPEAKER_ENABLE")
BUTTON_CLOCK = Pin("BUTTON_CLOCK")
BUTTON_LATCH = Pin("BUTTON_LATCH")
BUTTON_OUT = Pin("BUTTON_OUT")


def __getattr__(name):
    if name == "DISPLAY":
        return power.current().display
    raise AttributeError(f"module 'board' has no attribute {name!r}")
