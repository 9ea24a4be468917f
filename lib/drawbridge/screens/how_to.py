# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How to play: a lesson and the rules of each game."""

from drawbridge.badge.buttons import DOWN, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.menu import Menu
from drawbridge.games import lesson_screen
from drawbridge.screens.screen import Screen
from drawbridge.words import look_up, say
from engine.games import GAMES


class HowTo(Screen):
    """A menu; lessons first, for who has never played."""

    def __init__(self, app):
        super().__init__(app)
        self._names = names_of_games()
        rows = [words % say(name) for words in look_up("how_to", "_lesson") for name in self._names]
        self.heading(say("rules"))
        self._menu = Menu(self.canvas, 26, 24, 108, rows)
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        self._menu.draw()
        draw_islands(self.canvas, 89)

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


def names_of_games():
    """Return the name of each game once, whatever sides its board has."""
    names = []
    for name, _ in GAMES:
        if name not in names:
            names.append(name)
    return names


def draw_islands(canvas, y):
    """What it is all about: islands, bridges, numbers and a flag."""
    for x in range(2, WIDTH, 4):
        canvas.dot(x, y + 7, art.OPEN)
    canvas.fill(8, y + 3, 144, 10, art.SEA)
    for x, aside in ((16, 4), (16, 10), (56, 7), (96, 4), (96, 10)):
        canvas.fill(x, y + aside, 40, 1, art.WOOD)
        canvas.fill(x, y + aside + 1, 40, 1, art.BEAM)
    for x, number in ((12, art.TWO), (52, art.THREE), (92, art.THREE), (132, art.TWO)):
        canvas.sprite(art.ISLAND_DONE, x, y)
        canvas.sprite(number, x + 5, y + 4)
    canvas.sprite(art.RED_FLAG, 63, y)
    canvas.sprite(art.BLUE_FLAG, 143, y)
