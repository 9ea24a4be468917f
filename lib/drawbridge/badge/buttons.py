# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The buttons as logical keys, from keypad's events, with repeat for the cross.

SELECT is two keys: a short press counts when the finger leaves the button, a long one as HOLD while
it is still there; one is never the other as well. All other buttons count as they go down.

Never polls the shift register itself: read too fast, it tells that nothing is pressed. keypad looks
at it every 20 ms, which is longer than a button bounces.
"""

import board
import keypad
from micropython import const

from drawbridge.badge.clock import after, since

# Logical keys. The four directions are in the order of the boards' tables: up, right, down, left.
UP = 0
RIGHT = 1
DOWN = 2
LEFT = 3
A = 4
B = 5
START = 6
SELECT = 7
HOLD = 8  # SELECT, kept down
NO_KEY = 255

# What the shift register calls its buttons 0 to 7; a PyGamer has only the first four.
_BUTTONS = bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT))

# Milliseconds until a held direction is pressed again, and then each time: slow, medium, fast.
_FIRST_REPEATS = (550, 350, 250)
_NEXT_REPEATS = (220, 120, 70)
_HOLD = const(600)  # milliseconds until a press of SELECT is a long one
_NEVER = const(0x7FFFFFF)  # a day and a half


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
        self._stick = None
        if hasattr(board, "JOYSTICK_X"):  # instead of a cross
            from drawbridge.badge.stick import Stick

            self._stick = Stick()
        self.speed = 1  # of the repeat: a place in settings.KEY_REPEATS
        self.repeated = False  # whether the last press comes from holding the key
        self._held = NO_KEY
        self._repeat_at = 0
        self._hold_at = None  # when SELECT, if it is down, becomes a long press

    def next_press(self):
        """Return the next key that was pressed or is repeated by holding it, or NO_KEY."""
        while self._keys.events.get_into(self._event):
            key = _BUTTONS[self._event.key_number]
            if key == SELECT:
                if self._event.pressed:
                    self._press(key)
                    self._hold_at = after(_HOLD)
                elif self._hold_at is not None:
                    self._hold_at = None
                    return SELECT
            elif self._event.pressed:
                return self._press(key)
            elif key == self._held:
                self._held = NO_KEY
        if self._hold_at is not None and since(self._hold_at) >= 0:
            self._hold_at = None
            return HOLD
        if self._stick is not None:
            direction = self._stick.direction()
            if direction != self._held:
                if direction != NO_KEY:
                    return self._press(direction)
                self._held = NO_KEY
        if self._held != NO_KEY and since(self._repeat_at) >= 0:
            self._repeat_at = after(_NEXT_REPEATS[self.speed])
            self.repeated = True
            return self._held
        return NO_KEY

    def no_repeat(self):
        """Do not repeat the key that is held now, however long."""
        self._repeat_at = after(_NEVER)

    def _press(self, key):
        self._held = key if key <= LEFT else NO_KEY
        self._repeat_at = after(_FIRST_REPEATS[self.speed])
        self.repeated = False
        return key
