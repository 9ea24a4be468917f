# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What survives switching off: the match in progress and its players, the settings, the results of
all matches so far.

    app.settings.sound = False           the choices, plain attributes (drawbridge.settings)
    app.saved.save_settings()            after changing one of them
    app.saved.save(match, players, helped, challenge)    after a turn; None for no match
    app.saved.note_result(...)           the same after the last turn: enters the result
    app.saved.statistics(game, mode)     -> matches, best, average, last (drawbridge.results.Tally)
    app.saved.challenge_best(game, n)    -> a total or None; challenges count from 1
    app.saved.erase()                    everything; the settings are as on a new badge

where game is a place in engine.games.GAMES and mode one of SOLO, SEVERAL, CHALLENGE of
drawbridge.results. Each of these is at most one write to the memory, and none if nothing changed.
When the record cannot be read, `lost` is the key of the words that say why, and all is as on a new
badge: nothing is ever taken from half a record.

How it lies in the memory is known to drawbridge.record alone, which is loaded for each write and
let go, as drawbridge.results is for each result.
"""

from drawbridge.memory import forget
from drawbridge.settings import Settings


class Saved:
    """The saved match, or None, with its players as (name, colour, level), and all the rest."""

    def __init__(self):
        self.settings = Settings()
        self.be_new()
        self.lost = ""  # or the key of the words that say what is wrong with the record
        self.new = False  # whether there is no record at all
        _with("record").read(self)

    def be_new(self):
        """Be as on a new badge; nothing is written."""
        self.settings.__init__()
        self.tallies = b""
        self.bests = b""
        self._keep(None, [], False, 0)

    def _keep(self, match, players, helped, challenge):
        self.match = match
        self.players = players
        self.helped = helped
        self.challenge = challenge

    def save(self, match, players=(), helped=False, challenge=0):
        """Save a match, or with None that there is none.

        helped says whether there was a hint in it; challenge is its number, 0 if it is none.
        """
        self._keep(match, players, helped, challenge)
        self.save_settings()

    def save_settings(self):
        """Save what was chosen; everything else stays."""
        _with("record").write(self)

    def note_result(self, match, players, helped=False, challenge=0):
        """Enter how a match has ended, and save that there is none any more."""
        _with("results").enter(self, match, players, helped, challenge)
        self.save(None)

    def statistics(self, game, mode):
        """Return the Tally of a game and mode."""
        return _with("results").tally(self.tallies, game, mode)

    def challenge_best(self, game, number):
        """Return the best total ever reached in a challenge without help, or None."""
        return _with("results").challenge_best(self.bests, game, number)

    def erase(self):
        """Forget everything: the memory is as that of a new badge."""
        self.be_new()
        self.new = True
        _with("record").erase()


def _with(module):
    """Return a module of the app that nobody keeps."""
    name = "drawbridge." + module
    loaded = __import__(name, None, None, ("*",))
    forget(name)
    return loaded
