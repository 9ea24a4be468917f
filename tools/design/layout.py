# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A layout: a candidate for a board, and what can be read off it without playing. It must never
judge: what is good is in looks.py.
"""

from collections import Counter
from functools import cached_property
from itertools import pairwise
from types import SimpleNamespace

from tools.boards import bridges
from tools.boards.bridges import COLUMNS, ISLANDS, ROWS, SEA

PLAIN, RED, BLUE = ISLANDS


def top_to_bottom(cell):
    return ROWS - 1 - cell[0], cell[1]


def left_to_right(cell):
    return cell[0], COLUMNS - 1 - cell[1]


def half_a_turn(cell):
    return top_to_bottom(left_to_right(cell))


IMAGES = (top_to_bottom, left_to_right, half_a_turn)


class Layout:
    """Islands as {cell: mark}; the rest of the cells are sea."""

    def __init__(self, marks):
        self.marks = marks
        self.islands = sorted(marks)

    @cached_property
    def lines(self):
        """The pairs of neighbours, numbered as the compiler does: next to each other in a row or
        column, so that no sea needs to be searched."""
        numbers = range(len(self.islands))
        columns = sorted(numbers, key=lambda number: self.islands[number][::-1])
        level = [(one, other) for one, other in pairwise(numbers) if self._aligned(one, other, 0)]
        upright = [(one, other) for one, other in pairwise(columns) if self._aligned(one, other, 1)]
        return sorted(level + upright)

    def _aligned(self, one, other, axis):
        return self.islands[one][axis] == self.islands[other][axis]

    @cached_property
    def crossings(self):
        """All pairs of lines that cross."""
        level = [line for line in self.lines if self._aligned(*line, 0)]
        upright = [line for line in self.lines if self._aligned(*line, 1)]
        return [
            (one, other)
            for one in level
            for other in upright
            if bridges.crosses(self.islands, one, other)
        ]

    @cached_property
    def degrees(self):
        """How many lines each island has."""
        ends = Counter(end for line in self.lines for end in line)
        return [ends[island] for island in range(len(self.islands))]

    def flags(self, mark):
        """The numbers of the islands with this mark."""
        return [number for number, cell in enumerate(self.islands) if self.marks[cell] == mark]

    def length(self, line):
        """How far apart a line's ends are, in cells."""
        return self.distance(*line)

    def distance(self, one, other):
        """Steps from island to island, up, down, left and right."""
        (row, column), (other_row, other_column) = self.islands[one], self.islands[other]
        return abs(row - other_row) + abs(column - other_column)

    @cached_property
    def neighbours(self):
        found = [[] for _ in self.islands]
        for one, other in self.lines:
            found[one].append(other)
            found[other].append(one)
        return found

    def isthmuses(self):
        """How many lines are the only way to some of the islands, or None if some have no way."""
        seen = {}  # island: when the walk first came there
        low = {}  # island: the earliest island that its part of the walk comes back to
        count = 0

        def walk(island, source):
            nonlocal count
            seen[island] = low[island] = len(seen)
            for other in self.neighbours[island]:
                if other not in seen:
                    walk(other, island)
                    low[island] = min(low[island], low[other])
                    count += low[other] > seen[island]
                elif other != source:
                    low[island] = min(low[island], seen[other])

        walk(0, None)
        return count if len(seen) == len(self.islands) else None

    def rows(self):
        """The drawing, as in boards/."""
        return [
            "".join(self.marks.get((row, column), SEA) for column in range(COLUMNS))
            for row in range(ROWS)
        ]

    def board(self):
        """The tables that the compiler would write, to be played on."""
        drawing = bridges.Drawing("layout", "\n".join(self.rows()))
        entries = bridges.entries(drawing, self.islands, self.lines)
        return SimpleNamespace(**{name: value for name, value, *_ in entries})


def read_layout(text):
    """The layout of a drawing."""
    drawing = bridges.Drawing("layout", text)
    return Layout({(row, column): drawing.rows[row][column] for row, column in drawing.islands()})
