# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the first screens have in common: an evening at the drawbridge, and on its dark shore a few
words to choose from.
"""

from micropython import const

from drawbridge.badge.buttons import DOWN, UP, A
from drawbridge.draw import art_data as art
from drawbridge.draw.evening import Evening, Opening
from drawbridge.draw.menu import Menu
from drawbridge.screens.screen import Screen
from drawbridge.words import say

_LEFT = const(85)
_TOP = const(37)
_WIDTH = const(68)
_ROW = const(12)
_ROWS = const(6)  # there is room for so many


class Shore(Screen):
    """A menu on a picture, whose bridge opens once. Override choose() and, if need be, moved()."""

    def __init__(self, app, rows):
        super().__init__(app)
        self._evening = Evening(app.canvas)
        self.tones = self._evening.tones
        self.motion = Opening(self._evening)
        self.group.append(self._evening)
        top = _TOP + (_ROWS - len(rows)) * _ROW // 2
        self._menu = Menu(self.canvas, _LEFT, top, _WIDTH, rows, row=_ROW, ground=art.NIGHT)
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        self._evening.draw()
        self._menu.draw()

    def show_hints(self):
        self.hints.show(say("choose"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
            self.moved(self._menu.at)
        elif key == A:
            self.choose(self._menu.at)

    def moved(self, place):
        """The bar has come to a row."""

    def choose(self, place):
        """A row is chosen."""
