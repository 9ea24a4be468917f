# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a layout lacks before anybody has played on it, as one number: 0 is a board worth measuring.
It must never deal a card: that takes a thousand times as long, and is done in measure.py.
"""

from dataclasses import dataclass
from itertools import combinations, pairwise

from tools.boards.bridges import COLUMNS, ROWS
from tools.design.layout import BLUE, IMAGES, RED

NEVER = 50  # for what no board may have; the other faults weigh 1 to 5


@dataclass(frozen=True)
class Wish:
    """What a side should have, each as (at least, at most)."""

    lines: tuple
    crossings: tuple
    flag_lines: tuple  # of an island with a flag
    ends: tuple  # islands with 2 lines
    hubs: tuple  # islands with 4 lines


WISHES = {
    "A": Wish(lines=(24, 27), crossings=(4, 8), flag_lines=(2, 4), ends=(4, 8), hubs=(2, 8)),
    "B": Wish(lines=(23, 26), crossings=(9, 14), flag_lines=(2, 4), ends=(4, 9), hubs=(1, 8)),
}

LONGEST_LINE = 5
BETWEEN_FLAGS = {RED: 4, BLUE: 4}  # the least distance of two flags of a colour
NUMBERS_ABOVE_4 = 6  # the deck has six cards with a 5 or a 6: they need islands with 3 lines


def outside(value, limits):
    """How far a value lies outside its limits."""
    least, most = limits
    return max(least - value, 0, value - most)


def faults(layout, side):
    """How far a layout is from what is wished for."""
    wish = WISHES[side]
    degrees = layout.degrees
    isthmuses = layout.isthmuses()
    return (
        NEVER * sum(layout.length(line) == 1 for line in layout.lines)
        + NEVER * sum(degree < 2 for degree in degrees)
        + (NEVER if isthmuses is None else 2 * isthmuses)
        + 5 * outside(len(layout.lines), wish.lines)
        + 3 * outside(len(layout.crossings), wish.crossings)
        + 2 * sum(outside(degrees[island], wish.flag_lines) for island in flagged(layout))
        + outside(degrees.count(2), wish.ends)
        + outside(degrees.count(4), wish.hubs)
        + 2 * outside(sum(degree > 2 for degree in degrees), (NUMBERS_ABOVE_4 + 3, 18))
        + 2 * sum(max(layout.length(line) - LONGEST_LINE, 0) for line in layout.lines)
        + crowded_flags(layout)
        + uneven(layout)
        + asymmetry(layout)
    )


def flagged(layout):
    return layout.flags(RED) + layout.flags(BLUE)


def crowded_flags(layout):
    """Flags of one colour that are too near to each other."""
    return sum(
        max(least - layout.distance(one, other), 0)
        for mark, least in BETWEEN_FLAGS.items()
        for one, other in combinations(layout.flags(mark), 2)
    )


def uneven(layout):
    """A rim without islands, a broad band of empty sea, a crowd.

    Empty rows and columns as such are no fault: the fewer hold islands, the more lines there are.
    """
    rows = [sum(row == cell[0] for cell in layout.islands) for row in range(ROWS)]
    columns = [sum(column == cell[1] for cell in layout.islands) for column in range(COLUMNS)]
    return sum(
        2 * outside(band[0], (2, 4))
        + 2 * outside(band[-1], (2, 4))
        + 2 * sum(one == other == 0 for one, other in pairwise(band))
        + sum(outside(count, (0, 4)) for count in band)
        for band in (rows, columns)
    )


def asymmetry(layout):
    """How little a layout resembles its best image: in a mirror or after half a turn."""
    return min(unlike(layout, image) for image in IMAGES)


def unlike(layout, image):
    """Islands without a counterpart, and, as a small fault, counterparts with another flag."""
    twins = [(cell, image(cell)) for cell in layout.islands if image(cell) in layout.marks]
    other_flags = sum(layout.marks[cell] != layout.marks[twin] for cell, twin in twins)
    return len(layout.islands) - len(twins) + other_flags / 8
