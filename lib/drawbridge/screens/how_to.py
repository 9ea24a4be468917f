# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How to play: a lesson and the rules of each game."""

from drawbridge.badge.buttons import DOWN, UP, A, B
from drawbridge.draw.menu import Menu
from drawbridge.games import lesson_screen
from drawbridge.screens.screen import Screen
from drawbridge.words import look_up, say
from engine.games import GAMES


class HowTo(Screen):
    """A menu; lessons first, for who has never played."""

    def __init__(self, app):
        super().__init__(app)
        self._names = []
        for name, _ in GAMES:
            if name not in self._names:
                self._names.append(name)
        rows = [words % say(name) for words in look_up("how_to", "_lesson") for name in self._names]
        self.heading(say("rules"))
        self._menu = Menu(self.canvas, 26, 30, 108, rows)
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        self._menu.draw()

    def show_hints(self):
        self.hints.show(say("choose"), say("back"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
        elif key == A:
            self._open(self._names[self._menu.at % len(self._names)])
        elif key == B:
            self.app.close()

    def _open(self, name):
        if self._menu.at < len(self._names):
            self.app.show(lesson_screen, name)
        else:
            from drawbridge.screens.rules import Rules

            self.app.open(Rules, name)
