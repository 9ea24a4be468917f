# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Compiles a drawing of a Bridges board into its table, or refuses it with the place and what was
expected there. It must never repair a drawing: what is played is what was drawn.

A drawing has one character a cell: `.` sea, `o` island, `r` island with a red flag, `b` island
with a blue flag. Lines that begin with `#` are comments. An island's neighbour in a direction is
the nearest island there, and a line joins the two.
"""

from tools.boards.tables import BoardError, constant, header

SEA = "."
ISLANDS = "orb"  # an island's index here is its flag in the table: none, red, blue
COUNTS = ((ISLANDS, 18, "islands"), ("r", 4, "red flags"), ("b", 3, "blue flags"))

# What the screen can show. A place in the table is row * 8 + column for the same reason.
COLUMNS = 8
ROWS = 7

UP, RIGHT, DOWN, LEFT = DIRECTIONS = ((-1, 0), (0, 1), (1, 0), (0, -1))
NO_LINE = 255


class Drawing:
    """The cells of a drawing: known characters in rows of equal length that fit the screen."""

    def __init__(self, path, text):
        self.path = path
        lines = text.splitlines()
        self.line_numbers = [n for n, line in enumerate(lines, 1) if not line.startswith("#")]
        self.rows = [lines[n - 1] for n in self.line_numbers]
        if not any(self.rows):
            raise BoardError(path, "no cells, expected rows of . o r b", (len(lines) + 1, 1))
        self._check_characters()
        self._check_size()
        self._check_shape()

    def islands(self):
        """The cells with an island as (row, column), in reading order: their numbering."""
        return [
            (row, column)
            for row, cells in enumerate(self.rows)
            for column, cell in enumerate(cells)
            if cell != SEA
        ]

    def place(self, cell):
        """Where a cell is in the file, as an editor counts: from 1."""
        row, column = cell
        return self.line_numbers[row], column + 1

    def refusal(self, what, cell):
        return BoardError(self.path, what, self.place(cell))

    def _check_characters(self):
        for row, cells in enumerate(self.rows):
            for column, cell in enumerate(cells):
                if cell != SEA and cell not in ISLANDS:
                    raise self.refusal(f"found {cell!a}, expected . o r or b", (row, column))

    def _check_size(self):
        if len(self.rows) > ROWS:
            raise self.refusal(f"{len(self.rows)} rows, expected at most {ROWS}", (ROWS, 0))
        for row, cells in enumerate(self.rows):
            if len(cells) > COLUMNS:
                what = f"{len(cells)} columns, expected at most {COLUMNS}"
                raise self.refusal(what, (row, COLUMNS))

    def _check_shape(self):
        width = len(self.rows[0])
        for row, cells in enumerate(self.rows):
            if len(cells) != width:
                what = f"{len(cells)} columns, expected {width} as in the first row"
                raise self.refusal(what, (row, min(len(cells), width)))


def check_counts(drawing):
    for marks, expected, name in COUNTS:
        found = [cell for cell in drawing.islands() if drawing.rows[cell[0]][cell[1]] in marks]
        what = f"{len(found)} {name}, expected {expected}"
        if len(found) > expected:
            raise drawing.refusal(f"{what}: this is the first too many", found[expected])
        if len(found) < expected:
            raise BoardError(drawing.path, what)


def neighbour(islands, island, direction):
    """The number of the nearest island in a direction, or None."""
    row, column = islands[island]
    for _ in range(max(ROWS, COLUMNS)):
        row, column = row + direction[0], column + direction[1]
        if (row, column) in islands:
            return islands.index((row, column))
    return None


def find_lines(islands):
    """All pairs of neighbours, the lower number first, in ascending order: their numbering."""
    return sorted(
        (first, second)
        for first in range(len(islands))
        for direction in (RIGHT, DOWN)
        if (second := neighbour(islands, first, direction)) is not None
    )


def check_connected(drawing, islands, lines):
    for island, cell in enumerate(islands):
        if not any(island in line for line in lines):
            raise drawing.refusal("island without a neighbour, expected at least one", cell)
    reached = {0}
    for _ in islands:  # no island is further away than there are islands
        reached.update(end for line in lines if reached.intersection(line) for end in line)
    for island, cell in enumerate(islands):
        if island not in reached:
            line, column = drawing.place(islands[0])
            what = f"no lines lead here from {line}:{column}, expected one connected board"
            raise drawing.refusal(what, cell)


def lines_at(islands, lines, island):
    """The lines that leave an island up, right, down and left."""
    others = [neighbour(islands, island, direction) for direction in DIRECTIONS]
    return bytes(
        NO_LINE if other is None else lines.index((min(island, other), max(island, other)))
        for other in others
    )


def crosses(islands, one, other):
    """Whether two lines meet between their ends: one is then level and the other upright."""
    (top, left), (bottom, right) = (islands[end] for end in one)
    (other_top, other_left), (other_bottom, other_right) = (islands[end] for end in other)
    if top == bottom:
        return left < other_left < right and other_top < top < other_bottom
    return other_left < left < other_right and top < other_top < bottom


def compile_drawing(path, text):
    """The table of one drawing as Python source, or BoardError."""
    drawing = Drawing(path, text)
    check_counts(drawing)
    islands = drawing.islands()
    lines = find_lines(islands)
    check_connected(drawing, islands, lines)
    return header(path, drawing.rows) + "".join(
        "\n" + constant(*entry) for entry in entries(drawing, islands, lines)
    )


def entries(drawing, islands, lines):
    """What the table holds: names, values, a sentence on the layout, bytes in an entry."""
    crossings = [
        bytes(n for n, other in enumerate(lines) if crosses(islands, line, other)) for line in lines
    ]
    yield "COLUMNS", len(drawing.rows[0]), "Cells in a row."
    yield "ROWS", len(drawing.rows), "Rows of cells."
    yield "ISLANDS", len(islands), "Islands, numbered from 0 in reading order."
    yield "LINES", len(lines), "Lines, numbered from 0 by their first end, then their second."

    places = bytes(row * 8 + column for row, column in islands)
    yield "PLACES", places, "One byte an island: row * 8 + column."

    flags = bytes(ISLANDS.index(drawing.rows[row][column]) for row, column in islands)
    yield "FLAGS", flags, "One byte an island: 0 no flag, 1 red, 2 blue."

    ends = bytes(end for line in lines for end in line)
    yield "ENDS", ends, "Two bytes a line: its two islands, the lower number first.", 2

    at = b"".join(lines_at(islands, lines, island) for island in range(len(islands)))
    layout = "Four bytes an island: the line that leaves it up, right, down, left; 255 = none."
    yield "LINES_AT", at, layout, 4

    cross_from = bytes(sum(map(len, crossings[:line])) for line in range(len(lines) + 1))
    layout = "LINES + 1 bytes: line n crosses CROSSINGS[CROSS_FROM[n] : CROSS_FROM[n + 1]]."
    yield "CROSS_FROM", cross_from, layout
    yield "CROSSINGS", b"".join(crossings), "The lines that cross each line, ascending for each."
