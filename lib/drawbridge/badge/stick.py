# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The joystick of a PyGamer as a cross: pushed far enough to one side, it is a direction held down.

It must come back a good way before it can be pushed anew, so that a trembling thumb is one press.
"""

import analogio
import board
from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, NO_KEY, RIGHT, UP

_MIDDLE = const(0x8000)
_PUSHED = const(17000)  # from the middle; the stick's own middle may be 3000 away from it
_LET_GO = const(11000)


class Stick:
    """Where the stick points."""

    def __init__(self):
        self._x = analogio.AnalogIn(board.JOYSTICK_X)
        self._y = analogio.AnalogIn(board.JOYSTICK_Y)
        self._direction = NO_KEY

    def direction(self):
        """Return UP, RIGHT, DOWN or LEFT, or NO_KEY."""
        x = self._x.value - _MIDDLE
        y = self._y.value - _MIDDLE
        if max(abs(x), abs(y)) > (_PUSHED if self._direction == NO_KEY else _LET_GO):
            if abs(x) > abs(y):
                self._direction = RIGHT if x > 0 else LEFT
            else:
                self._direction = DOWN if y > 0 else UP
        else:
            self._direction = NO_KEY
        return self._direction
