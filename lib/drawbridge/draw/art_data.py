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
ONE = 138 << 14 | 0 << 10 | 6 << 5 | 7
TWO = 138 << 14 | 8 << 10 | 6 << 5 | 7
THREE = 144 << 14 | 0 << 10 | 6 << 5 | 7
FOUR = 144 << 14 | 8 << 10 | 6 << 5 | 7
FIVE = 150 << 14 | 0 << 10 | 6 << 5 | 7
SIX = 150 << 14 | 8 << 10 | 6 << 5 | 7
SEVEN = 156 << 14 | 0 << 10 | 6 << 5 | 7
EIGHT = 156 << 14 | 8 << 10 | 6 << 5 | 7
NINE = 162 << 14 | 0 << 10 | 6 << 5 | 7
TEN = 162 << 14 | 8 << 10 | 9 << 5 | 7
FIELD = 48 << 14 | 0 << 10 | 14 << 5 | 16
TRIANGLE = 168 << 14 | 0 << 10 | 6 << 5 | 6
BARS = 171 << 14 | 8 << 10 | 6 << 5 | 6
RING = 174 << 14 | 0 << 10 | 6 << 5 | 6
SQUARE = 177 << 14 | 8 << 10 | 6 << 5 | 6
CROSS = 180 << 14 | 0 << 10 | 6 << 5 | 6
PLUS = 183 << 14 | 8 << 10 | 6 << 5 | 6
TRIANGLE_SMALL = 186 << 14 | 0 << 10 | 6 << 5 | 3
BARS_SMALL = 189 << 14 | 8 << 10 | 6 << 5 | 3
RING_SMALL = 192 << 14 | 0 << 10 | 6 << 5 | 3
SQUARE_SMALL = 195 << 14 | 8 << 10 | 6 << 5 | 3
CROSS_SMALL = 198 << 14 | 0 << 10 | 6 << 5 | 3
PLUS_SMALL = 201 << 14 | 8 << 10 | 6 << 5 | 3
RED_FLAG = 204 << 14 | 0 << 10 | 5 << 5 | 7
BLUE_FLAG = 207 << 14 | 8 << 10 | 5 << 5 | 7
ISLAND_MARK = 209 << 14 | 0 << 10 | 9 << 5 | 8
RED_MARK = 212 << 14 | 8 << 10 | 9 << 5 | 8
BLUE_MARK = 218 << 14 | 0 << 10 | 9 << 5 | 8
SIX_MARK = 221 << 14 | 8 << 10 | 9 << 5 | 8
SUM_MARK = 227 << 14 | 0 << 10 | 9 << 5 | 8
NUMBER_MARK = 230 << 14 | 8 << 10 | 9 << 5 | 8
MISSED_MARK = 236 << 14 | 0 << 10 | 9 << 5 | 8
BUTTON_A = 62 << 14 | 0 << 10 | 11 << 5 | 11
BUTTON_B = 73 << 14 | 0 << 10 | 11 << 5 | 11
BUTTON_START = 84 << 14 | 0 << 10 | 25 << 5 | 11
BUTTON_SELECT = 109 << 14 | 0 << 10 | 29 << 5 | 11
CORNER = 239 << 14 | 8 << 10 | 5 << 5 | 7
ARROW_UP = 244 << 14 | 8 << 10 | 7 << 5 | 7
ARROW_RIGHT = 245 << 14 | 0 << 10 | 7 << 5 | 7
ARROW_DOWN = 251 << 14 | 8 << 10 | 7 << 5 | 7
ARROW_LEFT = 252 << 14 | 0 << 10 | 7 << 5 | 7
PLANK = 258 << 14 | 8 << 10 | 7 << 5 | 5
PLANK_DONE = 259 << 14 | 0 << 10 | 7 << 5 | 5
TICK = 265 << 14 | 8 << 10 | 8 << 5 | 5
