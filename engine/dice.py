# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The project's own random numbers: the same on a badge, on a desktop and in a browser.

Two multiply-with-carry generators, combined. Every value on the way stays below 2^30, so that an
interpreter with small ints never allocates and never rounds. Good enough to shuffle cards; never
use it for a secret.
"""

# With these multipliers a * 2^15 - 1 and a * 2^14 - 1 are both prime, which gives each generator
# the longest period it can have (about 2^29 steps).
_FIRST = 31266
_SECOND = 30903
_MASK = 0x7FFF


class Dice:
    """A stream of random ints that a seed (0 to 2^30 - 1) determines completely."""

    def __init__(self, seed):
        self._first = 1 + (seed & _MASK)
        self._second = 1 + (seed >> 15)
        for _ in range(8):  # neighbouring seeds begin alike: let the streams part
            self._step()

    def _step(self):
        """Return 15 random bits."""
        first = _FIRST * (self._first & _MASK) + (self._first >> 15)
        second = _SECOND * (self._second & _MASK) + (self._second >> 15)
        self._first = first
        self._second = second
        return (first ^ second) & _MASK

    def below(self, limit):
        """Return an int from 0 to limit - 1, each as likely as the other; limit is at most 2^15."""
        fair = 0x8000 - 0x8000 % limit  # past this the small values would come up more often
        value = self._step()
        while value >= fair:
            value = self._step()
        return value % limit

    def shuffle(self, items):
        """Shuffle a list or bytearray in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
