# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The title's picture: an evening at the drawbridge, whose two leaves open. In memory only while
the title is.
"""

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const

from drawbridge.draw.motion import Motion
from drawbridge.memory import forget

_PICTURES = const(5)  # of a leaf, from level to open
_TOP = const(54)
_LEFT = const(18)  # where the leaves are hinged
_RIGHT = const(62)


class Evening(Group):
    """The leaves above the canvas; the rest is drawn on it."""

    def __init__(self, canvas):
        super().__init__()
        from drawbridge.draw import evening_data as data

        self.tones = data.TONES
        self._canvas = canvas
        size = data.LEAF
        leaves = Bitmap(size * _PICTURES, size, 4)
        _unpack(data.LEAVES, data.LENGTHS, leaves)
        colours = Palette(4)
        colours.make_transparent(0)
        for colour in range(1, 4):
            colours[colour] = int.from_bytes(data.LEAF_COLOURS[3 * colour - 3 : 3 * colour], "big")
        for x in (_LEFT, _RIGHT - size):
            leaf = TileGrid(
                leaves, pixel_shader=colours, tile_width=size, tile_height=size, x=x, y=_TOP
            )
            leaf.flip_x = x != _LEFT
            self.append(leaf)
        del data
        forget("drawbridge.draw.evening_data")

    def draw(self):
        """Draw all but the leaves on the canvas."""
        from drawbridge.draw import evening_data as data

        _unpack(data.TITLE, data.LENGTHS, self._canvas.bitmap)
        del data
        forget("drawbridge.draw.evening_data")


class Opening(Motion):
    """The leaves open."""

    def __init__(self, evening):
        super().__init__(_PICTURES - 1)
        self._leaves = evening

    def show(self, picture):
        for leaf in self._leaves:
            leaf[0] = picture


def _unpack(runs, lengths, bitmap):
    x = y = 0
    width = bitmap.width
    for run in runs:
        length = lengths[run & 15]
        bitmaptools.fill_region(bitmap, x, y, x + length, y + 1, run >> 4)
        x += length
        if x == width:
            x = 0
            y += 1
