# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The pictures in the rules of Route: a few fields with a line, in the tiles of the real sheet."""

from displayio import Bitmap, TileGrid

from drawbridge.draw import art_data as art
from drawbridge.draw import hexes
from drawbridge.draw.font import TEXT
from drawbridge.draw.strokes import disc, stroke
from drawbridge.screens.rules_buttons import draw_buttons

_TOP = 18
_LEFT = 10
_ROW = 12  # pixels from one row of fields to the next
_WIDTH = 140
_HEIGHT = _ROW + hexes.HEIGHT

_LETTERS = "rygbpw"  # the colours, as in the drawing of the board
_WAYS = {".": hexes.PLAIN, "+": hexes.NEXT, "-": hexes.DIM}
_NUMBERS = {"4": art.FOUR, "5": art.FIVE, "7": art.SEVEN, "9": art.NINE}


class _Sketch(TileGrid):
    """Two rows of fields, each two characters: its colour, and how it is shown or its number; a
    capital colour: the number counts half. The second row begins half a field further."""

    def __init__(self, canvas, upper, lower=""):
        self._bitmap = Bitmap(_WIDTH, _HEIGHT, 16)
        super().__init__(self._bitmap, pixel_shader=hexes.palette(canvas), x=_LEFT, y=_TOP)
        self._middles = []
        for row, fields in enumerate((upper, lower)):
            for at in range(0, len(fields), 2):
                self._field(canvas, fields[at], fields[at + 1], 7 * (at + row), _ROW * row)

    def _field(self, canvas, letter, shown, x, y):
        self._middles.append((x + 7, y + 8))
        if letter == " ":
            return
        way = _WAYS.get(shown)
        if way is None:
            way = hexes.NUMBER if letter.lower() == letter else hexes.HALF
        hexes.draw_tile(canvas, self._bitmap, x, y, way, _LETTERS.find(letter.lower()))
        if shown in _NUMBERS:
            ink = hexes.BLACK if way == hexes.NUMBER else hexes.WHITE
            canvas.stencil(_NUMBERS[shown], self._bitmap, x + 4, y + 3, ink, ink)

    def line(self, *fields):
        """Draw a line over fields, by their places in reading order, with its two ends."""
        for thick, colour in ((2, hexes.BLACK), (1, hexes.WHITE)):
            for at in range(1, len(fields)):
                here, there = self._middles[fields[at - 1]], self._middles[fields[at]]
                stroke(self._bitmap, here, there, thick, colour)
        for end in (fields[0], fields[-1]):
            disc(self._bitmap, self._middles[end], 3, hexes.BLACK)
            disc(self._bitmap, self._middles[end], 2, hexes.WHITE)
        return self


def _line(canvas):
    return _Sketch(canvas, "y.r.g.p.w.b.r.y.g.", "b.w.y.g.p.r.b.w.").line(9, 1, 2, 11, 12, 4, 5, 14)


def _round(canvas):
    """The card's areas, and beside the line's end the fields of those colours."""
    canvas.frame(_LEFT - 4, _TOP - 3, 43, _HEIGHT + 6, art.NIGHT, art.OPEN)
    return _Sketch(canvas, "r.b. . .y.p.w+y.r.", "g.w. . .y.p.g+r.").line(4, 5, 14)


def _two_ends(canvas):
    return _Sketch(canvas, "g.r.y+b.p.w.g.y+r.", "y.p+w.r.b.g.p+b.").line(11, 3, 4, 13, 14, 6)


def _numbers(canvas):
    """All of it, and half."""
    _points(canvas, ((1, 7), (6, 4)))
    return _Sketch(canvas, "y.b7w. . .r.B7g.")


def _end(canvas):
    """A short line, and what the fields beside it cost."""
    canvas.text(TEXT, "-9", 140, _TOP + 8, art.YELLOW)
    sketch = _Sketch(canvas, "p-r.y.b-g.w.r.y.b-", "g-w-p.r.b-y-w-g-")
    return sketch.line(1, 2, 11, 12, 4, 5, 6, 7)


def _alone(canvas):
    """The example of the rules: 4, 7, 5, 9 in this order."""
    _points(canvas, ((0, 4), (2, 7), (4, 3), (6, 9)))
    return _Sketch(canvas, "b4y.p7r.G5w.y9")


def _points(canvas, columns):
    """Write points below the fields of the upper row."""
    for column, points in columns:
        canvas.text(TEXT, "+%d" % points, _LEFT + 14 * column + 1, _TOP + 16, art.YELLOW)


def _buttons(canvas):
    draw_buttons(canvas)


_PAGES = (_line, _round, _two_ends, _numbers, _end, _alone, _buttons)


def sketch(canvas, page):
    """Return where the picture of a page ends, and its group, if it has one."""
    return _TOP + _HEIGHT + 2, _PAGES[page](canvas)
