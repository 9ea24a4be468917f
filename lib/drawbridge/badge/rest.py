# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Saving the battery: after a while without a key the screen is dimmed, after a longer while dark.
The key that wakes a dark screen does nothing else.
"""

import time

from micropython import const

from drawbridge.badge.clock import now, since

_DIM_AFTER = const(60_000)
_SLEEP_AFTER = const(180_000)
_NAP = 0.05  # seconds between two looks at the buttons while asleep

_BRIGHTNESS = (0.0, 0.1, 0.25, 0.45, 0.7, 1.0)  # of the steps 1 to 5; 0 is dark
_DIMMED = const(1)


class Rest:
    """The backlight, and how long ago the last key was."""

    def __init__(self, display):
        self.brightness = 5  # the step that was chosen
        self.asleep = False
        self._display = display
        self._level = -1
        self._touched = now()

    def wake(self):
        """Note that there was a key; return whether it did nothing but wake the badge."""
        slept = self.asleep
        self.asleep = False
        self._touched = now()
        return slept

    def tick(self):
        """Make the screen as bright as it should be; doze a moment if it is dark."""
        idle = since(self._touched)
        level = self.brightness
        self.asleep = self.asleep or idle >= _SLEEP_AFTER
        if self.asleep:
            level = 0
        elif idle >= _DIM_AFTER:
            level = _DIMMED
        if level != self._level:
            self._level = level
            self._display.brightness = _BRIGHTNESS[level]
        if self.asleep:
            time.sleep(_NAP)
