# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A slow model of Bridges to compare the engine with: the rules once more, in sets and coordinates,
each as its sentence says it. It must never import from engine/ or read a generated table, and
never trade plainness for speed.

An island is its cell (row, column), a line a pair of cells; only SlowMatch knows move numbers.
"""

from pathlib import Path

DRAWINGS = Path(__file__).parents[2] / "boards"

END_TURN = 255
LAST_ROUND = 17


class Board:
    """One side, from a drawing: `.` sea, `o` island, `r` with a red flag, `b` with a blue one."""

    def __init__(self, drawing):
        rows = [line for line in drawing.splitlines() if not line.startswith("#")]
        cells = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
        self.islands = sorted(cell for cell in cells if cells[cell] in "orb")
        self.red = {cell for cell in self.islands if cells[cell] == "r"}
        self.blue = {cell for cell in self.islands if cells[cell] == "b"}
        self.flagged = self.red | self.blue
        self.lines = sorted(
            (one, other)
            for one in self.islands
            for other in self.islands
            if one < other and self.are_neighbours(one, other)
        )
        self.crossings = {
            line: [other for other in self.lines if line != other and share_sea(line, other)]
            for line in self.lines
        }

    def __deepcopy__(self, memo):
        return self  # a board never changes, so copies of a match share it

    def are_neighbours(self, one, other):
        in_one_row_or_column = one[0] == other[0] or one[1] == other[1]
        return in_one_row_or_column and not cells_between(one, other) & set(self.islands)


def cells_between(one, other):
    """All cells strictly between two cells of one row or one column."""
    (top, left), (bottom, right) = min(one, other), max(one, other)
    cells = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return cells - {one, other}


def share_sea(line, other):
    return bool(cells_between(*line) & cells_between(*other))


def read_side(side):
    """The board of side "A" or "B"."""
    return Board((DRAWINGS / f"bridges_{side.lower()}.txt").read_text(encoding="utf-8"))


class Sheet:
    """What one seat's pen has written: numbers on islands, bridges on lines."""

    def __init__(self, board, numbers=(), bridges=()):
        self.board = board
        self.numbers = dict(numbers)  # island: number
        self.bridges = list(bridges)  # one entry a bridge: its line

    def bridges_at(self, island):
        return sum(island in line for line in self.bridges)

    def is_finished(self, island):
        return island in self.numbers and self.bridges_at(island) == self.numbers[island]

    def finished(self):
        return {island for island in self.board.islands if self.is_finished(island)}

    def may_write(self, island, number):
        is_free = island not in self.numbers
        flag_allows = island not in self.board.flagged or self.bridges_at(island) >= 1
        return is_free and flag_allows and number >= self.bridges_at(island)

    def may_draw(self, line):
        return (
            self.bridges.count(line) < 2
            and any(end in self.numbers for end in line)
            and not any(other in self.bridges for other in self.board.crossings[line])
            and not any(self.is_finished(end) for end in line)
            and all(self.bridges_at(end) + 1 <= self.numbers.get(end, 6) for end in line)
        )

    def with_bridge(self, line):
        return Sheet(self.board, self.numbers, [*self.bridges, line])

    def can_draw(self, count):
        """Whether some sequence of that many bridges may be drawn from here, tried one by one."""
        return count == 0 or any(
            self.with_bridge(line).can_draw(count - 1)
            for line in self.board.lines
            if self.may_draw(line)
        )

    def largest_group(self):
        """The number of islands in the largest group of finished ones that bridges join."""
        finished = self.finished()
        return max((len(self.group_of(island, finished)) for island in finished), default=0)

    def group_of(self, island, finished):
        group = {island}
        while True:
            joined = {
                end
                for line in self.bridges
                if finished.issuperset(line) and group.intersection(line)
                for end in line
            }
            if joined <= group:
                return group
            group |= joined

    def achievements(self):
        """The bonuses whose condition holds now."""
        conditions = {
            "red": self.board.red <= self.finished(),
            "blue": self.board.blue <= self.finished(),
            "six": self.largest_group() >= 6,
        }
        return [name for name, holds in conditions.items() if holds]


POINTS_FIRST = {"red": 9, "blue": 7, "six": 8}
POINTS_LATER = {"red": 5, "blue": 3, "six": 4}
LAST_ROUND_ALONE = {"red": 12, "blue": 7, "six": 12}


class SlowMatch:
    """A whole match on side "A" or "B" (or a Board of a test's own); round 0 is the set-up.

    In set-up, move i writes a 3 and 32 + i a 4 on island i of the left neighbour's sheet. In a
    round, i writes the card's number on island i and 64 + n draws a bridge on line n. Cards are
    0-17: card // 3 + 1 is the number, card % 3 + 1 the bridges.
    """

    def __init__(self, side, seats, deck):
        self.board = side if isinstance(side, Board) else read_side(side)
        self.deck = list(deck)
        self.sheets = [Sheet(self.board) for _ in range(seats)]
        self.bonuses = [{} for _ in range(seats)]  # a seat's bonus: its points
        self.given = set()  # the bonuses that anybody was given in a finished round
        self.awards = []
        self.round = 0
        self.seat = 0
        self.over = False
        self.begin_turn()

    def begin_turn(self):
        self.wrote = False
        self.drawn = 0

    def number(self):
        return self.deck[self.round - 1] // 3 + 1

    def bridges(self):
        return self.deck[self.round - 1] % 3 + 1

    def left_neighbour(self):
        return (self.seat + 1) % len(self.sheets)

    def legal(self):
        if self.over:
            return []
        return sorted(self.legal_in_set_up() if self.round == 0 else self.legal_in_round())

    def legal_in_set_up(self):
        if self.wrote:
            return {END_TURN}
        sheet = self.sheets[self.left_neighbour()]
        places = {
            index
            for index, island in enumerate(self.board.islands)
            if island not in self.board.flagged and island not in sheet.numbers
        }
        return places | {32 + index for index in places}

    def legal_in_round(self):
        sheet = self.sheets[self.seat]
        moves = set()
        if not self.wrote and self.drawn == 0:
            for index, island in enumerate(self.board.islands):
                if sheet.may_write(island, self.number()):
                    moves.add(index)
        if self.drawn < self.bridges():
            for index, line in enumerate(self.board.lines):
                still_to_draw = self.bridges() - self.drawn - 1
                if sheet.may_draw(line) and sheet.with_bridge(line).can_draw(still_to_draw):
                    moves.add(64 + index)
        if self.drawn in (0, self.bridges()):
            moves.add(END_TURN)
        return moves

    def play(self, move):
        if move not in self.legal():
            raise ValueError(f"move {move} is not legal, expected one of {self.legal()}")
        if move == END_TURN:
            self.end_turn()
        elif move >= 64:
            self.sheets[self.seat].bridges.append(self.board.lines[move - 64])
            self.drawn += 1
        elif self.round == 0:
            island = self.board.islands[move % 32]
            self.sheets[self.left_neighbour()].numbers[island] = 4 if move >= 32 else 3
            self.wrote = True
        else:
            self.sheets[self.seat].numbers[self.board.islands[move]] = self.number()
            self.wrote = True

    def end_turn(self):
        self.begin_turn()
        self.seat += 1
        if self.seat == len(self.sheets):
            self.seat = 0
            self.end_round()

    def end_round(self):
        self.awards = self.new_awards()
        for seat, name, points in self.awards:
            self.bonuses[seat][name] = points
            self.given.add(name)
        if self.round == LAST_ROUND:
            self.over = True
        else:
            self.round += 1

    def new_awards(self):
        return [
            (seat, name, POINTS_FIRST[name] if self.is_in_time(name) else POINTS_LATER[name])
            for seat, sheet in enumerate(self.sheets)
            for name in sheet.achievements()
            if name not in self.bonuses[seat]
        ]

    def is_in_time(self, name):
        """Alone: by the deadline. Together: if nobody was given it in an earlier round."""
        if len(self.sheets) == 1:
            return self.round <= LAST_ROUND_ALONE[name]
        return name not in self.given

    def finished(self, seat):
        """The numbers of a seat's finished islands."""
        return {self.board.islands.index(island) for island in self.sheets[seat].finished()}

    def scores(self):
        """Of each seat: the total, then the points for finished islands, red, blue and six."""
        rows = []
        for seat, bonuses in enumerate(self.bonuses):
            parts = [2 * len(self.finished(seat))]
            parts += [bonuses.get(name, 0) for name in ("red", "blue", "six")]
            rows.append((sum(parts), *parts))
        return rows
