# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A question with a yes (A) and a no (B)."""

from drawbridge.badge.buttons import A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import Screen
from drawbridge.words import say


class Ask(Screen):
    """Closes itself and, on yes, does what it was given."""

    def __init__(self, app, question, more, on_yes):
        super().__init__(app)
        self._on_yes = on_yes
        self.text(question, WIDTH // 2, 36, art.YELLOW, CENTRE)
        self.text(more, WIDTH // 2, 54, art.WHITE, CENTRE)

    def draw(self):
        super().draw()
        self.canvas.frame(6, 28, WIDTH - 12, 54, art.NIGHT, art.OPEN)

    def show_hints(self):
        self.hints.show(say("yes"), say("no"))

    def key(self, key):
        if key in (A, B):
            self.app.close()
            if key == A:
                self._on_yes()
