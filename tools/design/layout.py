# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A layout: a candidate for a board, and what can be read off it without playing. It must never
judge: what is good is in looks.py.

Every layout looks the same after half a turn, except for its flags: 4 red ones fit that, of the
3 blue ones only two can.
"""

from collections import Counter
from functools import cached_property
from types import SimpleNamespace

from tools.boards import bridges
from tools.boards.bridges import COLUMNS, ISLANDS, ROWS, SEA

CELLS = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
UPPER_HALF = CELLS[: len(CELLS) // 2]  # no cell is its own other half: 8 columns are even

PLAIN, RED, BLUE = ISLANDS


def turned(cell):
    """The cell at the same place after half a turn."""
    return ROWS - 1 - cell[0], COLUMNS - 1 - cell[1]


class Layout:
    """Islands as {cell: mark}; the rest of the cells are sea."""

    def __init__(self, marks):
        self.marks = marks
        self.islands = sorted(marks)

    @cached_property
    def lines(self):
        return bridges.find_lines(self.islands)

    @cached_property
    def crossings(self):
        """All pairs of lines that cross."""
        return [
            (one, other)
            for place, one in enumerate(self.lines)
            for other in self.lines[:place]
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

    def connected(self, without=None):
        """Whether lines join all islands, one line left out."""
        reached = {0}
        waiting = [0]
        lines = [line for line in self.lines if line != without]
        while waiting:
            island = waiting.pop()
            for line in lines:
                if island in line:
                    other = sum(line) - island
                    if other not in reached:
                        reached.add(other)
                        waiting.append(other)
        return len(reached) == len(self.islands)

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
