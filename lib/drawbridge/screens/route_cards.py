# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The cards of Route that have been revealed, of all fifteen."""

from displayio import TileGrid
from micropython import const

from drawbridge.badge.buttons import SELECT, B
from drawbridge.draw import art_data as art
from drawbridge.draw import hexes
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import Screen
from drawbridge.words import say
from engine.route.cards import AREAS, CARDS, COLOURS

_COLUMNS = const(5)
_TOP = const(18)
_WIDE = const(4)  # a card's cell, in small tiles: three areas in a row, two rows, and space
_HIGH = const(3)


class RouteCards(Screen):
    """Five columns, three rows; revealed cards are dark, the card of the round is framed."""

    def __init__(self, app):
        super().__init__(app)
        match = app.match
        seen = match.seen()
        self.heading(say("cards"))
        self.text(say("cards_left", CARDS - len(seen)), WIDTH // 2, 98, art.LIGHT, CENTRE)
        self._tiles = TileGrid(
            hexes.mini_tiles(self.canvas), pixel_shader=hexes.palette(self.canvas),
            width=_COLUMNS * _WIDE, height=CARDS // _COLUMNS * _HIGH,
            tile_width=hexes.MINI, tile_height=hexes.MINI, x=4, y=_TOP + 3,
        )  # fmt: skip
        for card in range(CARDS):
            self._show_card(card, card in seen and card != match.card)
        self.group.append(self._tiles)

    def _show_card(self, card, seen):
        first = hexes.MINI_DARK if seen else hexes.MINI_BRIGHT
        left, top = card % _COLUMNS * _WIDE, card // _COLUMNS * _HIGH
        place = 0
        for colour in range(COLOURS):
            for _ in range(AREAS[COLOURS * card + colour]):
                self._tiles[left + place % 3, top + place // 3] = first + colour
                place += 1

    def draw(self):
        super().draw()
        match = self.app.match
        seen = match.seen()
        for card in range(CARDS):
            edge = art.OPEN
            if card == match.card:
                edge = art.YELLOW
            elif card in seen:
                edge = art.FAINT
            x = card % _COLUMNS * _WIDE * hexes.MINI + 1
            y = _TOP + card // _COLUMNS * _HIGH * hexes.MINI
            self.canvas.frame(x, y, 30, 22, art.NIGHT, edge)

    def show_hints(self):
        self.hints.show("", say("back"))

    def key(self, key):
        if key in (B, SELECT):
            self.app.close()
