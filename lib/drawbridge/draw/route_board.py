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

    def __init__(self, canvas, board):
        super().__init__()
        self._canvas = canvas
        self._board = board
        self.tiles = hexes.tiles(canvas)
        self.shader = hexes.palette(canvas)
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

    def paint(self, sheet, began, next_fields, worths):
        """Show a sheet, its first `began` fields as a line and the others as dots.

        next_fields can be stepped on next; worths has the points of each number.
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
                way += 1 if nearby else 0
            else:
                way = hexes.NEXT if nearby else hexes.PLAIN
            if not reach[field] and not on_route:
                way = hexes.NUMBER_DIM if number else hexes.DIM
            if number:
                inks[number] = _WHITE if way == hexes.HALF else _BLACK
            self._set_tile(field, way * hexes.COLOURS + board.COLOURS[field])
        inked = self._inks
        self._inks = inks
        if began != self._began or abs(sheet.reached - self._drawn) > 1:
            self._draw_all(sheet, began)
        else:
            self._draw_numbers(sheet, inked)
            if sheet.reached > self._drawn:
                self._draw_dot(sheet.drawn[sheet.reached - 1])
            elif sheet.reached < self._drawn:
                self._erase_dot(sheet.drawn[sheet.reached])
        self._drawn = sheet.reached
        self._began = began

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
                self._draw_step(sheet.came_from[field], field, thick, colour)
        for place in range(began, sheet.reached):
            self._draw_dot(sheet.drawn[place])
        for end in self._line_ends(sheet, began):
            self._draw_disc(end, 3, _BLACK)
            self._draw_disc(end, 2, _WHITE)
        for place in range(began):
            if self._board.NUMBERS[sheet.drawn[place]]:
                self._draw_stop(sheet.drawn[place], _WHITE)

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

    def _draw_step(self, one, other, thick, colour):
        stroke(self._line, self._middle(one), self._middle(other), thick, colour)

    def _draw_disc(self, field, radius, colour):
        disc(self._line, self._middle(field), radius, colour)

    def _draw_dot(self, field):
        if self._board.NUMBERS[field]:
            self._draw_stop(field, _YELLOW)
        else:
            self._draw_disc(field, 4, _BLACK)
            self._draw_disc(field, 3, _YELLOW)

    def _erase_dot(self, field):
        x, y = self._middle(field)
        bitmaptools.fill_region(self._line, x - 6, y - 6, x + 6, y + 6, _CLEAR)
        number = self._board.NUMBERS[field]
        if number:
            self._draw_number(field, number, 3)

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
