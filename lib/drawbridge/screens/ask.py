# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A question with a yes (A) and a no (B)."""

from drawbridge.badge.buttons import A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import Screen
from drawbridge.words import say


class Ask(Screen):
    """Closes itself and, on yes, does what it was given."""

    def __init__(self, app, question, more, on_yes):
        super().__init__(app)
        self._on_yes = on_yes
        self.text(question, WIDTH // 2, 48, art.YELLOW, CENTRE)
        self.text(more, WIDTH // 2, 66, art.WHITE, CENTRE)

    def draw(self):
        super().draw()
        canvas = self.canvas
        for x in range(2, WIDTH, 4):
            canvas.dot(x, 21, art.OPEN)
        canvas.fill(79, 29, 1, 12, art.WOOD)
        canvas.fill(80, 29, 1, 12, art.BEAM)
        canvas.fill(68, 13, 24, 16, art.SEA)
        canvas.sprite(art.ISLAND, 72, 14)
        canvas.text(TEXT, "?", 78, 16, art.INK)
        canvas.frame(6, 41, WIDTH - 12, 54, art.NIGHT, art.OPEN)

    def show_hints(self):
        self.hints.show(say("yes"), say("no"))

    def key(self, key):
        if key in (A, B):
            self.app.close()
            if key == A:
                self._on_yes()


def start_anew(app, start):
    """Start a match, after a question if a saved one would be lost by it."""
    if app.saved.match is None:
        start()
    else:
        app.open(Ask, say("give_up?"), say("all_lost"), start)
