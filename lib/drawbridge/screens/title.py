# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The first screen: the name, a little sea with bridges, and where to go from here."""

from drawbridge.badge.buttons import DOWN, UP, A
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.menu import Menu
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import Screen
from drawbridge.words import LANGUAGES, say, speak


class Title(Screen):
    """A menu below a picture."""

    def __init__(self, app, at=0):
        super().__init__(app)
        self._actions = [
            ("new_match", self._new_match),
            ("rules", self._rules),
            ("language", self._next_language),
        ]
        if app.saved.match is not None:
            self._actions.insert(0, ("continue", app.resume))
        self.text("Drawbridge", WIDTH // 2 + 1, 5, art.BEAM, CENTRE, 2)
        self.text("Drawbridge", WIDTH // 2, 4, art.YELLOW, CENTRE, 2)
        rows = [say(key) for key, _ in self._actions]
        self._menu = Menu(self.canvas, 42, 110 - 13 * len(rows), 76, rows)
        self._menu.at = at
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        _picture(self.canvas)
        self._menu.draw()
        if self.app.saved.lost:
            self.complain(say(self.app.saved.lost))
            self.app.saved.lost = ""

    def show_hints(self):
        self.hints.show(say("choose"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
        elif key == A:
            self._actions[self._menu.at][1]()

    def _new_match(self):
        from drawbridge.screens.new_match import NewMatch

        self.app.open(NewMatch)

    def _rules(self):
        from drawbridge.screens.how_to import HowTo

        self.app.open(HowTo)

    def _next_language(self):
        """Speak the next language, and remember it."""
        settings = self.app.settings
        at = LANGUAGES.index(settings.language or LANGUAGES[0])
        settings.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        speak(settings.language)
        self.app.saved.save_settings()
        self.app.show(Title, self._menu.at)


def _picture(canvas):
    """Five islands, finished and not, and the bridges between them."""
    y = 38
    for x, length, bridges in ((18, 30, 2), (50, 28, 1), (82, 30, 1), (112, 30, 2)):
        for number in range(bridges):
            aside = 7 if bridges == 1 else 4 + 6 * number
            canvas.fill(x, y + aside, length, 1, art.WOOD)
            canvas.fill(x, y + aside + 1, length, 1, art.BEAM)
    for x in range(2, WIDTH, 4):
        if not 10 < x < 150:
            canvas.dot(x, y + 7, art.OPEN)
    islands = ((8, art.ISLAND_DONE, art.TWO), (40, art.ISLAND_DONE, art.THREE),
               (72, art.ISLAND, None), (104, art.ISLAND_DONE, art.THREE),
               (136, art.ISLAND, art.FIVE))  # fmt: skip
    for x, island, digit in islands:
        canvas.sprite(island, x, y)
        if digit:
            canvas.sprite(digit, x + 5, y + 4)
    canvas.sprite(art.RED_FLAG, 83, y)
    canvas.sprite(art.BLUE_FLAG, 147, y)
