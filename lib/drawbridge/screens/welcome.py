# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The owner of a new badge is offered a lesson, once; the lessons stay in How to play."""

from drawbridge.badge.buttons import DOWN, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.menu import Menu
from drawbridge.draw.text import CENTRE
from drawbridge.draw.wrap import wrap
from drawbridge.games import lesson_screen
from drawbridge.screens.how_to import draw_islands, names_of_games
from drawbridge.screens.screen import Screen
from drawbridge.words import look_up, say


class Welcome(Screen):
    """A lesson of each game, or none now."""

    def __init__(self, app):
        super().__init__(app)
        self._names = names_of_games()
        heading, text, later = look_up("welcome", "_extra")
        lesson = look_up("how_to", "_lesson")[0]
        self.heading(heading)
        self.text(wrap(text, WIDTH - 16), WIDTH // 2, 17, art.WHITE, CENTRE)
        rows = [lesson % say(name) for name in self._names] + [later]
        self._menu = Menu(self.canvas, 26, 53, 108, rows)
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        self._menu.draw()
        draw_islands(self.canvas, 94)

    def show_hints(self):
        self.hints.show(say("choose"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
        elif key == B or key == A and self._menu.at == len(self._names):
            self.app.show_title()
        elif key == A:
            self.app.show(lesson_screen, self._names[self._menu.at])
