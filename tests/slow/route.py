# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A slow model of Route to compare the engine with: the rules once more, in lists and coordinates,
each as its sentence says it. It must never import from engine/ or read a generated table, and
never trade plainness for speed.

A field is its place (line, column) in the drawing; only SlowMatch knows move numbers.
"""

import re
from itertools import combinations
from pathlib import Path

DRAWING = Path(__file__).parents[2] / "boards" / "route.txt"

END_TURN = 255
LAST_ROUND = 15

# The cards: every four of the six colours, and the colour that some of them show once more.
COLOURS = "rygbpw"
SHOWN_TWICE = {"rygb": "y", "rygw": "r", "rypw": "w", "rbpw": "p", "ygbp": "g", "gbpw": "b"}
CARDS = [four + SHOWN_TWICE.get(four, "") for four in map("".join, combinations(COLOURS, 4))]


class Board:
    """A sheet, from a drawing: a letter for the colour, then `*` start, a number (X = 10) or `.`"""

    def __init__(self, drawing):
        rows = [line for line in drawing.splitlines() if not line.startswith("#")]
        marks = {
            (row, found.start()): found.group()
            for row, text in enumerate(rows)
            for found in re.finditer(r"\S\S", text)
        }
        self.fields = sorted(marks)
        self.colours = {field: marks[field][0] for field in marks}
        self.starts = [field for field in self.fields if marks[field][1] == "*"]
        self.numbers = {
            field: 10 if marks[field][1] == "X" else int(marks[field][1])
            for field in self.fields
            if marks[field][1] in "23456789X"
        }

    def __deepcopy__(self, memo):
        return self  # a sheet's print never changes, so copies of a match share it


def are_adjacent(one, other):
    """A field is four characters wide, and a row lies half a field beside the next."""
    rows, columns = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (rows, columns) in ((0, 4), (1, 2))


def read_board():
    return Board(DRAWING.read_text(encoding="utf-8"))


def half_rounded_up(number):
    return number // 2 + number % 2


class Sheet:
    """What one seat's pen has drawn."""

    def __init__(self, board):
        self.board = board
        self.line = []  # the fields from the tail to the head
        self.drawn = []  # the same in the order in which they were drawn

    def put_down(self, start):
        self.line = [start]
        self.drawn = [start]

    def head(self):
        return self.line[-1]

    def tail(self):
        return self.line[0]

    def grow_head(self, field):
        self.line.append(field)
        self.drawn.append(field)

    def grow_tail(self, field):
        self.line.insert(0, field)
        self.drawn.append(field)

    def numbers(self):
        """The numbers on the route in the order in which they were reached."""
        return [self.board.numbers[field] for field in self.drawn if field in self.board.numbers]

    def missed(self):
        return len(set(self.board.fields) - set(self.line))


class SlowMatch:
    """A whole match; one seat alone first chooses a start, in round 0.

    Move n, of fields in reading order, chooses a start or leads the head to a field, move 64 + n
    leads the tail there. The head is the end that took the first step of all. A card is an index
    of CARDS.
    """

    def __init__(self, seats, deck, board=None):
        self.board = board or read_board()
        self.deck = list(deck)
        self.sheets = [Sheet(self.board) for _ in range(seats)]
        self.reached_in = [{} for _ in range(seats)]  # a seat's number: the round it was entered
        self.awards = []
        self.over = False
        self.seat = 0
        self.round = 0
        if seats > 1:
            for sheet, start in zip(self.sheets, self.board.starts, strict=False):
                sheet.put_down(start)
            self.round = 1
        self.begin_turn()

    def begin_turn(self):
        self.areas = list(CARDS[self.deck[self.round - 1]]) if self.round else []
        self.grows = None  # "head" or "tail" from the first step of a turn on

    def sheet(self):
        return self.sheets[self.seat]

    def legal(self):
        if self.over:
            return []
        return sorted(self.legal_in_set_up() if self.round == 0 else self.legal_in_round())

    def legal_in_set_up(self):
        if self.sheet().line:
            return {END_TURN}
        return {self.board.fields.index(start) for start in self.board.starts}

    def legal_in_round(self):
        moves = {END_TURN}
        for index, field in enumerate(self.board.fields):
            if self.may_grow("head") and self.may_step(self.sheet().head(), field):
                moves.add(index)
            if self.may_grow("tail") and self.may_step(self.sheet().tail(), field):
                moves.add(64 + index)
        return moves

    def may_grow(self, end):
        if len(self.sheet().line) == 1:
            return end == "head"
        return self.grows in (None, end)

    def may_step(self, end, field):
        return (
            are_adjacent(end, field)
            and field not in self.sheet().line
            and self.board.colours[field] in self.areas
        )

    def play(self, move):
        if move not in self.legal():
            raise ValueError(f"move {move} is not legal, expected one of {self.legal()}")
        if move == END_TURN:
            self.end_turn()
            return
        field = self.board.fields[move % 64]
        if self.round == 0:
            self.sheet().put_down(field)
            return
        self.areas.remove(self.board.colours[field])
        if move < 64:
            self.grows = "head"
            self.sheet().grow_head(field)
        else:
            self.grows = "tail"
            self.sheet().grow_tail(field)

    def end_turn(self):
        self.seat += 1
        if self.seat == len(self.sheets):
            self.seat = 0
            self.end_round()
        if not self.over:
            self.begin_turn()

    def end_round(self):
        fresh = []
        for seat, sheet in enumerate(self.sheets):
            for number in sorted(set(sheet.numbers()) - set(self.reached_in[seat])):
                self.reached_in[seat][number] = self.round
                fresh.append((seat, number))
        self.awards = [(seat, number, self.points(seat, number)) for seat, number in fresh]
        if self.round == LAST_ROUND:
            self.over = True
        else:
            self.round += 1

    def points(self, seat, number):
        """What a number that a seat has entered is worth to it."""
        alone = len(self.sheets) == 1
        in_full = self.was_largest(number) if alone else self.was_first(seat, number)
        return number if in_full else half_rounded_up(number)

    def was_first(self, seat, number):
        """Whether nobody reached a number in an earlier round than this seat."""
        rounds = [reached[number] for reached in self.reached_in if number in reached]
        return self.reached_in[seat][number] == min(rounds)

    def was_largest(self, number):
        """Alone: whether no larger number was reached before."""
        numbers = self.sheets[0].numbers()
        return all(before < number for before in numbers[: numbers.index(number)])

    def scores(self):
        """Of each seat: the total, then the points for numbers and those lost for fields missed."""
        rows = []
        for seat, sheet in enumerate(self.sheets):
            points = sum(self.points(seat, number) for number in self.reached_in[seat])
            rows.append((points - sheet.missed(), points, -sheet.missed()))
        return rows
