# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the play screen of a lesson takes for the app.

The match of a lesson lies on its desk and never in the app: it is never saved, never counted, and
a match in progress stays as it is.
"""

from drawbridge.badge.sound import AWARD, TURN
from drawbridge.memory import forget_all_but
from drawbridge.players import new_players
from drawbridge.settings import Settings
from engine.games import GAMES, make_game
from engine.match import END_TURN, Match


class Desk:
    """A match of one on a stacked deck. What is not a matter of the match is left to the app."""

    def __init__(self, app, name):
        self._app = app
        script = _script(name)
        side = [side for game, side in GAMES if game == name][0]  # the first one is the easiest
        self.match = Match(make_game(name, side), 1, deck=script.DECK)
        self.steps = script.STEPS
        self.settings = Settings()  # as on a new badge: what a lesson speaks of is shown
        self.players = new_players(1)
        self.cursors = [None]

    def __getattr__(self, name):
        return getattr(self._app, name)

    def save(self):
        """Nothing of a lesson is ever saved."""

    def end_turn(self):
        """Go on with the next round, after its awards if there are any; the screen stays."""
        ended = self.match.round
        self.match.play(END_TURN)
        self.sound.play(AWARD if self.match.awards else TURN)
        if self.match.awards:
            self.lights.celebrate()
            self._app.open(self._awards, ended)

    def _awards(self, _, ended):
        from drawbridge.screens.awards import Awards

        return Awards(self, ended)

    def next_turn(self):
        """After the awards: back to the board."""
        self._app.close()

    def leave(self):
        """End the lesson, at its end or before."""
        forget_all_but((), "drawbridge.lessons")
        self.show_title()  # the app's


def _script(name):
    if name == "bridges":
        from drawbridge.lessons import bridges_script as script
    else:
        from drawbridge.lessons import route_script as script
    return script
