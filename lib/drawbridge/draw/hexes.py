# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The fields of Route as tiles: six colours, each with its symbol, in all the ways to show them.

The sheet of tiles is put together from the sprites when a board is opened: 48 tiles from 12 small
drawings. It has a palette of its own, so that six colours can each be bright and dark.
"""

import bitmaptools
from displayio import Bitmap, Palette
from micropython import const

from drawbridge.draw import art_data as art

WIDTH = 14
HEIGHT = 16
COLOURS = 6

# The ways to show a field; a tile is way * COLOURS + colour. Dim ones are out of reach for good. A
# number that is worth all of it has a white plate to stand on, one that is worth half has none.
PLAIN = 0
DIM = 1
NUMBER = 2
HALF = 3
NUMBER_DIM = 4
LOOKS = 5  # so many for a board that is only looked at

# Bright ones have a white edge: the line may go there next.
NEXT = 5
NUMBER_NEXT = 6
HALF_NEXT = 7
WAYS = 8

# The palette has nothing, dark and bright of each colour, and three that all share. Here are those
# of the colours; see safe_colours for those that replace them.
_RGB = (
    0x661522, 0xFF6068,
    0x6E5412, 0xFFD447,
    0x17613A, 0x4FDB7B,
    0x1B4A96, 0x57AEFF,
    0x552B80, 0xC784FF,
    0x4C5160, 0xD5DBE6,
)  # fmt: skip
_DARK = const(13)
WHITE = 14
BLACK = 15

_SYMBOLS = (art.TRIANGLE, art.BARS, art.RING, art.SQUARE, art.CROSS, art.PLUS)
_SMALL = (
    art.TRIANGLE_SMALL, art.BARS_SMALL, art.RING_SMALL,
    art.SQUARE_SMALL, art.CROSS_SMALL, art.PLUS_SMALL,
)  # fmt: skip


# A field as rectangles (left, top, right, bottom) over each other: its edge, and what is inside.
_EDGE = ((6, 0, 8, 16), (4, 1, 10, 15), (2, 2, 12, 14), (0, 3, 14, 13))
_INSIDE = ((6, 1, 8, 15), (4, 2, 10, 14), (2, 3, 12, 13), (1, 4, 13, 12))


def palette(canvas):
    """Return the palette of the tiles; its first colour is not drawn."""
    rgb = canvas.fields or _RGB
    colours = Palette(16)
    for number in range(len(rgb)):
        colours[1 + number] = rgb[number]
    colours[_DARK] = 0x141A26
    colours[WHITE] = 0xFFFFFF
    colours[BLACK] = 0x000000
    colours.make_transparent(0)
    return colours


def tiles(canvas, ways):
    """Return a sheet with the tiles of the first so many ways, and one that shows nothing."""
    sheet = Bitmap(WIDTH * (ways * COLOURS + 1), HEIGHT, 16)
    for way in range(ways):
        for colour in range(COLOURS):
            draw_tile(canvas, sheet, WIDTH * (way * COLOURS + colour), 0, way, colour)
    return sheet


def draw_tile(canvas, sheet, x, y, way, colour):
    """Draw a field on a bitmap that has the palette of the tiles."""
    dark, bright = 1 + 2 * colour, 2 + 2 * colour
    edge, inside, symbol = bright, dark, bright
    if way in (NEXT, NUMBER_NEXT, HALF_NEXT):
        edge, inside, symbol = WHITE, bright, dark
    elif way == DIM:
        edge, inside, symbol = _DARK, _DARK, dark
    elif way == NUMBER_DIM:
        edge, inside, symbol = _DARK, dark, BLACK
    for shape, ink in ((_EDGE, edge), (_INSIDE, inside)):
        for left, top, right, bottom in shape:
            bitmaptools.fill_region(sheet, x + left, y + top, x + right, y + bottom, ink)
    if way in (NEXT, NUMBER_NEXT, HALF_NEXT):  # a second edge inside the first
        for row in range(y + 3, y + HEIGHT - 3):
            sheet[x + 1, row] = sheet[x + WIDTH - 2, row] = WHITE
    if way in (NUMBER, NUMBER_NEXT):
        bitmaptools.fill_region(sheet, x + 3, y + 2, x + 11, y + 11, WHITE)
        bitmaptools.fill_region(sheet, x + 2, y + 3, x + 12, y + 10, WHITE)
    if way in (PLAIN, NEXT, DIM):
        canvas.stencil(_SYMBOLS[colour], sheet, x + 4, y + 5, symbol, symbol)
    else:
        canvas.stencil(_SMALL[colour], sheet, x + 4, y + 11, symbol, symbol)


# Small tiles of 8 × 8 with nothing but a symbol: none, bright in each colour, dark in each colour.
MINI = 8
MINI_EMPTY = 0
MINI_BRIGHT = 1
MINI_DARK = 1 + COLOURS


def mini_tiles(canvas):
    """Return the sheet of small tiles."""
    sheet = Bitmap(MINI * (1 + 2 * COLOURS), MINI, 16)
    for colour in range(COLOURS):
        dark, bright = 1 + 2 * colour, 2 + 2 * colour
        x = MINI * (MINI_BRIGHT + colour) + 1
        canvas.stencil(_SYMBOLS[colour], sheet, x, 1, bright, bright)
        x = MINI * (MINI_DARK + colour) + 1
        canvas.stencil(_SYMBOLS[colour], sheet, x, 1, dark, dark)
    return sheet
