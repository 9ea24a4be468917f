# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The row of lights: whose turn it is, and a little show when there is something to celebrate.

Dimmed, because they shine into the player's face. Written to only when they change.
"""

import board
import digitalio
from micropython import const
from neopixel_write import neopixel_write

from drawbridge.badge.clock import now, since

_COUNT = const(5)
_DIM = const(4)  # how many bits darker than a colour on the screen
_STEP = const(80)  # milliseconds of a step of the show
_STEPS = const(15)
_RESTING = const(-1)

_SHOW = (0xFF3030, 0xFFC020, 0x30FF30, 0x30C0FF, 0x6040FF)


class Lights:
    """All in one colour, or celebrating; dark while off."""

    def __init__(self):
        self.on = True
        self._pin = digitalio.DigitalInOut(board.NEOPIXEL)
        self._pin.switch_to_output()
        self._row = bytearray(3 * _COUNT)
        self._colour = 0
        self._celebrating = False
        self._began = 0
        self._shown = -2  # what the row shows: a step of the show, _RESTING, or -2 for nothing yet

    def turn(self, colour):
        """Shine in the colour 0xRRGGBB of whoever plays; 0 is dark."""
        if colour != self._colour:
            self._colour = colour
            self._shown = -2

    def celebrate(self):
        """Put on the show, and then shine as before."""
        self._celebrating = True
        self._began = now()

    def tick(self):
        """Change what must change by now."""
        step = _RESTING
        if self._celebrating:
            step = since(self._began) // _STEP
            if step >= _STEPS:
                self._celebrating = False
                step = _RESTING
        if not self.on:
            step = _STEPS
        if step != self._shown:
            self._shown = step
            self._show(step)

    def dark(self):
        """Go dark until the next tick()."""
        if self._shown != _STEPS:
            self._shown = _STEPS
            self._show(_STEPS)

    def _show(self, step):
        for light in range(_COUNT):
            if step == _STEPS:
                colour = 0
            elif step == _RESTING:
                colour = self._colour
            else:
                colour = _SHOW[(step + light) % len(_SHOW)] if (step + light) % 3 else 0
            at = 3 * light
            self._row[at] = (colour >> 8 & 0xFF) >> _DIM  # these lights want green first
            self._row[at + 1] = (colour >> 16) >> _DIM
            self._row[at + 2] = (colour & 0xFF) >> _DIM
        neopixel_write(self._pin, self._row)
