# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rules of one or more games, a short page at a time."""

from drawbridge.badge.buttons import LEFT, RIGHT, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.text import CENTRE, LINE_HEIGHT, wrap
from drawbridge.screens.screen import ALL, Screen
from drawbridge.words import look_up, say


class Rules(Screen):
    """Pages to turn with left and right."""

    def __init__(self, app, *names):
        super().__init__(app)
        self._pages = []
        for name in names:
            for heading, text in look_up(name + "_rules"):
                self._pages.append((say(name) + ": " + heading, text))
        self._at = 0
        self._heading = self.heading("")
        self._body = self.text("", 8, 22)
        self._count = self.text("", WIDTH // 2, 99, art.OPEN, CENTRE)

    def draw(self):
        super().draw()
        heading, text = self._pages[self._at]
        self._heading.text = heading
        self._body.text = wrap(text, WIDTH - 16)
        self._body.line_spacing = 12 / LINE_HEIGHT
        self._count.text = "%d/%d" % (self._at + 1, len(self._pages))

    def show_hints(self):
        self.hints.show(say("next"), say("back"))

    def key(self, key):
        if key in (A, RIGHT):
            self._turn(1)
        elif key == LEFT:
            self._turn(-1)
        elif key == B:
            self.app.close()

    def _turn(self, step):
        self._at = (self._at + step) % len(self._pages)
        self.stale = ALL
