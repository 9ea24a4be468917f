# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The eight buttons as logical keys, from keypad's events, with repeat for the cross.

Never polls the shift register itself: read too fast, it tells that nothing is pressed.
"""

import board
import keypad
import supervisor
from micropython import const

# Logical keys. The four directions are in the order of the boards' tables: up, right, down, left.
UP = 0
RIGHT = 1
DOWN = 2
LEFT = 3
A = 4
B = 5
START = 6
SELECT = 7
NO_KEY = 255

# What the shift register of a PyBadge calls its buttons 0 to 7.
_PYBADGE = bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT))

_FIRST_REPEAT = const(
    350
)  # milliseconds until a held direction is pressed again, and then each time
_NEXT_REPEAT = const(120)
_TICKS = const(0x1FFFFFFF)  # supervisor.ticks_ms() starts again from 0 after this


class Buttons:
    """Presses, one at a time."""

    def __init__(self):
        self._keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        )
        self._event = keypad.Event()
        self.repeated = False  # whether the last press comes from holding the key
        self._held = NO_KEY
        self._repeat_at = 0

    def next_press(self):
        """Return the next key that was pressed or is repeated by holding it, or NO_KEY."""
        while self._keys.events.get_into(self._event):
            key = _PYBADGE[self._event.key_number]
            if self._event.pressed:
                self._held = key if key <= LEFT else NO_KEY
                self._repeat_at = supervisor.ticks_ms() + _FIRST_REPEAT & _TICKS
                self.repeated = False
                return key
            if key == self._held:
                self._held = NO_KEY
        if self._held != NO_KEY:
            now = supervisor.ticks_ms()
            if (now - self._repeat_at & _TICKS) <= _TICKS // 2:
                self._repeat_at = now + _NEXT_REPEAT & _TICKS
                self.repeated = True
                return self._held
        return NO_KEY
