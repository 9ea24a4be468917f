# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a lesson says, in a bubble above the board, and a mark that points at what it speaks of.

Lies over everything that the play screen draws and never draws on the canvas itself.
"""

import supervisor
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.text import LINE_HEIGHT, label
from drawbridge.draw.wrap import wrap

WIDTH = 128  # as wide as a board
TEXT_WIDTH = 118
_BOTTOM = const(112)
_TILE = const(8)
_MARK = const(11)  # pixels of the mark's height, with room to hop
_BEAT = const(350)


class Bubble(Group):
    """A box with words at the upper or the lower edge of the board, and the mark."""

    def __init__(self, canvas):
        super().__init__()
        self._shader = Palette(3)
        self._shader[1] = canvas.rgb(art.NIGHT)
        self._shader[2] = canvas.rgb(art.LIGHT)
        self._shader.make_transparent(0)
        self._tiles = _tiles()
        self._text = label("", 5, 0, canvas.rgb(art.WHITE))
        self._mark = _mark(canvas)
        self._mark_y = 0
        self.append(self._mark)
        self.append(Group())
        self.append(self._text)

    def say(self, text, below):
        """Say a text below the middle of the board or above it."""
        text = wrap(text, TEXT_WIDTH)
        height = (LINE_HEIGHT * (text.count("\n") + 1) + 3 + _TILE) // _TILE
        top = _BOTTOM - height * _TILE if below else 0
        columns = WIDTH // _TILE
        box = TileGrid(
            self._tiles, pixel_shader=self._shader, width=columns, height=height,
            tile_width=_TILE, tile_height=_TILE, y=top,
        )  # fmt: skip
        for column in range(columns):
            for row in range(height):
                box[column, row] = _part(row, height) * 3 + _part(column, columns)
        self[1] = box
        self._text.text = text
        self._text.anchored_position = (5, top + 3)

    def point_at(self, spot):
        """Point at the cell of 16 pixels whose corner is here, or at nothing: from above or, where
        the screen ends there or the bubble is, from below."""
        self._mark.hidden = spot is None
        if spot is not None:
            x, y = spot
            from_below = y < _MARK or not self[1].y
            self._mark[0] = 1 if from_below else 0
            self._mark.x = x + 4
            self._mark_y = y + 16 if from_below else y - _MARK
            self.tick()

    def tick(self):
        """Let the mark hop."""
        y = self._mark_y + 2 * (supervisor.ticks_ms() // _BEAT & 1)
        if self._mark.y != y:
            self._mark.y = y


def _part(place, count):
    """Which third of the box: its first row or column, its last, or one in between."""
    return 0 if place == 0 else 2 if place == count - 1 else 1


def _tiles():
    """Nine tiles side by side: corners, edges and the inside, from the upper left to the right."""
    bitmap = Bitmap(9 * _TILE, _TILE, 3)
    last = _TILE - 1
    for tile in range(9):
        row, column = divmod(tile, 3)
        for y in range(_TILE):
            for x in range(_TILE):
                edges = (row == 0 and y == 0) + (row == 2 and y == last)
                edges += (column == 0 and x == 0) + (column == 2 and x == last)
                bitmap[tile * _TILE + x, y] = (1, 2, 0)[edges]
    return bitmap


def _mark(canvas):
    """An arrow down, and as its second tile one up; yellow with a dark edge."""
    bitmap = Bitmap(18, 9, 3)
    for tile, sprite in enumerate((art.ARROW_DOWN, art.ARROW_UP)):
        for x, y in ((0, 1), (2, 1), (1, 0), (1, 2)):
            canvas.stencil(sprite, bitmap, 9 * tile + x, y, 1, 1)
        canvas.stencil(sprite, bitmap, 9 * tile + 1, 1, 2, 2)
    shader = Palette(3)
    shader[2] = canvas.rgb(art.YELLOW)
    shader.make_transparent(0)
    return TileGrid(bitmap, pixel_shader=shader, tile_width=9, tile_height=9)
