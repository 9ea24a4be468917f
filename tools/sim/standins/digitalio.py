# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `digitalio`: pins that are set or read."""

from enum import Enum

from tools.sim import power


class Direction(Enum):
    INPUT = 0
    OUTPUT = 1


class Pull(Enum):
    UP = 0
    DOWN = 1


class DigitalInOut:
    """An input until told otherwise. Reading an input gives its pull: nothing is connected."""

    def __init__(self, pin):
        power.current().claim(pin)
        self.pin = pin
        self._direction = Direction.INPUT
        self._level = False

    def deinit(self):
        if self.pin is not None:
            power.current().release(self.pin)
            self.pin = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def switch_to_output(self, value=False):
        self._direction = Direction.OUTPUT
        self.value = value

    def switch_to_input(self, pull=None):
        self._direction = Direction.INPUT
        self._level = pull is Pull.UP

    @property
    def direction(self):
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self):
        self.check()
        return self._level

    @value.setter
    def value(self, level):
        self.check()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._level = bool(level)
        power.current().drive(self.pin, self._level)

    def check(self):
        """Refuse to work after `deinit`, as the device does."""
        if self.pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used.")
