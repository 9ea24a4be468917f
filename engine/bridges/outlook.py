# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet to think on, and what it promises: the points that a seat may still hope for.

What a position is worth was learned by self-play: learned/ has the tables and their layout. Never
touches the sheet that it was made from, and never checks a move.
"""

from engine.bridges.learned import POINT, ZERO
from engine.bridges.sheet import MOST_ON_ISLAND, MOST_ON_LINE

ISLANDS = 18

_NOTHING = 255
_NUMBERED = 4  # kinds of islands below this have a number: it asks for 0, 1, 2, 3 or more bridges
_FREE = b"\x04\x05\x05\x06\x06\x07\x07"  # the kind of an island without a number, by its bridges
_EMPTY = bytes(ISLANDS)

# How the islands with a flag are counted, by flag: different islands give different sums.
_FINISHED = b"\x00\x15\x0d"
_WITH_NUMBER = b"\x00\x05\x04"
_LOST = b"\x00\x55\x28"  # never to be finished; no sum above this counts
_ALL = b"\x00\x54\x27"  # all of them finished


class Outlook:
    """One seat's numbers and bridges, and what a turn could make of them."""

    def __init__(self, sheet):
        board = sheet.board
        self.board = board
        self.numbers = bytearray(sheet.numbers)
        self.loads = bytearray(sheet.loads)
        self.bridges = bytearray(sheet.bridges)
        self.bonuses = bytearray(sheet.bonuses)
        self._barred = bytearray(sheet.barred)
        self._rest = bytearray(board.LINES)  # how many more bridges a line holds, if its ends do
        for line in range(board.LINES):
            if not sheet.barred[line]:
                self._rest[line] = MOST_ON_LINE - sheet.bridges[line]
        self.slack = bytearray(ISLANDS)  # how many more bridges an island can take
        self._kind = bytearray(ISLANDS)
        self._row = [0] * ISLANDS  # where an island's worths begin
        self._room = bytearray(ISLANDS)
        self.news = []  # the islands that were finished since settle(), the last one last
        for island in range(ISLANDS):
            self.slack[island] = sheet.slack(island)
            self._look(island)
        self.settle()

    # -- the pen ----------------------------------------------------------------------------------

    def play(self, move, number):
        """Write the number on an island, or draw a bridge: a move as sheets have it."""
        if move < 64:
            self.numbers[move] = number
            self.slack[move] = number - self.loads[move]
            self._look(move)
        else:
            line = move - 64
            ends = self.board.ENDS
            for island in (ends[2 * line], ends[2 * line + 1]):
                self.loads[island] += 1
                self.slack[island] -= 1
                self._look(island)
            self._rest[line] -= 1
            self.bridges[line] += 1
            if self.bridges[line] == 1:
                self._bar(line, 1)

    def undo(self, move):
        """Take back the last move."""
        if move < 64:
            self._forget(move)
            self.numbers[move] = 0
            self.slack[move] = MOST_ON_ISLAND - self.loads[move]
            self._look(move)
        else:
            line = move - 64
            ends = self.board.ENDS
            for island in (ends[2 * line + 1], ends[2 * line]):
                self._forget(island)
                self.loads[island] -= 1
                self.slack[island] += 1
                self._look(island)
            self._rest[line] += 1
            self.bridges[line] -= 1
            if not self.bridges[line]:
                self._bar(line, -1)

    def _bar(self, line, change):
        """Close the lines that a line crosses, or open them again."""
        board = self.board
        barred = self._barred
        for at in range(board.CROSS_FROM[line], board.CROSS_FROM[line + 1]):
            other = board.CROSSINGS[at]
            barred[other] += change
            self._rest[other] = 0 if barred[other] else MOST_ON_LINE

    def _look(self, island):
        """See what has become of an island."""
        slack = self.slack[island]
        flag = self.board.FLAGS[island]
        if not self.numbers[island]:
            load = self.loads[island]
            self._kind[island] = _FREE[load]
            self._row[island] = 105 + (flag * 7 + load) * 12
            return
        self._kind[island] = slack if slack < 3 else 3
        self._row[island] = (flag * 7 + slack) * 5
        if not slack:
            self.news.append(island)

    def _forget(self, island):
        if not self._kind[island]:
            self.news.pop()

    def writable(self, number):
        """Return the islands that a number may be written on."""
        flags, loads = self.board.FLAGS, self.loads
        return [
            island
            for island in range(ISLANDS)
            if not self.numbers[island]
            and loads[island] <= number
            and (loads[island] or not flags[island])
        ]

    def drawable(self):
        """Return the moves that draw a bridge; the card's other bridges are not thought of."""
        ends, slack, kind = self.board.ENDS, self.slack, self._kind
        moves = []
        for line in range(self.board.LINES):
            if self._rest[line]:
                first, second = ends[2 * line], ends[2 * line + 1]
                if slack[first] and slack[second]:
                    if kind[first] < _NUMBERED or kind[second] < _NUMBERED:
                        moves.append(64 + line)
        return moves

    # -- what it promises -------------------------------------------------------------------------

    def judge(self, worths, points, rounds_left):
        """From now on judge by a table, and by what each bonus brings in this round."""
        self._worths = worths
        self._points = points
        self._rounds_left = rounds_left
        self.settle()

    def worth(self):
        """Return the points that may be hoped for, bonuses that are already entered left out."""
        worths, slack, kind, room = self._worths, self.slack, self._kind, self._room
        rests, ends = self._rest, self.board.ENDS
        room[:] = _EMPTY  # bridges that could still come to an island, + 16 * those from a numbered
        total = 0
        for line in range(self.board.LINES):
            rest = rests[line]
            if rest:
                first = ends[2 * line]
                second = ends[2 * line + 1]
                more = rest
                if slack[first] < more:
                    more = slack[first]
                if slack[second] < more:
                    more = slack[second]
                if more:
                    one = kind[first]
                    other = kind[second]
                    total += worths[333 + 21 * one + 3 * other + (more if rest == 2 else 0)] - ZERO
                    room[first] += more if other > 3 else 17 * more
                    room[second] += more if one > 3 else 17 * more
        return total + self._worth_of_islands()

    def _worth_of_islands(self):
        worths, slack, kind, rows = self._worths, self.slack, self._kind, self._row
        room, flags = self._room, self.board.FLAGS
        tally = [0, 0, 0]
        free = 0
        total = 0
        for island in range(ISLANDS):
            row = rows[island]
            spots = room[island]
            if kind[island] > 3:
                free += 1
                if slack[island] < MOST_ON_ISLAND:
                    tally[flags[island]] += 1
                from_numbered = spots >> 4
                spots &= 15
                total += worths[row + (spots if spots < 6 else 6)]
                total += worths[row + 7 + (from_numbered if from_numbered < 4 else 4)]
            elif kind[island]:
                spare = (spots & 15) - slack[island]
                if spare < 0:
                    tally[flags[island]] += _LOST[flags[island]]
                    total += worths[row]
                else:
                    tally[flags[island]] += _WITH_NUMBER[flags[island]]
                    total += worths[row + (spare + 1 if spare < 3 else 4)]
            else:
                tally[flags[island]] += _FINISHED[flags[island]]
                total += worths[row]
        total += worths[659 + min(max(free - self._rounds_left, 0), 7)] - ZERO * (
            ISLANDS + 1 + free
        )
        return total + self._worth_of_bonuses(tally)

    def _worth_of_bonuses(self, tally):
        worths, bonuses = self._worths, self.bonuses
        total = 0
        at = 504
        for flag in (1, 2):
            if not bonuses[flag]:
                if tally[flag] == _ALL[flag]:
                    total += POINT * self._points[flag]
                else:
                    total += worths[at + min(tally[flag], _LOST[flag])] - ZERO
            at = 590
        if not bonuses[3]:
            size, joined = self._largest if not self.news else self._largest_with_news()
            if size >= 6:
                total += POINT * self._points[3]
            else:
                total += worths[631 + 4 * size + min(joined, 3)] - ZERO
        return total

    def enter_bonuses(self, points):
        """Enter the bonuses that are achieved, as at the end of a round; return what they bring."""
        entered = 0
        for part in (1, 2, 3):
            done = self.all_finished(part) if part < 3 else self.largest_group() >= 6
            if done and not self.bonuses[part]:
                self.bonuses[part] = points[part]
                entered += points[part]
        return entered

    def all_finished(self, flag):
        """Whether all islands with a flag are finished; never if it is none."""
        for island in range(ISLANDS):
            if self.board.FLAGS[island] == flag and self._kind[island]:
                return False
        return flag > 0

    def largest_group(self):
        """Return the size of the largest group of finished islands."""
        return self._largest_with_news()[0]

    # -- groups -----------------------------------------------------------------------------------

    def settle(self):
        """Take what is finished now for granted: from here on only what is new is looked at."""
        self.news = []
        self._groups = groups = [0] * ISLANDS  # for a finished island: its group, a bit an island
        self._joined = [0] * ISLANDS  # and all islands that bridges lead to from this group
        self._largest = (0, 0)
        for island in range(ISLANDS):
            if not self._kind[island]:
                group, joined = self._group_of(island)
                self._largest = max(self._largest, _sizes(group, joined))
                for member in range(ISLANDS):
                    if group >> member & 1:
                        groups[member] = group
                        self._joined[member] = joined

    def _group_of(self, island):
        """Return the group of an island and what is joined to it, by its neighbours' groups."""
        board, groups = self.board, self._groups
        group = 1 << island
        joined = 0
        for at in range(4 * island, 4 * island + 4):
            line = board.LINES_AT[at]
            if line != _NOTHING and self.bridges[line]:
                other = board.ENDS[2 * line] + board.ENDS[2 * line + 1] - island
                joined |= 1 << other
                group |= groups[other]
                joined |= self._joined[other]
        return group, joined

    def _largest_with_news(self):
        """Return the size of the largest group and how many islands are joined to it."""
        groups, all_joined = self._groups, self._joined
        largest = self._largest
        for at, island in enumerate(self.news):
            group, joined = self._group_of(island)
            for earlier in self.news[:at]:
                if groups[earlier] & group:
                    group |= groups[earlier]
                    joined |= all_joined[earlier]
            groups[island] = group
            all_joined[island] = joined
            largest = max(largest, _sizes(group, joined))
        for island in self.news:
            groups[island] = all_joined[island] = 0
        return largest


def _sizes(group, joined):
    """Return the size of a group, and of what is joined to it and not in it."""
    return _bits(group), _bits(joined & ~group)


def _bits(mask):
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
