# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `analogio`: the battery, measured at half its voltage on A6, and what else a test
puts on a pin."""

from tools.sim import power


class AnalogIn:
    """A 16-bit reading of a pin."""

    reference_voltage = 3.3

    def __init__(self, pin):
        power.current().claim(pin)
        self._pin = pin

    def deinit(self):
        power.current().release(self._pin)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    @property
    def value(self) -> int:
        if self._pin.name != "A6":
            return power.current().analog.get(self._pin.name, 0x8000)
        half = power.current().battery / 2
        return min(0xFFFF, int(half / self.reference_voltage * 0xFFFF))
