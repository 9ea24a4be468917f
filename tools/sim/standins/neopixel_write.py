# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `neopixel_write`: colours go to the machine's lights."""

from tools.sim import power
from tools.sim.standins.digitalio import DigitalInOut


def neopixel_write(digitalinout, buf):
    if not isinstance(digitalinout, DigitalInOut):
        raise TypeError(f"digitalinout must be of type DigitalInOut, not {type(digitalinout)}")
    digitalinout.check()
    power.current().show_lights(bytes(buf))
