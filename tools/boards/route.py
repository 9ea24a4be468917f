# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Compiles the drawing of the sheet of Route into its table, or refuses it with the place and what
was expected there. It must never repair a drawing: what is played is what was drawn.

A drawing shows the large hexagon as it lies: nine rows of five to nine fields, each row half a
field to the left or right of the one before. A field takes two characters, its colour and its mark
(`.` nothing, `*` start, `2` to `9`, `X` for 10), and two spaces part it from the next. Lines that
begin with `#` are comments.
"""

import re
from collections import Counter

from tools.boards.tables import BoardError, constant, header

FIELDS_IN_ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
FIELDS = sum(FIELDS_IN_ROWS)

COLOURS = "rygbpw"  # a colour's index here is its number in the table
NOTHING = "."
START = "*"
NUMBERS = "23456789X"
MARKS = NOTHING + START + NUMBERS
ON_RIM = "56789X"

STARTS = 4

# A place is (row, column), the column in halves of a field: a neighbour in the same row is two
# further, one in the next row one aside. Half a field is two characters of the drawing.
HALF = 2
RIGHT, LOWER_RIGHT, LOWER_LEFT = (0, 2), (1, 1), (1, -1)
LEFT, UPPER_LEFT, UPPER_RIGHT = (0, -2), (-1, -1), (-1, 1)
DIRECTIONS = (RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT, UPPER_LEFT, UPPER_RIGHT)
CENTRE = (4, 8)
NO_FIELD = 255


def number_of(mark):
    """The number that a mark stands for; 0 if for none."""
    return NUMBERS.index(mark) + 2 if mark in NUMBERS else 0


def step(place, direction):
    return place[0] + direction[0], place[1] + direction[1]


class Drawing:
    """The fields of a drawing, as a dict of place: colour and mark, in reading order."""

    def __init__(self, path, text):
        self.path = path
        lines = text.splitlines()
        self.line_numbers = [n for n, line in enumerate(lines, 1) if not line.startswith("#")]
        self.rows = [lines[n - 1] for n in self.line_numbers]
        if len(self.rows) != len(FIELDS_IN_ROWS):
            what = f"{len(self.rows)} rows, expected {len(FIELDS_IN_ROWS)}"
            at = self.line_numbers[len(FIELDS_IN_ROWS) :] or [len(lines) + 1]
            raise BoardError(path, what, (at[0], 1))
        self.fields = {}
        for row, expected in enumerate(FIELDS_IN_ROWS):
            self._read_row(row, expected)

    def refusal(self, what, place):
        """The error that names a field by where it is in the file, as an editor counts: from 1."""
        return self._refusal(what, place[0], HALF * place[1])

    def _refusal(self, what, row, column):
        return BoardError(self.path, what, (self.line_numbers[row], column + 1))

    def _read_row(self, row, expected):
        if stray := re.search(r"[^\S ]|\s$", self.rows[row]):
            what = f"found {stray.group()!a}, expected only spaces, and only between fields"
            raise self._refusal(what, row, stray.start())
        words = list(re.finditer(r"\S+", self.rows[row]))
        if len(words) != expected:
            end = words[expected].start() if len(words) > expected else len(self.rows[row])
            raise self._refusal(f"{len(words)} fields, expected {expected} in this row", row, end)
        first = max(FIELDS_IN_ROWS) - expected
        for number, word in enumerate(words):
            place = row, first + 2 * number
            self._check_field(place, word)
            self.fields[place] = word.group()

    def _check_field(self, place, word):
        row, column = place[0], word.start()
        field = word.group()
        if len(field) != 2:
            what = f"found {field!a}, expected two characters: a colour and a mark"
            raise self._refusal(what, row, column)
        if column != HALF * place[1]:
            what = f"field in column {column + 1}, expected it in column {HALF * place[1] + 1}"
            raise self._refusal(what, row, column)
        if field[0] not in COLOURS:
            what = f"found {field[0]!a}, expected a colour: " + " ".join(COLOURS)
            raise self._refusal(what, row, column)
        if field[1] not in MARKS:
            what = f"found {field[1]!a}, expected a mark: " + " ".join(MARKS)
            raise self._refusal(what, row, column + 1)

    def neighbours(self, place):
        """The places next to one, in the order of DIRECTIONS; None where the sheet ends."""
        others = [step(place, direction) for direction in DIRECTIONS]
        return [other if other in self.fields else None for other in others]

    def with_mark(self, mark):
        return [place for place, field in self.fields.items() if field[1] == mark]


def check_numbers(drawing):
    for mark in NUMBERS:
        number = number_of(mark)
        found = drawing.with_mark(mark)
        if not found:
            raise BoardError(drawing.path, f"no number {number}, expected each of 2 to 10 once")
        if len(found) > 1:
            raise drawing.refusal(f"a second number {number}, expected each once", found[1])
        on_rim = None in drawing.neighbours(found[0])
        if mark in ON_RIM and not on_rim:
            raise drawing.refusal(f"number {number} inside, expected 5 to 10 on the rim", found[0])
        if mark not in ON_RIM and on_rim:
            raise drawing.refusal(f"number {number} on the rim, expected 2 to 4 inside", found[0])


def check_starts(drawing):
    found = drawing.with_mark(START)
    for place in found:
        if place not in drawing.neighbours(CENTRE):
            raise drawing.refusal("start expected next to the centre", place)
    what = f"{len(found)} starts, expected {STARTS}"
    if len(found) > STARTS:
        raise drawing.refusal(f"{what}: this is the first too many", found[STARTS])
    if len(found) < STARTS:
        raise BoardError(drawing.path, what)


def check_colours(drawing):
    counts = Counter(field[0] for field in drawing.fields.values())
    fewest = FIELDS // len(COLOURS)
    for colour in COLOURS:
        if counts[colour] not in (fewest, fewest + 1):
            what = f"{counts[colour]} fields of {colour}, expected {fewest} or {fewest + 1}"
            raise BoardError(drawing.path, what)
    for place, field in drawing.fields.items():
        for other in drawing.neighbours(place):
            if other is not None and other < place and drawing.fields[other][0] == field[0]:
                line = drawing.line_numbers[other[0]]
                what = f"same colour as its neighbour at {line}:{HALF * other[1] + 1}"
                raise drawing.refusal(f"{what}, expected another", place)


def compile_drawing(path, text):
    """The table of one drawing as Python source, or BoardError."""
    drawing = Drawing(path, text)
    check_numbers(drawing)
    check_starts(drawing)
    check_colours(drawing)
    return header(path, drawing.rows) + "".join(
        "\n" + constant(*entry) for entry in entries(drawing)
    )


def entries(drawing):
    """What the table holds: names, values, a sentence on the layout, bytes in an entry."""
    places = list(drawing.fields)
    yield "FIELDS", FIELDS, "Fields, numbered from 0 in reading order."

    layout = "Two bytes a field: its row, and its column in halves of a field."
    yield "PLACES", bytes(part for place in places for part in place), layout, 2

    colours = bytes(COLOURS.index(field[0]) for field in drawing.fields.values())
    layout = "One byte a field: 0 red, 1 yellow, 2 green, 3 blue, 4 purple, 5 white."
    yield "COLOURS", colours, layout

    numbers = bytes(number_of(field[1]) for field in drawing.fields.values())
    yield "NUMBERS", numbers, "One byte a field: its number, 2 to 10; 0 = none."

    numbered = bytes(places.index(drawing.with_mark(mark)[0]) for mark in NUMBERS)
    layout = "One byte a number: its field; 255 for 0 and 1, which no field has."
    yield "NUMBERED", bytes((NO_FIELD, NO_FIELD)) + numbered, layout

    starts = bytes(places.index(place) for place in drawing.with_mark(START))
    yield "STARTS", starts, "One byte a start: its field."

    neighbours = bytes(
        NO_FIELD if other is None else places.index(other)
        for place in places
        for other in drawing.neighbours(place)
    )
    layout = "Six bytes a field: its neighbours, clockwise from the one on the right; 255 = none."
    yield "NEIGHBOURS", neighbours, layout, 6
