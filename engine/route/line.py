# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A bot's own copy of a line of Route, which grows and shrinks. Never touches the sheet."""

from engine.route.scoring import LARGEST, SMALLEST, half
from engine.route.sheet import NOTHING

_MOST = 11  # steps that a line may grow: two turns of five, and one that is tried in vain


class Line:
    """The line of a sheet and what it has grown by since it was copied."""

    def __init__(self, sheet, worths, alone):
        """Copy the line of a sheet; worths says what reaching each number scores now."""
        board = sheet.board
        self.board = board
        self.free = bytearray(NOTHING + 1)  # 0 where it has been, and for NOTHING; else any mark
        for field in range(board.FIELDS):
            self.free[field] = sheet.came_from[field] == NOTHING
        self.left = sheet.missed()  # how many fields are free
        self.ends = bytearray(sheet.ends)
        self.path = bytearray(_MOST)  # the fields that it has grown by
        self.steps = 0
        self.gained = 0  # fields and points that this has brought
        self.full = 0  # one bit a number: whether it scores in full
        for number in range(SMALLEST, LARGEST + 1):
            if worths[number] == number:
                self.full |= 1 << number
        self._alone = alone
        self._before = bytearray(4 * _MOST)  # four a step: what grow() changes, as it was before

    def grow(self, end, field):
        """Make a step."""
        at = 4 * self.steps
        self._before[at] = self.ends[end]
        self._before[at + 1] = self.gained
        self._before[at + 2] = self.full & 255
        self._before[at + 3] = self.full >> 8
        self.path[self.steps] = field
        self.steps += 1
        self.ends[end] = field
        self.free[field] = 0
        self.left -= 1
        self.gained += 1
        number = self.board.NUMBERS[field]
        if number:
            self.gained += number if self.full >> number & 1 else half(number)
            if self._alone:  # then the smaller ones are too late
                self.full = self.full >> number << number

    def shrink(self, end):
        """Take the last step back."""
        self.steps -= 1
        at = 4 * self.steps
        self.ends[end] = self._before[at]
        self.gained = self._before[at + 1]
        self.full = self._before[at + 2] | self._before[at + 3] << 8
        self.free[self.path[self.steps]] = 1
        self.left += 1

    def paths(self, end, areas):
        """Grow by every path for which a card has the areas, the longest first, and yield at each
        whether there was a longer one. Afterwards the line is as it was before.
        """
        neighbours = self.board.NEIGHBOURS
        colours = self.board.COLOURS
        tried = bytearray(_MOST)  # at each step of the path: how many neighbours
        first = self.steps
        longer = False
        while True:
            nearest = 6 * self.ends[end]
            for at in range(nearest + tried[self.steps], nearest + 6):
                tried[self.steps] += 1
                field = neighbours[at]
                if self.free[field] and areas[colours[field]]:
                    areas[colours[field]] -= 1
                    self.grow(end, field)
                    tried[self.steps] = 0
                    longer = False
                    break
            else:
                if self.steps == first:
                    return
                yield longer
                self.shrink(end)
                areas[colours[self.path[self.steps]]] += 1
                longer = True
