# Generated from sprites.txt by `python -m tools.art`: change the drawing, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours and sprites. A colour is its number in the palette. A sprite is its place in the sheet as
one number, which takes no memory of its own: left edge, upper edge, width, height.
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

ISLAND = 0 << 14 | 0 << 10 | 16 << 5 | 16
ISLAND_DIM = 16 << 14 | 0 << 10 | 16 << 5 | 16
ISLAND_DONE = 32 << 14 | 0 << 10 | 16 << 5 | 16
ONE = 124 << 14 | 0 << 10 | 6 << 5 | 7
TWO = 124 << 14 | 8 << 10 | 6 << 5 | 7
THREE = 130 << 14 | 0 << 10 | 6 << 5 | 7
FOUR = 130 << 14 | 8 << 10 | 6 << 5 | 7
FIVE = 136 << 14 | 0 << 10 | 6 << 5 | 7
SIX = 136 << 14 | 8 << 10 | 6 << 5 | 7
SEVEN = 142 << 14 | 0 << 10 | 6 << 5 | 7
EIGHT = 142 << 14 | 8 << 10 | 6 << 5 | 7
NINE = 148 << 14 | 0 << 10 | 6 << 5 | 7
TEN = 148 << 14 | 8 << 10 | 9 << 5 | 7
TRIANGLE = 154 << 14 | 0 << 10 | 6 << 5 | 6
BARS = 157 << 14 | 8 << 10 | 6 << 5 | 6
RING = 160 << 14 | 0 << 10 | 6 << 5 | 6
SQUARE = 163 << 14 | 8 << 10 | 6 << 5 | 6
CROSS = 166 << 14 | 0 << 10 | 6 << 5 | 6
PLUS = 169 << 14 | 8 << 10 | 6 << 5 | 6
TRIANGLE_SMALL = 172 << 14 | 0 << 10 | 6 << 5 | 3
BARS_SMALL = 175 << 14 | 8 << 10 | 6 << 5 | 3
RING_SMALL = 178 << 14 | 0 << 10 | 6 << 5 | 3
SQUARE_SMALL = 181 << 14 | 8 << 10 | 6 << 5 | 3
CROSS_SMALL = 184 << 14 | 0 << 10 | 6 << 5 | 3
PLUS_SMALL = 187 << 14 | 8 << 10 | 6 << 5 | 3
RED_FLAG = 190 << 14 | 0 << 10 | 5 << 5 | 7
BLUE_FLAG = 193 << 14 | 8 << 10 | 5 << 5 | 7
ISLAND_MARK = 195 << 14 | 0 << 10 | 9 << 5 | 8
RED_MARK = 198 << 14 | 8 << 10 | 9 << 5 | 8
BLUE_MARK = 204 << 14 | 0 << 10 | 9 << 5 | 8
SIX_MARK = 207 << 14 | 8 << 10 | 9 << 5 | 8
SUM_MARK = 213 << 14 | 0 << 10 | 9 << 5 | 8
NUMBER_MARK = 216 << 14 | 8 << 10 | 9 << 5 | 8
MISSED_MARK = 222 << 14 | 0 << 10 | 9 << 5 | 8
BUTTON_A = 48 << 14 | 0 << 10 | 11 << 5 | 11
BUTTON_B = 59 << 14 | 0 << 10 | 11 << 5 | 11
BUTTON_START = 70 << 14 | 0 << 10 | 25 << 5 | 11
BUTTON_SELECT = 95 << 14 | 0 << 10 | 29 << 5 | 11
ARROW_UP = 225 << 14 | 8 << 10 | 7 << 5 | 7
ARROW_RIGHT = 231 << 14 | 0 << 10 | 7 << 5 | 7
ARROW_DOWN = 232 << 14 | 8 << 10 | 7 << 5 | 7
ARROW_LEFT = 238 << 14 | 0 << 10 | 7 << 5 | 7
PLANK = 239 << 14 | 8 << 10 | 7 << 5 | 5
PLANK_DONE = 245 << 14 | 0 << 10 | 7 << 5 | 5
TICK = 246 << 14 | 8 << 10 | 8 << 5 | 5
