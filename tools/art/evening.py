# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Draws the title's picture: the sun goes down behind a drawbridge, at the right a dark shore for
the menu. It must use the colours of the palette only, five of them for the evening in other tones.
"""

import math

import numpy as np
from PIL import Image, ImageDraw

WIDTH = 160
HEIGHT = 112  # above the bottom line

# Colours of the palette that the title does not need otherwise, and what they are in the evening.
EVENING = {
    "INK": "231d4f",
    "MOSS": "4a2864",
    "DUNE": "923b69",
    "BLUE": "d6605f",
    "SAND": "f7a05e",
}

HORIZON = 80
SUN = (40, 76, 14)  # centre and radius
SKY = (
    (0, "NIGHT"),
    (9, "SEA"),
    (29, "INK"),
    (43, "MOSS"),
    (55, "DUNE"),
    (65, "BLUE"),
    (73, "SAND"),
)
STARS = ((7, 31, "OPEN"), (24, 36, "OPEN"), (49, 33, "LIGHT"), (57, 35, "OPEN"), (11, 5, "LIGHT"),
         (60, 3, "OPEN"), (82, 6, "LIGHT"), (104, 3, "OPEN"), (148, 8, "LIGHT"), (152, 22, "OPEN"),
         (5, 17, "OPEN"), (131, 5, "OPEN"))  # fmt: skip

# What the sea sends back of the sky, in rows below the horizon; half the width of the sun's path in
# each row.
GLEAM = ((0, "SAND"), (1, "DUNE"), (2, "BLUE"), (3, "MOSS"), (4, "DUNE"), (6, "MOSS"), (7, "INK"),
         (9, "MOSS"), (12, "INK"), (15, "INK"), (19, "INK"), (24, "INK"))  # fmt: skip
SUN_PATH = (
    12,
    9,
    11,
    6,
    8,
    4,
    7,
    9,
    3,
    6,
    8,
    2,
    5,
    7,
    4,
    2,
    6,
    3,
    5,
    2,
    4,
    1,
    3,
    4,
    2,
    1,
    3,
    2,
    1,
    2,
)
WAVES = ((3, 95, 7), (14, 103, 9), (54, 99, 8), (50, 107, 6), (24, 109, 5), (2, 108, 4))

DECK = 73  # the road's first row
LEFT_TOWER = 9  # their left edges
RIGHT_TOWER = 62
TOWER = 9  # pixels wide
SHORE = ((61, 112), (63, 103), (65, 96), (66, 84), (68, 76), (70, 73), (74, 70), (75, 62),
         (77, 57), (77, 50), (80, 43), (83, 40), (84, 37), (90, 35), (97, 34), (110, 33),
         (124, 34), (139, 32), (160, 33), (160, 112))  # fmt: skip
PINES = (90, 95, 99, 146, 150, 156)
HOUSE = 133

# A leaf of the bridge from level to open; each picture is a square, hinged at its left lower edge.
LEAF = 22
LEAF_COLOURS = ("", "NIGHT", "WOOD", "DUNE")  # the first is not drawn
ANGLES = (0, 16, 34, 50, 62)  # degrees


class Picture:
    """Pixels as places in a list of colours."""

    def __init__(self, colours, width, height, ground):
        self.numbers = {name: number for number, name in enumerate(colours)}
        self.image = Image.new("P", (width, height), self.numbers[ground])
        self.pen = ImageDraw.Draw(self.image)

    def fill(self, x, y, width, height, colour):
        box = (x, y, x + width - 1, y + height - 1)
        self.pen.rectangle(box, fill=self.numbers[colour])

    def rows(self):
        return np.asarray(self.image).tolist()


def draw_title(colours, logo):
    """The whole picture as rows of colour numbers; without the leaves, which move."""
    picture = Picture(colours, WIDTH, HEIGHT, "SEA")
    _draw_sky(picture)
    _draw_sea(picture)
    _draw_shores(picture)
    for x in (LEFT_TOWER, RIGHT_TOWER):
        _draw_tower(picture, x)
    _draw_boat(picture, 37, 85)
    _draw_logo(picture, logo, 4)
    return picture.rows()


def _draw_sky(picture):
    for (top, colour), (end, _) in zip(SKY, (*SKY[1:], (HORIZON, "")), strict=True):
        picture.fill(0, top, WIDTH, end - top, colour)
        if top:  # a line of the tone below, a line of the one above: they meet softly
            picture.fill(0, top - 2, WIDTH, 1, colour)
    for x, y, colour in STARS:
        picture.fill(x, y, 1, 1, colour)
    x, y, radius = SUN
    for row in range(y - radius, HORIZON):
        half = int(math.sqrt((radius + 0.5) ** 2 - (row - y) ** 2) - 0.5)
        picture.fill(x - half, row, 2 * half + 1, 1, "YELLOW")
        if row in (70, 73, 76, 78):
            picture.fill(x - half, row, 2 * half + 1, 1, "WOOD")


def _draw_sea(picture):
    """What the sky sends back, in lines that become fewer towards us, and the sun's path."""
    picture.fill(0, HORIZON, WIDTH, HEIGHT - HORIZON, "SEA")
    for row, colour in GLEAM:
        picture.fill(0, HORIZON + row, WIDTH, 1, colour)
    for row, half in enumerate(SUN_PATH):
        aside = (0, 1, -1, 2, 0, -2, 1)[row % 7]
        colour = ("YELLOW", "WOOD", "SAND", "BLUE")[min(3, row // 8)]
        picture.fill(SUN[0] - half + aside, HORIZON + row, 2 * half, 1, colour)
    for x, y, length in WAVES:
        picture.fill(x, y, length, 1, "FAINT")


def _draw_shores(picture):
    shore = list(SHORE)
    picture.pen.polygon(shore, fill=picture.numbers["NIGHT"])
    picture.pen.line(shore[:10], fill=picture.numbers["DUNE"])
    picture.pen.line(shore[9:13], fill=picture.numbers["MOSS"])
    picture.pen.line(shore[12:-1], fill=picture.numbers["FAINT"])
    picture.fill(0, DECK, LEFT_TOWER, 17, "NIGHT")
    picture.fill(RIGHT_TOWER + TOWER, DECK, 8, 17, "NIGHT")
    for x in PINES:
        for row in range(6):
            picture.fill(x - row // 2, 28 + row, 1 + row // 2 * 2, 1, "NIGHT")
    picture.fill(HOUSE, 29, 9, 6, "NIGHT")
    for row in range(3):
        picture.fill(HOUSE + 1 - row, 26 + row, 7 + 2 * row, 1, "NIGHT")
    picture.fill(HOUSE + 2, 31, 2, 2, "YELLOW")
    picture.fill(HOUSE + 6, 31, 1, 2, "WOOD")


def _draw_tower(picture, x):
    """A tower with battlements, a lit edge towards the sun, two windows, and its flag."""
    left = x < SUN[0]
    top = 51
    picture.fill(x, top, TOWER, 36, "NIGHT")
    picture.fill(x - 1, top, TOWER + 2, 4, "NIGHT")
    for merlon in range(-1, TOWER + 1, 4):
        picture.fill(x + merlon, top - 3, 3, 3, "NIGHT")
    picture.fill(x - 2, 85, TOWER + 4, 6, "NIGHT")
    edge = x + TOWER - 1 if left else x
    picture.fill(edge, top + 4, 1, 30, "BLUE")
    picture.fill(edge + (1 if left else -1), top, 1, 4, "BLUE")
    picture.fill(edge + (2 if left else -2), 85, 1, 5, "DUNE")
    for window in (59, 66):
        picture.fill(x + 3, window, 2, 3, "YELLOW")
    picture.fill(x + 4, top - 13, 1, 11, "LIGHT")
    if left:
        for row, length in enumerate((1, 3, 5, 3, 1)):
            picture.fill(x + 5, top - 13 + row, length, 1, "RED")
    else:
        picture.fill(x + 5, top - 13, 5, 4, "OPEN")


def _draw_boat(picture, x, y):
    """A white sail, a small one before it, and the hull."""
    for row, length in enumerate((1, 2, 3, 4, 4, 5)):
        picture.fill(x + 4, y + row - 6, length, 1, "WHITE")
    for row, length in enumerate((1, 2, 2, 2)):
        picture.fill(x + 3 - length, y + row - 4, length, 1, "LIGHT")
    picture.fill(x, y + 1, 10, 1, "NIGHT")
    picture.fill(x + 1, y + 2, 8, 2, "NIGHT")


def _draw_logo(picture, logo, top):
    """Golden letters on a dark edge, lit from above."""
    left = (WIDTH - len(logo[0])) // 2
    inked = [(x, y) for y, row in enumerate(logo) for x, ink in enumerate(row) if ink == "#"]
    for x, y in inked:
        picture.fill(left + x - 1, top + y - 1, 3, 4, "NIGHT")
    for x, y in inked:
        picture.fill(left + x, top + y + 1, 1, 1, "BEAM")
    for x, y in inked:
        above = y and logo[y - 1][x] == "#"
        colour = "YELLOW" if y < 11 else "WOOD"
        picture.fill(left + x, top + y, 1, 1, colour if above else "WHITE" if y < 11 else "YELLOW")


def draw_leaves():
    """The pictures of a leaf side by side as rows of places in LEAF_COLOURS."""
    picture = Picture(LEAF_COLOURS, LEAF * len(ANGLES), LEAF, "")
    for place, angle in enumerate(ANGLES):
        picture.image.paste(_leaf(angle).image, (place * LEAF, 0))
    return picture.rows()


def _leaf(angle):
    """Planks, dark above and lit below, and the chain that holds their end."""
    picture = Picture(LEAF_COLOURS, LEAF, LEAF, "")
    hinge = LEAF - 4
    ahead, up = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    tip = (round((LEAF - 1) * ahead), hinge - round((LEAF - 1) * up))
    picture.pen.line(((0, 1), tip), fill=picture.numbers["DUNE"])
    for thick, colour in enumerate(("NIGHT", "NIGHT", "NIGHT", "WOOD")):
        begin = (thick * up - 1, hinge + thick * ahead)
        end = (begin[0] + (LEAF - 1) * ahead, begin[1] - (LEAF - 1) * up)
        for step in range(4 * LEAF):
            part = step / (4 * LEAF)
            x = round(begin[0] + (end[0] - begin[0]) * part)
            y = round(begin[1] + (end[1] - begin[1]) * part)
            if 0 <= x < LEAF and 0 <= y < LEAF:
                picture.fill(x, y, 1, 1, colour)
    return picture
