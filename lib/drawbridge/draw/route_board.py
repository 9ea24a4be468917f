# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The picture of a Route sheet: 61 tiles in nine rows, and above them the line.

A field is drawn anew only when its tile changes. The line lies on a bitmap of its own: what was
drawn in earlier turns as a bold line, the steps of this turn as dots, as the tip in the rules goes.
A number that was reached is a stop on the line.
"""

import bitmaptools
from displayio import Bitmap, Group, Palette, TileGrid
from micropython import const

from drawbridge.draw import hexes
from drawbridge.draw.digits import DIGITS
from drawbridge.draw.strokes import disc, stroke
from drawbridge.memory import forget

_ROW = const(12)  # pixels from one row of fields to the next
_HALF = const(7)  # pixels of half a field
_ROWS = const(9)

# The colours of the line's bitmap.
_CLEAR = const(0)
_BLACK = const(1)
_WHITE = const(2)
_YELLOW = const(3)

_NUMBERS = const(11)  # one more than the largest


class RouteBoard(Group):
    """Paints sheets of one board."""

    def __init__(self, canvas, board, ways=hexes.WAYS):
        """ways is how many of the ways to show a field are needed."""
        super().__init__()
        self._canvas = canvas
        self._board = board
        from drawbridge.draw.hexes import palette, tiles

        self.tiles = tiles(canvas, ways)
        self.empty = ways * hexes.COLOURS  # the tile that shows nothing
        self.shader = palette(canvas)
        forget("drawbridge.draw.hexes")
        self._rows = []
        self._row_of = bytearray(board.FIELDS)
        self._place_in_row = bytearray(board.FIELDS)
        for row in range(_ROWS):
            fields = [f for f in range(board.FIELDS) if board.PLACES[2 * f] == row]
            for place, field in enumerate(fields):
                self._row_of[field] = row
                self._place_in_row[field] = place
            x, y = self.corner(fields[0])
            grid = TileGrid(
                self.tiles, pixel_shader=self.shader, width=len(fields), height=1,
                tile_width=hexes.WIDTH, tile_height=hexes.HEIGHT, x=x, y=y,
            )  # fmt: skip
            self._rows.append(grid)
            self.append(grid)
        colours = Palette(4)
        colours[_BLACK] = 0x000000
        colours[_WHITE] = 0xFFFFFF
        colours[_YELLOW] = 0xFFE44D
        colours.make_transparent(_CLEAR)
        self._line = Bitmap(128, 112, 4)
        self.append(TileGrid(self._line, pixel_shader=colours))
        self.forget()

    def corner(self, field):
        """Return where the tile of a field begins."""
        return 1 + self._board.PLACES[2 * field + 1] * _HALF, self._board.PLACES[2 * field] * _ROW

    def _middle(self, field):
        x, y = self.corner(field)
        return x + 7, y + 8

    def forget(self):
        """Draw the line anew at the next paint()."""
        self._drawn = -1  # how many fields of the line are drawn, those of this turn included
        self._began = -1
        self._inks = bytearray(_NUMBERS)  # the colour in which each number is drawn
        self._steps = []  # those of this turn, as motions that can take them back

    def paint(self, sheet, began, next_fields, worths, moves=False):
        """Show a sheet, its first `began` fields as a line and the others as dots.

        next_fields can be stepped on next; worths has the points of each number. If the last step
        moves, it is not drawn but returned as a motion.
        """
        reach = sheet.in_reach()
        board = self._board
        inks = bytearray(_NUMBERS)
        for field in range(board.FIELDS):
            number = board.NUMBERS[field]
            nearby = field in next_fields
            on_route = sheet.is_on_route(field)
            if number and not on_route:
                way = hexes.NUMBER if worths[number] == number else hexes.HALF
                way += hexes.NUMBER_NEXT - hexes.NUMBER if nearby else 0
            else:
                way = hexes.NEXT if nearby else hexes.PLAIN
            if not reach[field] and not on_route:
                way = hexes.NUMBER_DIM if number else hexes.DIM
            if number:
                inks[number] = _WHITE if way == hexes.HALF else _BLACK
            self._set_tile(field, way * hexes.COLOURS + board.COLOURS[field])
        inked = self._inks
        self._inks = inks
        grown = sheet.reached - self._drawn
        known = began == self._began
        self._drawn = sheet.reached
        self._began = began
        if not known or grown not in (-1, 0, 1) or grown < 0 and not self._steps:
            self._draw_all(sheet, began)
            return None
        if grown < 0:
            self._take_back(inked)
        self._draw_numbers(sheet, inked)
        if grown > 0:
            self._draw_step(sheet, sheet.reached - 1)
            if moves:
                self._steps[-1].begin()
                return self._steps[-1]
        return None

    def _set_tile(self, field, tile):
        row = self._rows[self._row_of[field]]
        place = self._place_in_row[field]
        if row[place] != tile:
            row[place] = tile

    # -- the line ---------------------------------------------------------------------------------

    def _draw_all(self, sheet, began):
        bitmaptools.fill_region(self._line, 0, 0, 128, 112, _CLEAR)
        self._draw_numbers(sheet, bytearray(_NUMBERS))
        for thick, colour in ((2, _BLACK), (1, _WHITE)):
            for place in range(1, began):
                field = sheet.drawn[place]
                self._draw_line(sheet.came_from[field], field, thick, colour)
        for place in range(began):
            if self._board.NUMBERS[sheet.drawn[place]]:
                self._draw_stop(sheet.drawn[place], _WHITE)
        for end in self._line_ends(sheet, began):
            self._draw_end(end, _WHITE)
        self._steps = []
        for place in range(began, sheet.reached):
            self._draw_step(sheet, place)

    def _take_back(self, inked):
        """Take the last step back; numbers beside it may come back in a colour of then."""
        step = self._steps.pop()
        step.take_back()
        for number in range(2, _NUMBERS):
            if step.touches(*self._middle(self._board.NUMBERED[number])):
                inked[number] = _CLEAR

    def _draw_numbers(self, sheet, inked):
        """Draw the numbers off the line whose colour is no longer the one they are inked in."""
        for number in range(2, _NUMBERS):
            field = self._board.NUMBERED[number]
            if self._inks[number] != inked[number] and not sheet.is_on_route(field):
                self._draw_number(field, number, 3)

    def _line_ends(self, sheet, began):
        """Return the fields where the line ends, before the dots."""
        ends = list(sheet.ends) if began else []
        if ends and sheet.reached > began:
            ends[sheet.grows] = sheet.came_from[sheet.drawn[began]]
        return ends

    def _draw_step(self, sheet, place):
        """Draw a step of this turn: a stroke and a dot, and once more what the stroke came from."""
        field = sheet.drawn[place]
        before = sheet.came_from[field]
        from drawbridge.draw.route_motion import RouteMotion  # not while a bot thinks

        self._steps.append(RouteMotion(self._line, self._middle(before), self._middle(field)))
        if before != field:
            for thick, colour in ((2, _BLACK), (1, _YELLOW)):
                self._draw_line(before, field, thick, colour)
            self._draw_end(before, _YELLOW if place > self._began else _WHITE)
        self._draw_end(field, _YELLOW)

    def _draw_line(self, one, other, thick, colour):
        stroke(self._line, self._middle(one), self._middle(other), thick, colour)

    def _draw_disc(self, field, radius, colour):
        disc(self._line, self._middle(field), radius, colour)

    def _draw_end(self, field, colour):
        """Draw the end of a line, or of a step."""
        if self._board.NUMBERS[field]:
            self._draw_stop(field, colour)
        else:
            radius = 2 if colour == _WHITE else 3
            self._draw_disc(field, radius + 1, _BLACK)
            self._draw_disc(field, radius, colour)

    def _draw_stop(self, field, colour):
        """Draw a number on the line: black on a plate."""
        number = self._board.NUMBERS[field]
        self._draw_disc(field, 6, _BLACK)
        self._draw_disc(field, 5, colour)
        self._inks[number] = _BLACK
        self._draw_number(field, number, 5)

    def _draw_number(self, field, number, down):
        """Draw a number `down` pixels below the top of its field."""
        x, y = self.corner(field)
        colour = self._inks[number]
        left = x + 2 if number == 10 else x + 4
        self._canvas.stencil(DIGITS[number], self._line, left, y + down, colour, colour)
