# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The challenges of the boards: numbered deals with their par. A game is its place in GAMES, and
numbers count from 1. Loaded for the screens that speak of challenges, never in play.
"""

from drawbridge.memory import forget
from engine.deal import code_of
from engine.games import GAMES


class Challenges:
    """The challenges of one game."""

    def __init__(self, game):
        name, side = GAMES[game]
        module = "boards.challenges_" + (name + "_" + side.lower() if side else name)
        data = __import__(module, None, None, ("*",))
        forget(module)
        self._deals = data.DEALS
        self._pars = data.PARS

    def code(self, number):
        """Return the code of the deal."""
        return code_of(int.from_bytes(self._deals[3 * number - 3 : 3 * number], "big"))

    def par(self, number):
        return self._pars[number - 1]
