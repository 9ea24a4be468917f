# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The cursor: four yellow corners round a cell, gently moving, and arrows where a bridge may go."""

import supervisor
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const

_SIZE = const(20)
_BEAT = const(350)  # milliseconds between its two pictures
_YELLOW = const(0xFFE44D)
_WHITE = const(0xFFFFFF)
_BLACK = const(0x000000)


class Cursor(Group):
    """A sprite above the canvas, two pixels larger than a cell on every side."""

    def __init__(self):
        super().__init__()
        palette = _palette(_YELLOW)
        self._corners = TileGrid(
            _corners(), pixel_shader=palette, tile_width=_SIZE, tile_height=_SIZE
        )
        self.append(self._corners)
        self._arrows = []
        arrows = _arrows()
        palette = _palette(_WHITE)
        for side, (x, y) in enumerate(((6, -6), (18, 6), (6, 18), (-6, 6))):
            arrow = TileGrid(
                arrows, pixel_shader=palette, tile_width=8, tile_height=8,
                default_tile=side, x=x, y=y,
            )  # fmt: skip
            arrow.hidden = True
            self._arrows.append(arrow)
            self.append(arrow)

    def move(self, x, y):
        """Put the cursor round the cell whose upper left corner is here."""
        self.x = x - 2
        self.y = y - 2

    def point(self, sides):
        """Show arrows at these sides: four truths for up, right, down, left; none: corners only."""
        for side in range(4):
            self._arrows[side].hidden = not (sides and sides[side])

    def tick(self):
        frame = supervisor.ticks_ms() // _BEAT & 1
        if self._corners[0] != frame:
            self._corners[0] = frame


def _palette(rgb):
    palette = Palette(3)
    palette[1] = rgb
    palette[2] = _BLACK
    palette.make_transparent(0)
    return palette


def _corners():
    """Two pictures side by side: corners at the edge, and one pixel further in."""
    bitmap = Bitmap(2 * _SIZE, _SIZE, 3)
    for frame in range(2):
        low, high = frame, _SIZE - 1 - frame
        for colour, thick in ((2, 3), (1, 2)):  # a dark edge inside makes it stand out on sand
            for along in range(6 if colour == 1 else 5):
                for depth in range(thick):
                    for a, b in ((along, depth), (depth, along)):
                        for x in (low + a, high - a):
                            for y in (low + b, high - b):
                                bitmap[frame * _SIZE + x, y] = colour
    return bitmap


def _arrows():
    """Four pictures side by side: up, right, down, left."""
    bitmap = Bitmap(4 * 8, 8, 3)
    for colour, reach in ((2, 4), (1, 3)):
        for ahead in range(reach):
            for aside in range(-ahead, ahead + 1):
                tip = 4 - reach
                bitmap[4 + aside, tip + ahead] = colour
                bitmap[8 + 7 - tip - ahead, 4 + aside] = colour
                bitmap[16 + 4 + aside, 7 - tip - ahead] = colour
                bitmap[24 + tip + ahead, 4 + aside] = colour
    return bitmap
