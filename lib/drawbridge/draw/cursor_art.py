# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The pictures of the cursor, drawn when a board is opened; then this code is let go."""

from displayio import Bitmap, Palette
from micropython import const

_SIZE = const(20)
_BLACK = const(0x000000)


def palette(rgb):
    """One colour and its dark edge."""
    colours = Palette(3)
    colours[1] = rgb
    colours[2] = _BLACK
    colours.make_transparent(0)
    return colours


def corners():
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


def arrows():
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
