# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The first screen: an evening at the drawbridge, and on its dark shore where to go from here."""

from micropython import const

from drawbridge.badge.buttons import DOWN, UP, A
from drawbridge.draw import art_data as art
from drawbridge.draw.evening import Evening, Opening
from drawbridge.draw.menu import Menu
from drawbridge.screens.screen import Screen
from drawbridge.words import LANGUAGES, say, speak

_LEFT = const(85)  # the shore that the menu is on
_TOP = const(37)
_WIDTH = const(68)
_ROW = const(12)
_ROWS = const(6)  # there is room for so many


class Title(Screen):
    """A menu on a picture; the bridge opens once."""

    def __init__(self, app, at=0):
        super().__init__(app)
        self._actions = [
            ("new_match", self._new_match),
            ("rules", self._rules),
            ("language", self._next_language),
        ]
        if app.saved.match is not None:
            self._actions.insert(0, ("continue", app.resume))
        self._evening = Evening(app.canvas)
        self.tones = self._evening.tones
        self.motion = Opening(self._evening)
        self.group.append(self._evening)
        rows = [say(key) for key, _ in self._actions]
        top = _TOP + (_ROWS - len(rows)) * _ROW // 2
        self._menu = Menu(self.canvas, _LEFT, top, _WIDTH, rows, row=_ROW, ground=art.NIGHT)
        self._menu.at = at
        self.group.append(self._menu)

    def draw(self):
        super().draw()
        self._evening.draw()
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
