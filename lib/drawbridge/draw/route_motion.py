# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A step of Route as a motion: the line grows into the field."""

from micropython import const

from drawbridge.draw.motion import Reveal

_MARGIN = const(7)  # pixels round the middle of a field that a step can touch
_PICTURES = const(5)
_COLOURS = const(4)  # of the line's bitmap


class RouteMotion(Reveal):
    """From the middle of a field to that of the next, both (x, y)."""

    def __init__(self, line, here, there):
        self._across = here[1] == there[1]
        axis = 0 if self._across else 1
        self._forward = there[axis] >= here[axis]
        x, y = min(here[0], there[0]) - _MARGIN, min(here[1], there[1]) - _MARGIN
        width = abs(here[0] - there[0]) + 2 * _MARGIN
        height = abs(here[1] - there[1]) + 2 * _MARGIN
        super().__init__(line, _COLOURS, x, y, width, height)

    def touches(self, x, y):
        """Return whether a field with its middle there has a pixel in it."""
        across, down = x + _MARGIN - self._x, y + _MARGIN - self._y
        return 0 <= across <= self._width + 2 * _MARGIN and 0 <= down <= self._height + 2 * _MARGIN

    def begin(self):
        super().begin(_PICTURES)

    def show(self, picture):
        if picture == _PICTURES:
            self.end()
            return
        long = self._width if self._across else self._height
        grown = _MARGIN + (long - 2 * _MARGIN) * picture // _PICTURES
        begin = 0 if self._forward else long - grown
        if self._across:
            self.uncover(begin, 0, grown, self._height)
        else:
            self.uncover(0, begin, self._width, grown)
