# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `board`: the names that the machine's board has for what it has."""

from tools.sim import power
from tools.sim.standins.microcontroller import Pin

_ALIASES = {"A0": "SPEAKER", "A7": "LIGHT", "D8": "NEOPIXEL"}
_PINS = {
    name: Pin(name)
    for name in (
        "SPEAKER SPEAKER_ENABLE LIGHT NEOPIXEL A6 BUTTON_CLOCK BUTTON_LATCH BUTTON_OUT "
        "JOYSTICK_X JOYSTICK_Y"
    ).split()
}


def __getattr__(name):
    machine = power.current()
    if name == "board_id":
        return machine.board_id
    name = _ALIASES.get(name, name)
    if name not in machine.lacks:
        if name == "DISPLAY":
            return machine.display
        if name in _PINS:
            return _PINS[name]
    raise AttributeError(f"module 'board' has no attribute {name!r}")
