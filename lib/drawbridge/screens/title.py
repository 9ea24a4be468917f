# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The title: where to go from here."""

from drawbridge.screens.shore import Shore
from drawbridge.words import say


class Title(Shore):
    """What one comes for stands first: to go on with a match, or to begin one."""

    def __init__(self, app):
        self._actions = [
            ("new_match", self._new_match),
            ("challenge", self._challenge),
            ("rules", self._rules),
            ("statistics", self._statistics),
            ("settings", self._settings),
        ]
        if app.saved.match is not None:
            self._actions.insert(0, ("continue", app.resume))
        super().__init__(app, [say(key) for key, _ in self._actions])

    def draw(self):
        super().draw()
        if self.app.saved.lost:
            self.complain(say(self.app.saved.lost))
            self.app.saved.lost = ""

    def choose(self, place):
        self._actions[place][1]()

    def _new_match(self):
        from drawbridge.screens.new_match import NewMatch

        self.app.open(NewMatch)

    def _challenge(self):
        from drawbridge.screens.challenge import Challenge

        self.app.show(Challenge)

    def _rules(self):
        from drawbridge.screens.how_to import HowTo

        self.app.open(HowTo)

    def _statistics(self):
        from drawbridge.screens.statistics import Statistics

        self.app.show(Statistics)

    def _settings(self):
        from drawbridge.screens.settings import SettingsScreen

        self.app.show(SettingsScreen)
