# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One seat's sheet of Bridges: what its pen has written, what it may write next, and why not.

A handful of bytearrays with running totals: play() and undo() keep them true, legality is read off
them. Knows neither seats nor rounds nor scores. play() and undo() do not check anything: ask
why_not() first.
"""

from engine.bridges import reasons
from engine.bridges.cards import BRIDGES, NUMBERS
from engine.bridges.room import completes, legal_lines

# A move is one small int. Writing: the island; in the set-up that writes a 3, and the island + 32
# a 4. Drawing one bridge: 64 + the line. The match adds END_TURN.
WRITE = 0
WRITE_FOUR = 32
BRIDGE = 64

MOST_ON_LINE = 2
MOST_ON_ISLAND = 6

_NOTHING = 255  # no island written in this turn, no line in this direction


class Sheet:
    """The numbers and bridges of one seat, and the state of its turn."""

    def __init__(self, board):
        self.board = board
        self.numbers = bytearray(board.ISLANDS)  # an island's number; 0 = still free
        self.loads = bytearray(board.ISLANDS)  # how many bridges lead to an island
        self.bridges = bytearray(board.LINES)  # how many bridges lie on a line
        self.barred = bytearray(board.LINES)  # how many lines with bridges cross a line
        self.bonuses = bytearray(4)  # the points of a bonus, by part; 0 = not achieved
        self._drawn = bytearray(3)  # the lines of this turn's bridges, in order
        self.begin(None)

    def __str__(self):
        from engine.bridges.ascii import drawing

        return drawing(self)

    # -- the turn ---------------------------------------------------------------------------------

    def begin(self, card):
        """Begin a turn on a card, or on None for the set-up."""
        self.number = 0 if card is None else NUMBERS[card]  # 0 = set-up: a 3 or a 4
        self.asked = 0 if card is None else BRIDGES[card]  # the card's bridges: all or none
        self.left = self.asked  # how many of them are still to be drawn
        self.wrote = _NOTHING  # the island that was written on in this turn

    def play(self, move):
        if move >= BRIDGE:
            line = move - BRIDGE
            self._drawn[self.asked - self.left] = line
            self.left -= 1
            self.draw(line)
        else:
            self.wrote = move % WRITE_FOUR
            self.numbers[self.wrote] = self.number or 3 + move // WRITE_FOUR

    def undo(self, move):
        """Take back the last move of this turn."""
        if move >= BRIDGE:
            self.left += 1
            self.erase(move - BRIDGE)
        else:
            self.numbers[self.wrote] = 0
            self.wrote = _NOTHING

    def draw(self, line):
        """Put a bridge on a line; what the turn makes of it is not noted."""
        board = self.board
        self.loads[board.ENDS[2 * line]] += 1
        self.loads[board.ENDS[2 * line + 1]] += 1
        self.bridges[line] += 1
        if self.bridges[line] == 1:
            for at in range(board.CROSS_FROM[line], board.CROSS_FROM[line + 1]):
                self.barred[board.CROSSINGS[at]] += 1

    def erase(self, line):
        """Take a bridge off a line."""
        board = self.board
        self.loads[board.ENDS[2 * line]] -= 1
        self.loads[board.ENDS[2 * line + 1]] -= 1
        self.bridges[line] -= 1
        if self.bridges[line] == 0:
            for at in range(board.CROSS_FROM[line], board.CROSS_FROM[line + 1]):
                self.barred[board.CROSSINGS[at]] -= 1

    # -- what may be played -----------------------------------------------------------------------

    def legal(self):
        """Return this turn's legal moves, ascending, without END_TURN."""
        moves = []
        if self.wrote == _NOTHING and self.left == self.asked:
            for island in range(self.board.ISLANDS):
                if not self._why_not_write(island):
                    moves.append(WRITE + island)
            if not self.number:
                moves += [WRITE_FOUR + island for island in moves]
        if self.left:
            for line in legal_lines(self):
                moves.append(BRIDGE + line)
        return moves

    def why_not_end(self):
        """Return 0 if the turn may end here, or the reason why not."""
        if not self.number and self.wrote == _NOTHING:
            return reasons.SET_UP_FIRST
        if 0 < self.left < self.asked:
            return reasons.DRAW_ALL
        return 0

    def why_not(self, move):
        """Return 0 if the move is legal, or the one reason that a person should be told.

        Reasons that stay for good come before those that another move could cure.
        """
        if BRIDGE <= move < BRIDGE + self.board.LINES:
            return self._why_not_draw(move - BRIDGE)
        island = move % WRITE_FOUR
        if not 0 <= move < BRIDGE or island >= self.board.ISLANDS:
            return reasons.NO_SUCH_MOVE
        if self.number and move >= WRITE_FOUR:
            return reasons.ONLY_IN_SET_UP
        if self.wrote != _NOTHING:
            return reasons.ONE_NUMBER
        if self.left < self.asked:
            return reasons.NUMBER_FIRST
        return self._why_not_write(island)

    def _why_not_write(self, island):
        if self.numbers[island]:
            return reasons.TAKEN
        if self.board.FLAGS[island]:
            if not self.number:
                return reasons.SET_UP_FLAG
            if not self.loads[island]:
                return reasons.FLAG_NEEDS_BRIDGE
        if self.loads[island] > self.number and self.number:
            return reasons.TOO_SMALL
        return 0

    def _why_not_draw(self, line):
        if not self.number:
            return reasons.NO_BRIDGES_YET
        if not self.left:
            return reasons.ALL_DRAWN
        if self.bridges[line] == MOST_ON_LINE:
            return reasons.LINE_FULL
        if self.barred[line]:
            return reasons.CROSSES
        first, second = self.board.ENDS[2 * line], self.board.ENDS[2 * line + 1]
        for end in (first, second):
            if self.numbers[end] and not self.slack(end):
                return reasons.EXCEEDS_NUMBER if self._touched(end) else reasons.FINISHED
        if not self.slack(first) or not self.slack(second):
            return reasons.EXCEEDS_SIX
        if not self.numbers[first] and not self.numbers[second]:
            return reasons.NO_NUMBER
        if not completes(self, line, self.open_lines()):
            return reasons.DEAD_END if legal_lines(self) else reasons.NO_ROOM
        return 0

    def _touched(self, island):
        """Whether this turn has written on the island or drawn a bridge to it."""
        if self.wrote == island:
            return True
        ends = self.board.ENDS
        for line in self._drawn[: self.asked - self.left]:
            if island in (ends[2 * line], ends[2 * line + 1]):
                return True
        return False

    # -- room for bridges -------------------------------------------------------------------------

    def slack(self, island):
        """Return how many more bridges an island can take."""
        return (self.numbers[island] or MOST_ON_ISLAND) - self.loads[island]

    def room(self, line):
        """Return how many bridges a line can take now: 0, 1 or 2."""
        if self.barred[line]:
            return 0
        numbers = self.numbers
        first, second = self.board.ENDS[2 * line], self.board.ENDS[2 * line + 1]
        if not numbers[first] and not numbers[second]:
            return 0
        loads = self.loads
        return min(
            MOST_ON_LINE - self.bridges[line],
            (numbers[first] or MOST_ON_ISLAND) - loads[first],
            (numbers[second] or MOST_ON_ISLAND) - loads[second],
        )

    def closed(self, line):
        """Whether a line will never take another bridge, whatever is written later."""
        ends = self.board.ENDS
        return (
            self.barred[line] > 0
            or self.bridges[line] == MOST_ON_LINE
            or not self.slack(ends[2 * line])
            or not self.slack(ends[2 * line + 1])
        )

    def open_lines(self):
        """Return the lines that have room(), ascending; in one go, as legal() needs them often."""
        numbers, loads, ends = self.numbers, self.loads, self.board.ENDS
        lines = []
        for line in range(self.board.LINES):
            if self.barred[line] or self.bridges[line] == MOST_ON_LINE:
                continue
            first, second = ends[2 * line], ends[2 * line + 1]
            number, other_number = numbers[first], numbers[second]
            if (
                (number or other_number)
                and loads[first] < (number or MOST_ON_ISLAND)
                and loads[second] < (other_number or MOST_ON_ISLAND)
            ):
                lines.append(line)
        return lines

    def in_the_way(self, line):
        """Return at most how many of the bridges drawn last must go for one more on this line.

        Only for a line that had room before they were drawn.
        """
        board = self.board
        count = self.bridges[line] == MOST_ON_LINE
        for end in (board.ENDS[2 * line], board.ENDS[2 * line + 1]):
            if self.loads[end] == (self.numbers[end] or MOST_ON_ISLAND):
                count += 1
        if self.barred[line]:
            for at in range(board.CROSS_FROM[line], board.CROSS_FROM[line + 1]):
                count += self.bridges[board.CROSSINGS[at]]
        return count

    # -- what counts ------------------------------------------------------------------------------

    def is_finished(self, island):
        return self.numbers[island] > 0 and self.numbers[island] == self.loads[island]

    def finished(self):
        """Return how many islands are finished."""
        return sum(self.is_finished(island) for island in range(self.board.ISLANDS))

    def finished_with_flag(self, flag):
        """Return how many islands with this flag (0 none, 1 red, 2 blue) are finished."""
        flags = self.board.FLAGS
        count = 0
        for island in range(self.board.ISLANDS):
            if flags[island] == flag and self.is_finished(island):
                count += 1
        return count

    def largest_group(self):
        """Return the size of the largest group of finished islands joined by bridges."""
        board = self.board
        waiting = bytearray(board.ISLANDS)  # islands of the group whose lines are not yet followed
        reached = bytearray(board.ISLANDS)
        largest = 0
        for start in range(board.ISLANDS):
            if reached[start] or not self.is_finished(start):
                continue
            reached[start] = 1
            waiting[0] = start
            size = 1
            followed = 0
            while followed < size:
                island = waiting[followed]
                followed += 1
                for line in board.LINES_AT[4 * island : 4 * island + 4]:
                    if line == _NOTHING or not self.bridges[line]:
                        continue
                    other = board.ENDS[2 * line] + board.ENDS[2 * line + 1] - island
                    if not reached[other] and self.is_finished(other):
                        reached[other] = 1
                        waiting[size] = other
                        size += 1
            largest = max(largest, size)
        return largest
