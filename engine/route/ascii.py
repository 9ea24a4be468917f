# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet of Route drawn with plain characters, for a console, a test or a curious reader.

A field is the letter of its colour and its number (`X` is 10), or `*` on a start. `(b7)` is on the
route, `<b7>` its head and `[b7]` its tail; a line that is still a point is `<b*>`. Steps are `--`,
`/` and `\\`.
"""

from engine.route.sheet import NOTHING

# Half a field is 3 characters wide, a row 2 lines high, and the longest row has nine fields.
_HALF = 3
_HIGH = 2
_HALVES = 18
_COLOURS = "rygbpw"
_NUMBERS = "  23456789X"


def drawing(sheet):
    """Return the drawing of a sheet, a line of text for each line."""
    board = sheet.board
    last = 2 * board.FIELDS - 2
    rows = []
    for _ in range(_HIGH * board.PLACES[last] + 1):
        rows.append([" "] * (_HALF * _HALVES))
    for field in range(board.FIELDS):
        row, column = board.PLACES[2 * field], board.PLACES[2 * field + 1]
        _put(rows[_HIGH * row], _HALF * column, _field(sheet, field))
        if sheet.came_from[field] not in (field, NOTHING):
            _draw_step(rows, board, sheet.came_from[field], field)
    return "\n".join(["".join(row).rstrip() for row in rows])


def _field(sheet, field):
    board = sheet.board
    mark = "*" if field in board.STARTS else _NUMBERS[board.NUMBERS[field]]
    text = _COLOURS[board.COLOURS[field]] + mark
    head, tail = sheet.ends
    if field == head:
        return "<%s>" % text
    if field == tail:
        return "[%s]" % text
    return "(%s)" % text if sheet.is_on_route(field) else " %s" % text


def _draw_step(rows, board, one, other):
    upper, lower = min(one, other), max(one, other)
    row, column = board.PLACES[2 * upper], board.PLACES[2 * upper + 1]
    lower_row, lower_column = board.PLACES[2 * lower], board.PLACES[2 * lower + 1]
    if lower_row == row:
        _put(rows[_HIGH * row], _HALF * column + 4, "--")
    elif lower_column > column:
        _put(rows[_HIGH * row + 1], _HALF * column + _HALF, "\\")
    else:
        _put(rows[_HIGH * row + 1], _HALF * column, "/")


def _put(row, at, text):
    for place, character in enumerate(text):
        row[at + place] = character
