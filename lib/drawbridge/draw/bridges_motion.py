# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A move of Bridges as a motion: the bridge grows along its line, then islands that it has finished
are circled.
"""

from micropython import const

from drawbridge.draw.motion import Reveal

_CELL = const(16)
_COLUMNS = const(8)
_GROWING = const(4)  # pictures of a bridge that grows
_CIRCLING = const(3)  # pictures of an island that is circled

# The parts of a cell that each of them uncovers, clockwise: left, top, width, height.
_PARTS = ((8, 0, 8, 8), (0, 8, 16, 8), (0, 0, 8, 8))


class BridgesMotion(Reveal):
    """From the cell of an island to that of another or, for a number, to itself."""

    def __init__(self, canvas, start, goal):
        low, high = min(start, goal), max(start, goal)
        self._forward = goal == high
        self._across = high - low < _COLUMNS
        self._length = (high - low if self._across else (high - low) // _COLUMNS) * _CELL
        self._growing = _GROWING if self._length else 0
        long = self._length + _CELL
        width, height = (long, _CELL) if self._across else (_CELL, long)
        x, y = low % _COLUMNS * _CELL, low // _COLUMNS * _CELL
        super().__init__(canvas.bitmap, 16, x, y, width, height)

    def begin_to(self, low_is_done, high_is_done):
        """Begin, if there is anything to be seen; return whether there is.

        The island that comes first on the board and the other one are circled if they are done.
        """
        self._done = (low_is_done, high_is_done)
        pictures = self._growing + (_CIRCLING if low_is_done or high_is_done else 0)
        if pictures:
            self.begin(pictures)
        return pictures > 0

    def show(self, picture):
        if picture == self._last:
            self.end()
        elif picture <= self._growing:
            self._grow(picture)
        else:
            for place in range(2 if self._length else 1):
                if self._done[place]:
                    self._circle(self._length * place, picture - self._growing)

    def _grow(self, picture):
        """Uncover the line between the islands, as far as it has grown."""
        grown = (self._length - _CELL) * picture // _GROWING
        begin = _CELL if self._forward else self._length - grown
        if self._across:
            self.uncover(begin, 0, grown, _CELL)
        else:
            self.uncover(0, begin, _CELL, grown)

    def _circle(self, along, parts):
        x, y = (along, 0) if self._across else (0, along)
        for part in range(parts):
            left, top, width, height = _PARTS[part]
            self.uncover(x + left, y + top, width, height)
