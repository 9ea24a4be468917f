# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A large number of up to three figures: tiles of the big font, so that a new number is three new
tile indexes and nothing is drawn."""

from displayio import Palette, TileGrid
from micropython import const

from drawbridge.draw.font import BIG

_WIDE = const(11)  # pixels of a tile
_MINUS = const(10)  # the tiles after the ten figures
_BLANK = const(11)


class BigNumber(TileGrid):
    """Stands in the middle of `width` pixels from x on; rgb is its colour."""

    def __init__(self, x, y, width, rgb):
        palette = Palette(2)
        palette[1] = rgb
        palette.make_transparent(0)
        super().__init__(
            BIG.bitmap, pixel_shader=palette, width=3, height=1,
            tile_width=_WIDE, tile_height=BIG.bitmap.height, x=x, y=y,
        )  # fmt: skip
        self._left = x
        self._width = width
        self.show(None)

    def show(self, number):
        """Show a number from -99 to 999, or nothing."""
        text = "" if number is None else str(number)
        for place in range(3):
            tile = _BLANK
            if place < len(text):
                tile = _MINUS if text[place] == "-" else int(text[place])
            self[place] = tile
        self.x = self._left + (self._width - _WIDE * len(text) + 1) // 2
