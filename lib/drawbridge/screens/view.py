# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Looking at a sheet without touching it; left and right go from player to player."""

from drawbridge.badge.buttons import LEFT, RIGHT, A, B
from drawbridge.draw import art_data as art
from drawbridge.games import look_at
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import CHANGED, Screen
from drawbridge.words import say


class View(Screen):
    """The sheet of a seat, as the match has it at the end of its last round."""

    def __init__(self, app, match, seat):
        super().__init__(app)
        self.match = match
        self.seat = seat
        self._look = look_at(app.canvas, match.game, say("points"), art.OPEN)
        self.group.append(self._look)

    def draw(self):
        self._look.forget()
        self.refresh()

    def refresh(self):
        self.hints.forget()
        if self.match.seats > 1:
            self.hints.edge = palette_colour(self.app.players[self.seat])
        self._look.paint(self.match, self.seat, self.round_text(), False)
        self.show_hints()

    def round_text(self):
        """Return the last round of which the sheet shows anything."""
        match = self.match
        last = match.round if match.over else max(0, match.round - 1)
        return say("round", last, match.game.rounds)

    def show_hints(self):
        several = self.match.seats > 1
        name = name_of(self.app.players[self.seat]) if several else ""
        self.hints.show(say("next") if several else "", say("back"), note=name)

    def key(self, key):
        if key in (LEFT, RIGHT, A):
            step = -1 if key == LEFT else 1
            self.seat = (self.seat + step) % self.match.seats
            self.stale = CHANGED
        elif key == B:
            self.app.close()
