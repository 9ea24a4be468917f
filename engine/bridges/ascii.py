# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet of Bridges drawn with plain characters, for a console, a test or a curious reader.

`( )` is a free island, `(4)` one with a number, `[4]` a finished one, followed by `r` or `b` for
its flag. Bridges are `---` and `===`, `|` and `||`; lines that are still open are dotted, lines
that are closed for good are not drawn.
"""

# A cell of the board is 5 characters wide and 2 lines high, its island in the upper left corner.
_WIDE = 5
_HIGH = 2
_FLAGS = " rb"


def drawing(sheet):
    """Return the drawing of a sheet, a line of text for each line."""
    board = sheet.board
    rows = []
    for _ in range(_HIGH * board.ROWS - 1):
        rows.append([" "] * (_WIDE * board.COLUMNS))
    for line in range(board.LINES):  # first what is dotted, so that bridges lie on top
        if not sheet.bridges[line] and not sheet.closed(line):
            _draw_line(rows, board, line, ".", ": ")
    for line in range(board.LINES):
        if sheet.bridges[line] == 1:
            _draw_line(rows, board, line, "-", "| ")
        elif sheet.bridges[line] == 2:
            _draw_line(rows, board, line, "=", "||")
    for island in range(board.ISLANDS):
        row, column = divmod(board.PLACES[island], 8)
        number = str(sheet.numbers[island]) if sheet.numbers[island] else " "
        text = "[%s]" if sheet.is_finished(island) else "(%s)"
        _put(rows[_HIGH * row], _WIDE * column, text % number + _FLAGS[board.FLAGS[island]])
    return "\n".join(["".join(row).rstrip() for row in rows])


def _draw_line(rows, board, line, across, down):
    row, column = divmod(board.PLACES[board.ENDS[2 * line]], 8)
    last_row, last_column = divmod(board.PLACES[board.ENDS[2 * line + 1]], 8)
    if row == last_row:
        _put(rows[_HIGH * row], _WIDE * column + 3, across * (_WIDE * (last_column - column) - 3))
    for at in range(_HIGH * row + 1, _HIGH * last_row):
        _put(rows[at], _WIDE * column + 1, down)


def _put(row, at, text):
    for place, character in enumerate(text):
        if character != " ":
            row[at + place] = character
