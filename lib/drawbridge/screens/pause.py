# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The menu in the middle of a match."""

from drawbridge.badge.buttons import DOWN, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.menu import Menu
from drawbridge.draw.text import RIGHT
from drawbridge.games import cards_screen
from drawbridge.players import level_of
from drawbridge.screens.ask import Ask
from drawbridge.screens.screen import Screen
from drawbridge.words import say


class Pause(Screen):
    """Resume, look something up, begin again or give up."""

    def __init__(self, app):
        super().__init__(app)
        self._actions = [
            ("resume", app.close),
            ("cards", self._cards),
            ("rules", self._rules),
            ("settings", self._settings),
            ("restart", self._restart),
            ("quit", self._quit),
        ]
        if app.match.seats > 1:
            self._actions.insert(3, ("other_boards", self._boards))
        if not level_of(app.players[app.match.seat]):  # bots need none
            self._actions.insert(1, ("hint", self._hint))
        self.text(say("pause"), 30, 3, art.YELLOW)
        which = say("code_is", app.match.code)
        if app.challenge:
            which = say("challenge") + " %d" % app.challenge
        self.text(which, 130, 3, art.OPEN, RIGHT)
        rows = [say(key) for key, _ in self._actions]
        self._menu = Menu(self.canvas, 34, 15, 92, rows, row=12)
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
            self._actions[self._menu.at][1]()
        elif key == B:
            self.app.close()

    def _hint(self):
        self.app.close()
        self.app.screen.hint()

    def _cards(self):
        self.app.open(cards_screen)

    def _rules(self):
        from drawbridge.screens.rules import Rules

        self.app.open(Rules, self.app.match.game.name)

    def _settings(self):
        """They take the place of the turn's screen, which is then made anew as they want it."""
        from drawbridge.screens.settings import SettingsScreen

        self.app.close()
        self.app.screen.keep_cursor()
        self.app.show(SettingsScreen)

    def _boards(self):
        from drawbridge.screens.other_boards import open_other_boards

        open_other_boards(self.app)

    def _restart(self):
        self.app.open(Ask, say("restart?"), say("all_lost"), self.app.restart)

    def _quit(self):
        self.app.open(Ask, say("quit?"), say("all_lost"), self.app.quit)
