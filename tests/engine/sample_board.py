# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A board of Bridges that stays as it is, so that positions in tests outlive new designs.

Its islands by number, r and b for the flags, and where the lines cross (x):

    .  0  .  1r .  2  .  3b
    .  |  .  |  .  |  .  |
    4b-x--5--x-----6r----7
    .  8--x--9  .  |  .  |
    10----11rx-----12----13r
    |  .  .  |  .  |  .  |
    14-------15----16b---17
"""

# The same as a drawing, for who reads one.
DRAWING = """\
.o.r.o.b
........
b.o..r.o
.o.o....
o.r..o.r
........
o..o.b.o
"""

# Cells in a row.
COLUMNS = 8

# Rows of cells.
ROWS = 7

# Islands, numbered from 0 in reading order.
ISLANDS = 18

# Lines, numbered from 0 by their first end, then their second.
LINES = 25

# One byte an island: row * 8 + column.
PLACES = b"\x01\x03\x05\x07\x10\x12\x15\x17\x19\x1b\x20\x22\x25\x27\x30\x33\x35\x37"

# One byte an island: 0 no flag, 1 red, 2 blue.
FLAGS = b"\x00\x01\x00\x02\x02\x00\x01\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x00"

# Two bytes a line: its two islands, the lower number first.
ENDS = (
    b"\x00\x01\x00\x08\x01\x02\x01\x09\x02\x03\x02\x06\x03\x07\x04\x05\x04\x0a\x05\x06"
    b"\x05\x0b\x06\x07\x06\x0c\x07\x0d\x08\x09\x09\x0f\x0a\x0b\x0a\x0e\x0b\x0c\x0c\x0d"
    b"\x0c\x10\x0d\x11\x0e\x0f\x0f\x10\x10\x11"
)

# Four bytes an island: the line that leaves it up, right, down, left; 255 where there is none.
LINES_AT = (
    b"\xff\x00\x01\xff\xff\x02\x03\x00\xff\x04\x05\x02\xff\xff\x06\x04\xff\x07\x08\xff"
    b"\xff\x09\x0a\x07\x05\x0b\x0c\x09\x06\xff\x0d\x0b\x01\x0e\xff\xff\x03\xff\x0f\x0e"
    b"\x08\x10\x11\xff\x0a\x12\xff\x10\x0c\x13\x14\x12\x0d\xff\x15\x13\x11\x16\xff\xff"
    b"\x0f\x17\xff\x16\x14\x18\xff\x17\x15\xff\xff\x18"
)

# LINES + 1 bytes: line n is crossed by CROSSINGS[CROSS_FROM[n] : CROSS_FROM[n + 1]].
CROSS_FROM = (
    b"\x00\x00\x01\x01\x02\x02\x02\x02\x03\x03\x04\x05\x05\x05\x05\x06\x07\x07\x07\x08"
    b"\x08\x08\x08\x08\x08\x08"
)

# The lines that cross each line, ascending for each.
CROSSINGS = b"\x07\x09\x01\x03\x0e\x0a\x12\x0f"
