# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The panel at the right of a Route board: the round, the card, the numbers, the points."""

from displayio import Group, TileGrid
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw import hexes
from drawbridge.draw.big_number import BigNumber
from drawbridge.draw.font import TEXT
from engine.route.cards import AREAS, COLOURS

LEFT = 128
_WIDTH = const(32)
_AREAS = const(6)  # places for areas on the card; five are the most that are used


class RoutePanel(Group):
    """Paints what a player must know besides the board, with the board's tiles."""

    def __init__(self, canvas, picture):
        super().__init__()
        self._canvas = canvas
        self._empty = picture.empty
        self._areas = TileGrid(
            picture.tiles, pixel_shader=picture.shader, width=2, height=3,
            tile_width=hexes.WIDTH, tile_height=hexes.HEIGHT, x=LEFT + 2, y=13,
        )  # fmt: skip
        self.append(self._areas)
        self._points = BigNumber(LEFT, 96, _WIDTH, canvas.rgb(art.WHITE))
        self.append(self._points)
        self._drawn = [None] * 4

    def forget(self):
        """Draw everything at the next paint()."""
        self._canvas.fill(LEFT, 0, _WIDTH, 112, art.NIGHT)
        self._drawn = [None] * 4

    def paint(self, match, seat, worths, round_text, playing):
        """Draw what has changed: the seat's numbers and, while it is playing, its turn."""
        sheet = match.sheets[seat]
        self._paint(0, round_text, self._paint_round)
        card = match.card if playing else None
        self._paint(1, (card, bytes(match.sheet.left)), self._paint_card)
        self._paint(2, (bytes(sheet.points), bytes(worths)), self._paint_numbers)
        self._paint(3, match.scores()[seat][0], self._points.show)

    def _paint(self, place, look, paint):
        if self._drawn[place] != look:
            self._drawn[place] = look
            paint(look)

    def _centred(self, font, text, y, colour):
        x = LEFT + (_WIDTH - font.width(text) + 1) // 2
        self._canvas.text(font, text, x, y, colour)

    def _paint_round(self, text):
        self._canvas.fill(LEFT, 0, _WIDTH, 11, art.NIGHT)
        self._centred(TEXT, text, 0, art.LIGHT)

    def _paint_card(self, look):
        card, left = look
        self._areas.hidden = card is None
        edge = art.NIGHT if card is None else art.OPEN
        self._canvas.frame(LEFT + 1, 11, _WIDTH - 2, 52, art.NIGHT, edge)
        if card is None:
            return
        place = 0
        for colour in range(COLOURS):
            shown = AREAS[COLOURS * card + colour]
            for area in range(shown):
                way = hexes.PLAIN if area < left[colour] else hexes.DIM
                self._areas[place % 2, place // 2] = way * COLOURS + colour
                place += 1
        while place < _AREAS:
            self._areas[place % 2, place // 2] = self._empty
            place += 1

    def _paint_numbers(self, look):
        """The numbers three to a row: scored, worth all, worth half."""
        points, worths = look
        canvas = self._canvas
        canvas.fill(LEFT, 64, _WIDTH, 30, art.NIGHT)
        for number in range(2, 11):
            column, row = (number - 2) % 3, (number - 2) // 3
            colour = art.WHITE if worths[number] == number else art.OPEN
            if points[number]:
                colour = art.GREEN
            text = str(number)
            right = LEFT + (8, 18, 31)[column]  # in the last one there is a "10"
            canvas.text(TEXT, text, right - TEXT.width(text), 63 + 9 * row, colour)
