# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a line of Route promises: a guess of the fields and points that are still to come.

It adds up a few figures: what can be reached and how ragged that is, which colours will be short,
how many of the coming cards suit the ends, how long the tour of the numbers is. What each counts
was found by playing some hundred thousand matches. It knows which cards are to come, as every
player may, and never their order.
"""

from engine.route.cards import AREAS, CARDS, COLOURS
from engine.route.line import Line
from engine.route.scoring import LARGEST, SMALLEST, half
from engine.route.sheet import HEAD, NOTHING, TAIL

# The figures.
_CUT_OFF = 0  # free fields that the line can no longer come to
_DEGREE = 1  # seven: fields within reach, with 0 to 6 free neighbours
_SHORT = 8  # fields within reach for whose colour too few areas are to come
_BETTER_END = 9  # the share of the cards to come that suit the end that suits more of them,
_WORSE_END = 10  # the other end,
_ANY_END = 11  # or any of them
_BOTH = 12  # 1 if both ends can still move
_HALF = 13  # the points of the numbers within reach that score half
_FULL = 14  # the points of those that score in full,
_NUMBER = 15  # and how many they are
_TOUR = 16  # the steps from one of these to the next, the smallest first
_LATE = 17  # those of the steps for which there are hardly cards enough
_FIGURES = 18

# What each counts, in hundredths of a point: when no card is to come, and when all are.
_ALONE = (
    (-2, -78, -30, 22, 57, 79, 73, 76, -95, 22, 399, 322, -305, 53, 157, -793, -67, -66),
    (1, -506, 1, -4, 25, 50, 60, 57, 15, -140, -347, 189, 1042, 38, 189, -394, -70, 182),
)
# The same with others, where it is not the order of the numbers that counts but who comes first.
_WITH_OTHERS = (
    (-9, -83, -19, 16, 29, 50, 66, 85, -83, -47, 19, 240, 33, 72, 73, 37, -32, -42),
    (0, -550, -96, -28, 36, 47, 64, 51, -56, 287, 391, 688, 481, 74, 69, 78, -16, 72),
)

_FAR = 39  # steps to what cannot be reached

_FIFTHS = 18  # of a step: so far a line grows on a card

_PARTS = 6  # of the sheet, that the ends can touch

_OVERHEAD = 15  # what a guess takes besides looking at fields, as if it were so many more


class Outlook(Line):
    """A line with what it promises."""

    def __init__(self, sheet, worths, alone, sees_numbers):
        """Copy a line, see Line; say whether to see what the numbers promise."""
        super().__init__(sheet, worths, alone)
        self.work = 0  # how many fields have been looked at
        # Of the last guess: free fields that the line cannot come to; whether both ends can move.
        self.cut_off = 0
        self.both = False
        self._sees_numbers = sees_numbers
        self._table = _ALONE if alone else _WITH_OTHERS
        self._counts = [0] * _FIGURES  # what the figures count now
        self._cards = 0  # to come
        self._areas = bytearray(COLOURS)  # to come, by colour
        self._suits = bytearray(1 << COLOURS)  # cards to come, by colours of which they have one
        self._ways = bytearray((LARGEST - 1) * self.board.FIELDS)  # steps to each number
        self._queue = bytearray(self.board.FIELDS)
        self._first = 1  # + a part of the sheet: the mark of its fields in free
        self._parts = 0
        self._sizes = bytearray(_PARTS)
        self._touched = bytearray(_PARTS)  # by which ends: one bit each
        self._shapes = [0] * _PARTS
        self._colours = bytearray(_PARTS * COLOURS)  # fields by part and colour

    def expect(self, card, more):
        """Reckon with one card more to come, or, if more is -1, with one less."""
        has = 0
        for colour in range(COLOURS):
            areas = AREAS[COLOURS * card + colour]
            self._areas[colour] += more * areas
            if areas:
                has |= 1 << colour
        suits = self._suits
        for colours in range(1 << COLOURS):
            if has & colours:
                suits[colours] += more
        self._cards += more
        for figure in range(_FIGURES):
            at_end = self._table[0][figure]
            rise = (self._table[1][figure] - at_end) * self._cards // CARDS
            self._counts[figure] = at_end + rise

    def measure(self):
        """Measure the ways to the numbers that score in full.

        They stay good enough for the next few steps of the line.
        """
        ways = self._ways
        for at in range(len(ways)):
            ways[at] = _FAR
        for number in range(SMALLEST, LARGEST + 1):
            if self.full >> number & 1:
                row = (number - SMALLEST) * self.board.FIELDS
                ways[row + self.board.NUMBERED[number]] = 0
                self._queue[0] = self.board.NUMBERED[number]
                self._measure(row, self.free, self.board.NEIGHBOURS, ways, self._queue)

    def _measure(self, row, free, neighbours, ways, queue):
        """Spread from the first field in the queue."""
        looked = 0
        waits = 1
        while looked < waits:
            field = queue[looked]
            looked += 1
            far = ways[row + field] + 1
            first = 6 * field
            for at in range(first, first + 6):
                near = neighbours[at]
                if near != NOTHING and ways[row + near] > far:
                    ways[row + near] = far
                    if free[near]:
                        queue[waits] = near
                        waits += 1
        self.work += waits

    def worth(self):
        """Return what the line has gained and what it promises, in hundredths of a point."""
        worth = 100 * self.gained
        self.cut_off = self.left
        if self._cards:
            worth += self._worth_of_ends()
            used = self._used()
            worth += self._worth_of_room(used)
            if self._sees_numbers:
                worth += self._worth_of_numbers(used)
        return worth

    def _worth_of_ends(self):
        """Find the parts of the sheet that the ends touch, and see which cards suit the ends."""
        free = self.free
        if self._first + 2 * _PARTS > NOTHING:
            self._first = 1
            for field in range(self.board.FIELDS):
                if free[field]:
                    free[field] = 1
        self._first += _PARTS
        self._parts = 0
        better = worse = both = 0
        for end in (HEAD, TAIL):
            colours = 0
            first = 6 * self.ends[end]
            for at in range(first, first + 6):
                field = self.board.NEIGHBOURS[at]
                if free[field]:
                    colours |= 1 << self.board.COLOURS[field]
                    if free[field] < self._first:
                        self._spread(field)
                    self._touched[free[field] - self._first] |= 1 << end
            both |= colours
            worse = min(better, self._suits[colours])
            better = max(better, self._suits[colours])
        counts = self._counts
        better = counts[_BETTER_END] * better + counts[_WORSE_END] * worse
        return (better + counts[_ANY_END] * self._suits[both]) // self._cards

    def _spread(self, field):
        """Mark the part of the sheet around a free field, and count its fields."""
        free = self.free
        neighbours = self.board.NEIGHBOURS
        colour_of = self.board.COLOURS
        counts = self._counts
        queue = self._queue
        colours = self._colours
        part = self._parts
        self._parts += 1
        mark = self._first + part
        row = part * COLOURS
        for at in range(row, row + COLOURS):
            colours[at] = 0
        free[field] = mark
        queue[0] = field
        looked = 0
        waits = 1
        shape = 0
        while looked < waits:
            field = queue[looked]
            looked += 1
            degree = _DEGREE
            first = 6 * field
            for at in range(first, first + 6):
                near = neighbours[at]
                seen = free[near]
                if seen:
                    degree += 1
                    if seen != mark:
                        free[near] = mark
                        queue[waits] = near
                        waits += 1
            shape += counts[degree]
            colours[row + colour_of[field]] += 1
        self._sizes[part] = waits
        self._shapes[part] = shape
        self._touched[part] = 0
        self.work += waits + _OVERHEAD

    def _used(self):
        """Return the parts, one bit each, that hold the most fields: one for each end at most."""
        used = 0
        most = 0
        for one in range(self._parts):
            for other in range(self._parts):
                size = self._sizes[one]
                if one != other:
                    pair = self._touched[one] & 1 and self._touched[other] & 2
                    size = size + self._sizes[other] if pair else 0
                if size > most:
                    most = size
                    used = 1 << one | 1 << other
        self.cut_off = self.left - most
        return used

    def _worth_of_room(self, used):
        counts = self._counts
        worth = counts[_CUT_OFF] * self.cut_off
        touched = 0
        for part in range(self._parts):
            if used >> part & 1:
                worth += self._shapes[part]
                touched |= self._touched[part]
        for colour in range(COLOURS):
            short = -self._areas[colour]
            for part in range(self._parts):
                if used >> part & 1:
                    short += self._colours[part * COLOURS + colour]
            if short > 0:
                worth += counts[_SHORT] * short
        self.both = touched == 3
        return worth + (counts[_BOTH] if self.both else 0)

    def _worth_of_numbers(self, used):
        counts = self._counts
        ways = self._ways
        one, other = self.ends  # where they are on the tour
        worth = 0
        tour = 0
        for number in range(SMALLEST, LARGEST + 1):
            field = self.board.NUMBERED[number]
            part = self.free[field] - self._first
            if part < 0 or not used >> part & 1:
                continue
            if not self.full >> number & 1:
                worth += counts[_HALF] * half(number)
                continue
            worth += counts[_FULL] * number + counts[_NUMBER]
            row = (number - SMALLEST) * self.board.FIELDS
            if ways[row + one] <= ways[row + other]:
                tour += ways[row + one]
                one = field
            else:
                tour += ways[row + other]
                other = field
        late = max(0, tour - _FIFTHS * self._cards // 5)
        return worth + counts[_TOUR] * tour + counts[_LATE] * late
