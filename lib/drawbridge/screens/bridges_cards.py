# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The cards of Bridges: the legend of all 18, dark as soon as they have been revealed."""

from micropython import const

from drawbridge.badge.buttons import SELECT, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import Screen
from drawbridge.words import say
from engine.bridges.cards import BRIDGES, CARDS, NUMBERS

_WIDE = const(24)
_HIGH = const(26)
_LEFT = (WIDTH - 6 * _WIDE) // 2
_TOP = const(17)


class BridgesCards(Screen):
    """Six columns for the numbers, three rows for the bridges; the card of the round is yellow."""

    def __init__(self, app):
        super().__init__(app)
        match = app.match
        left = match.game.rounds - len(match.seen())
        self.heading(say("cards"))
        self.text(say("cards_left_out", left), WIDTH // 2, 98, art.LIGHT, CENTRE)

    def draw(self):
        super().draw()
        match = self.app.match
        seen = match.seen()
        for card in range(CARDS):
            column, row = NUMBERS[card] - 1, BRIDGES[card] - 1
            x, y = _LEFT + column * _WIDE, _TOP + row * _HIGH
            self._draw_card(x, y, card, card in seen, card == match.card)

    def _draw_card(self, x, y, card, seen, now):
        canvas = self.canvas
        inside, edge, ink, wood = art.WHITE, art.SAND, art.INK, art.WOOD
        if now:
            inside, edge = art.YELLOW, art.WHITE
        elif seen:
            inside, edge, ink, wood = art.NIGHT, art.FAINT, art.OPEN, art.OPEN
        canvas.frame(x + 1, y, _WIDE - 2, _HIGH - 2, inside, edge)
        canvas.text(TEXT, str(NUMBERS[card]), x + 10, y + 2, ink)
        for plank in range(BRIDGES[card]):
            left = x + 12 - 3 * BRIDGES[card] + 6 * plank
            canvas.fill(left, y + 15, 5, 3, wood)

    def show_hints(self):
        self.hints.show("", say("back"))

    def key(self, key):
        if key in (B, SELECT):
            self.app.close()
