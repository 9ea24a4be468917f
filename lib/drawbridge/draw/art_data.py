# Generated from sprites.txt by `python -m tools.art`: change the drawing, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours and sprites. A colour is its number in the palette. A sprite is its place in the sheet:
left edge, width, height; all begin at the top.
"""

SEA = 0
NIGHT = 1
FAINT = 2
OPEN = 3
LIGHT = 4
SAND = 5
DUNE = 6
INK = 7
WOOD = 8
BEAM = 9
GREEN = 10
MOSS = 11
WHITE = 12
RED = 13
BLUE = 14
YELLOW = 15

# Red, green and blue of each colour.
PALETTE = (
    b"\x0a\x1c\x3a\x04\x0a\x16\x1b\x3a\x68\x3f\x74\xb0"
    b"\xa8\xdc\xff\xf6\xdf\xa8\xb9\x8a\x52\x2c\x1a\x0e"
    b"\xff\xab\x3d\x8a\x52\x18\x5f\xdd\x7c\x1e\x6b\x40"
    b"\xff\xff\xff\xf4\x45\x4e\x3d\x9d\xff\xff\xe4\x4d"
)

ISLAND = (0, 16, 16)
ISLAND_DIM = (16, 16, 16)
ISLAND_DONE = (32, 16, 16)
ONE = (48, 6, 7)
TWO = (54, 6, 7)
THREE = (60, 6, 7)
FOUR = (66, 6, 7)
FIVE = (72, 6, 7)
SIX = (78, 6, 7)
SEVEN = (84, 6, 7)
EIGHT = (90, 6, 7)
NINE = (96, 6, 7)
TEN = (102, 9, 7)
FIELD = (111, 14, 16)
TRIANGLE = (125, 6, 6)
BARS = (131, 6, 6)
RING = (137, 6, 6)
SQUARE = (143, 6, 6)
CROSS = (149, 6, 6)
PLUS = (155, 6, 6)
TRIANGLE_SMALL = (161, 6, 3)
BARS_SMALL = (167, 6, 3)
RING_SMALL = (173, 6, 3)
SQUARE_SMALL = (179, 6, 3)
CROSS_SMALL = (185, 6, 3)
PLUS_SMALL = (191, 6, 3)
RED_FLAG = (197, 5, 7)
BLUE_FLAG = (202, 5, 7)
ISLAND_MARK = (207, 9, 8)
RED_MARK = (216, 9, 8)
BLUE_MARK = (225, 9, 8)
SIX_MARK = (234, 9, 8)
SUM_MARK = (243, 9, 8)
NUMBER_MARK = (252, 9, 8)
MISSED_MARK = (261, 9, 8)
BUTTON_A = (270, 11, 11)
BUTTON_B = (281, 11, 11)
BUTTON_START = (292, 25, 11)
BUTTON_SELECT = (317, 29, 11)
CORNER = (346, 5, 7)
ARROW_UP = (351, 7, 7)
ARROW_RIGHT = (358, 7, 7)
ARROW_DOWN = (365, 7, 7)
ARROW_LEFT = (372, 7, 7)
PLANK = (379, 7, 5)
PLANK_DONE = (386, 7, 5)
TICK = (393, 8, 5)
