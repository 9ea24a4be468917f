# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Looking at another player's sheet of Bridges, as it was at the end of the last round."""

from drawbridge.badge.buttons import LEFT, RIGHT, A, B
from drawbridge.draw.bridges_board import BridgesBoard
from drawbridge.draw.bridges_panel import BridgesPanel
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import Screen
from drawbridge.words import say


class BridgesView(Screen):
    """A board without a cursor; left and right go from player to player."""

    def __init__(self, app, match, seat):
        super().__init__(app)
        self._match = match
        self._seat = seat
        self._picture = BridgesBoard(app.canvas, match.game.board)
        self._panel = BridgesPanel(app.canvas)

    def draw(self):
        self.hints.forget()
        self._picture.forget()
        self._panel.forget()
        self._show()

    def _show(self):
        match = self._match
        self.hints.edge = palette_colour(self.app.players[self._seat])
        self._picture.paint(match.sheets[self._seat], None, b"")
        self._panel.paint(match, self._seat)
        self.show_hints()

    def show_hints(self):
        several = self._match.seats > 1
        name = name_of(self.app.players[self._seat]) if several else ""
        self.hints.show(say("next") if several else "", say("back"), note=name)

    def key(self, key):
        if key in (LEFT, RIGHT, A):
            step = -1 if key == LEFT else 1
            self._seat = (self._seat + step) % self._match.seats
            self._show()
        elif key == B:
            self.app.close()
