# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A medal on a ribbon, for what somebody has achieved. In memory only while one is to be seen."""

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.motion import Motion

WIDTH = 24
HEIGHT = 28
MIDDLE = 11  # pixels from its left and from its upper edge to the middle of the disc

GOLD = (art.BEAM, art.YELLOW, art.WOOD, art.INK)  # from the edge inwards
SILVER = (art.FAINT, art.WHITE, art.LIGHT, art.INK)
BRONZE = (art.INK, art.DUNE, art.BEAM, art.INK)
METALS = (BRONZE, SILVER, GOLD)
_RADII = (11, 10, 8, 7)

_PICTURES = const(6)
_START_X = const(168)  # where a medal comes from: beyond the upper right corner
_START_Y = const(-40)


def draw_medal(canvas, x, y, metal, ribbon):
    """Draw a medal without a mark on the canvas, and a ground of NIGHT behind it."""
    canvas.fill(x, y, WIDTH, HEIGHT, art.NIGHT)
    for left in (x + 3, x + 12):
        canvas.fill(left, y + 14, 8, 13, ribbon)
        for row in range(3):  # the ribbon's end is notched
            canvas.fill(left + 2 + row // 2, y + 26 - row, 4 - row // 2 * 2, 1, art.NIGHT)
    for radius, colour in zip(_RADII, metal):
        _draw_disc(canvas, x + MIDDLE, y + MIDDLE, radius, colour)


def _draw_disc(canvas, x, y, radius, colour):
    half = radius
    for row in range(radius + 1):
        while half * half + row * row > radius * radius + radius:
            half -= 1
        canvas.fill(x - half, y - row, 2 * half + 1, 1, colour)
        canvas.fill(x - half, y + row, 2 * half + 1, 1, colour)


def draw_ladder(canvas, y, steps, reached):
    """Draw the steps of a career as a row of islands, with bridges as far as one has come."""
    apart = 132 // (steps - 1)
    left = (160 - apart * (steps - 1)) // 2
    for step in range(steps):
        x = left + apart * step
        if step < reached:
            canvas.fill(x, y + 2, apart, 1, art.WOOD)
            canvas.fill(x, y + 3, apart, 1, art.BEAM)
        elif step + 1 < steps:
            for dot in range(5, apart - 2, 2):
                canvas.dot(x + dot, y + 2, art.OPEN)
    for step in range(steps):
        x = left + apart * step - 3
        if step <= reached:
            canvas.frame(x, y, 6, 6, art.GREEN, art.WHITE)
        else:
            canvas.frame(x, y, 6, 6, art.FAINT, art.OPEN)


class Medal(Group):
    """A medal that was drawn on the canvas, lifted from it so that it can move."""

    def __init__(self, canvas, x, y, scale=1):
        super().__init__(scale=scale)
        bitmap = Bitmap(WIDTH, HEIGHT, 16)
        bitmaptools.blit(bitmap, canvas.bitmap, 0, 0, x1=x, y1=y, x2=x + WIDTH, y2=y + HEIGHT)
        palette = Palette(16)
        for colour in range(16):
            palette[colour] = canvas.rgb(colour)
        palette.make_transparent(art.NIGHT)
        self.append(TileGrid(bitmap, pixel_shader=palette))
        self.x = _START_X
        self.y = _START_Y


class Flight(Motion):
    """Medals fly to their places, (x, y) each."""

    def __init__(self, medals, places):
        super().__init__(_PICTURES)
        self._medals = medals
        self._places = places

    def show(self, picture):
        far = (_PICTURES - picture) ** 2  # of _PICTURES ** 2: they come in slower and slower
        for medal, (x, y) in zip(self._medals, self._places):
            medal.x = x + (_START_X - x) * far // (_PICTURES * _PICTURES)
            medal.y = y + (_START_Y - y) * far // (_PICTURES * _PICTURES)
