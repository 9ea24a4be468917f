# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rules of a game, a short page at a time: a picture in the game's own tiles, and words."""

from drawbridge.badge.buttons import LEFT, RIGHT, A, B
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.wrap import wrap
from drawbridge.screens.screen import ALL, Screen
from drawbridge.words import look_up, say

TEXT_WIDTH = WIDTH - 16


class Rules(Screen):
    """Pages to turn with left and right."""

    def __init__(self, app, name):
        super().__init__(app)
        self._name = name
        self._pages = look_up(name + "_rules")
        self._at = 0
        self._heading = self.heading("")
        self._body = self.text("", 8, 0)
        self._picture = None  # what of the page's picture is not on the canvas

    def draw(self):
        super().draw()
        if self._picture is not None:
            self.group.remove(self._picture)
        heading, text = self._pages[self._at]
        self._heading.text = say(self._name) + ": " + heading
        self._body.text = wrap(text, TEXT_WIDTH)
        bottom, self._picture = self._sketch()
        self._body.anchored_position = (8, bottom + 4)
        if self._picture is not None:
            self.group.append(self._picture)

    def _sketch(self):
        """Draw the picture of the page; return where it ends, and its group, if it has one."""
        if self._name == "bridges":
            from drawbridge.screens.rules_bridges import sketch
        else:
            from drawbridge.screens.rules_route import sketch
        return sketch(self.canvas, self._at)

    def show_hints(self):
        count = "%d/%d" % (self._at + 1, len(self._pages))
        self.hints.show(say("next"), say("back"), note=count)

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
