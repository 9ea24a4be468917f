# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What moves by itself for a moment: a few pictures, one after the other. Any key ends it at once,
with the last picture, and is answered as always; nothing ever waits for it.
"""

import bitmaptools
from displayio import Bitmap
from micropython import const

from drawbridge.badge.clock import now, since

_BEAT = const(40)  # milliseconds of a picture: seven are the most, as none may take over 300


class Motion:
    """Override show(). The picture before the first one, number 0, is what is there already."""

    def __init__(self, pictures):
        self._last = pictures
        self._at = 0
        self._began = now()

    def show(self, picture):
        """Show a picture; when there was no time for them, those before it were left out."""

    def tick(self):
        """Show the picture that is due; return whether it was the last one."""
        due = min(since(self._began) // _BEAT, self._last)
        if due > self._at:
            self._at = due
            self.show(due)
        return due == self._last

    def end(self):
        """Show the last picture."""
        self.show(self._last)


class Reveal(Motion):
    """Shows bit by bit what has just been drawn: it remembers a part of a bitmap before that,
    puts it back, and uncovers the new piece by piece. So what it ends with is what was
    drawn, to the pixel.

    Override show(), which uncovers. To be made before something is drawn; then begin().
    """

    def __init__(self, bitmap, colours, x, y, width, height):
        super().__init__(0)
        self._bitmap = bitmap
        self._colours = colours  # how many the bitmap can have
        self._x = x
        self._y = y
        self._width = width
        self._height = height
        self._before = self._copy()
        self._after = None  # how it is in the end, as long as it is not to be seen

    def _copy(self):
        x, y = self._x, self._y
        copy = Bitmap(self._width, self._height, self._colours)
        bitmaptools.blit(
            copy, self._bitmap, 0, 0, x1=x, y1=y, x2=x + self._width, y2=y + self._height
        )
        return copy

    def begin(self, pictures):
        """Put back how it was, to show in so many pictures how it is."""
        self._after = self._copy()
        self._last = pictures
        self.take_back()

    def take_back(self):
        """Put back how it was before."""
        bitmaptools.blit(self._bitmap, self._before, self._x, self._y)

    def uncover(self, x, y, width, height):
        """Show a piece; x and y are counted from the corner of the part."""
        if width > 0 and height > 0:
            bitmaptools.blit(
                self._bitmap, self._after, self._x + x, self._y + y,
                x1=x, y1=y, x2=x + width, y2=y + height,
            )  # fmt: skip

    def end(self):
        self.uncover(0, 0, self._width, self._height)
        self._after = None
