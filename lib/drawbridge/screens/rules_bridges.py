# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The pictures in the rules of Bridges: little boards, painted as the real ones are."""

from drawbridge.draw import art_data as art
from drawbridge.draw.bridges_board import CELL, COLUMNS, BridgesBoard
from drawbridge.draw.font import BIG, TEXT
from drawbridge.screens.rules_buttons import draw_buttons
from engine.bridges import scoring
from engine.bridges.sheet import BRIDGE, Sheet

_TOP = 16  # the row of pixels below the heading, where the second row of cells begins
_RIGHT = CELL * COLUMNS
_NOTHING = 255
_SEA = "." * COLUMNS


class _Board:
    """What a board's tables tell, read off a drawing: `.` sea, `o` island, `r` and `b` flags."""

    def __init__(self, rows):
        cells = _SEA + "".join(rows)  # the heading is in the first row
        self.PLACES = [place for place in range(len(cells)) if cells[place] != "."]
        self.ISLANDS = len(self.PLACES)
        self.FLAGS = ["orb".find(cells[place]) for place in self.PLACES]
        self.ENDS = []
        self.LINES_AT = bytearray([_NOTHING] * (4 * self.ISLANDS))
        for island, place in enumerate(self.PLACES):
            row_end = (place // COLUMNS + 1) * COLUMNS
            self._join(island, range(place + 1, row_end), 1)
            self._join(island, range(place + COLUMNS, len(cells), COLUMNS), 2)
        self.LINES = len(self.ENDS) // 2
        self.CROSS_FROM = bytearray(self.LINES + 1)
        self.CROSSINGS = b""

    def _join(self, island, cells, side):
        """Draw a line to the first island among the cells, which lie on this side."""
        for place in cells:
            if place in self.PLACES:
                other, line = self.PLACES.index(place), len(self.ENDS) // 2
                self.LINES_AT[4 * island + side] = self.LINES_AT[4 * other + side ^ 2] = line
                self.ENDS += [island, other]
                return


def _paint(canvas, rows, numbers, bridges, fresh=()):
    """Paint a drawing with numbers by island and bridges by line, 0 for none; some lines' bridges
    are of this turn."""
    board = _Board(rows)
    sheet = Sheet(board)
    for island, number in enumerate(numbers):
        sheet.numbers[island] = number
    for line, count in enumerate(bridges):
        for _ in range(count):
            sheet.draw(line)
    BridgesBoard(canvas, board, True).paint(sheet, None, [BRIDGE + line for line in fresh])
    return _TOP + CELL * len(rows)


def _round(canvas):
    """A card, and what it makes."""
    bottom = _paint(canvas, (_SEA, ".o.o..o."), (0, 3, 0), (1, 1), (0, 1))
    canvas.frame(_RIGHT, _TOP, 26, 32, art.WHITE, art.SAND)
    canvas.text(BIG, "3", _RIGHT + 8, _TOP + 3, art.INK)
    for plank in range(2):
        canvas.sprite(art.PLANK, _RIGHT + 5 + 9 * plank, _TOP + 24)
    return bottom


def _numbers(canvas):
    """A flag with a bridge has a number, one without cannot."""
    bottom = _paint(canvas, (_SEA, ".o..r..b"), (3, 4, 0), (2,))
    canvas.sprite(art.TICK, CELL * 5 + 2, bottom - 11)
    canvas.sprite(art.MISSED_MARK, _RIGHT + 2, bottom - 12)
    return bottom


def _bridges(canvas):
    """One, two, and a line that is closed because a bridge lies across."""
    bottom = _paint(canvas, ("..o.....", ".o..o..o", "..o....."), (0, 4, 3), (0, 2, 1))
    canvas.sprite(art.MISSED_MARK, CELL * 2 + 4, _TOP + CELL + 4)
    return bottom


def _finished(canvas):
    bottom = _paint(canvas, (_SEA, ".o.o.o.o"), (3, 0, 2, 0), (1, 0, 2))
    canvas.text(TEXT, "+%d" % scoring.POINTS_PER_ISLAND, _RIGHT + 5, bottom - 14, art.YELLOW)
    return bottom


def _bonuses(canvas):
    return _table(
        canvas, [(str(full), str(late)) for full, late in zip(scoring.FULL, scoring.LATE)]
    )


def _alone(canvas):
    """The last round for all the points."""
    return _table(canvas, [("1-%d" % last, "") for last in scoring.DEADLINES])


def _table(canvas, rows):
    """The three bonuses side by side, each with two texts."""
    marks = (art.RED_MARK, art.BLUE_MARK, art.SIX_MARK)
    for place, mark in enumerate(marks):
        x = 8 + 49 * place
        canvas.frame(x, _TOP + 2, 46, 26, art.NIGHT, art.FAINT)
        canvas.sprite(mark, x + 5, _TOP + 11)
        bright, faint = rows[place + 1]
        canvas.text(TEXT, bright, x + 19, _TOP + 9, art.WHITE)
        canvas.text(TEXT, faint, x + 34, _TOP + 9, art.WOOD)
    return _TOP + 30


def _buttons(canvas):
    return draw_buttons(canvas)


_PAGES = (_round, _numbers, _bridges, _finished, _bonuses, _alone, _buttons)


def sketch(canvas, page):
    """Draw the picture of a page; return where it ends. It is all on the canvas: no group."""
    return _PAGES[page](canvas), None
