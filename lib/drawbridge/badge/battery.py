# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The battery, measured at half its voltage. Without a battery the charger's voltage is seen, which
is never low.
"""

import analogio
import board
from micropython import const

from drawbridge.badge.clock import now, since

_LOW = const(345)  # hundredths of a volt: some minutes are left
_NONE = const(200)  # less cannot keep the badge running: nothing is connected
_EVERY = const(600_000)  # milliseconds between two warnings
_LOOK = const(5_000)  # and between two looks


class Battery:
    """Tells when it is time to warn."""

    def __init__(self):
        self._pin = analogio.AnalogIn(board.A6)
        self._looked = now() - _LOOK
        self._warned = now() - _EVERY

    def warns(self):
        """Return whether the battery is low; True once in ten minutes."""
        if since(self._looked) < _LOOK:
            return False
        self._looked = now()
        hundredths = self._pin.value // 16 * 660 // 4096
        if not _NONE < hundredths < _LOW or since(self._warned) < _EVERY:
            return False
        self._warned = now()
        return True


def is_dark():
    """Return whether the badge lies in the dark, by its light sensor."""
    with analogio.AnalogIn(board.LIGHT) as sensor:
        return sensor.value < 600
