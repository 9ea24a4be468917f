# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What would the strongest bot have done? It plays the same deal alone, slice by slice."""

from drawbridge.bot import Bot, about_bots
from drawbridge.players import STRONGEST
from engine.match import Match


class BotTotal:
    """A match of its own, played in the background of the result. rest() before other work."""

    def __init__(self, match):
        self._match = Match(match.game, 1, match.code)
        self._bot = Bot(self._match, STRONGEST)

    def slice(self):
        """Think a little; True when there is something else to say."""
        if self._match.over or not self._bot.slice():
            return False
        for move in self._bot.moves:
            self._match.play(move)
        self._bot = Bot(self._match, STRONGEST)
        return True

    def rest(self):
        """Let go of what thinking needs; slice() goes on with the same turn."""
        self._bot.rest()

    def words(self):
        """Return the bot's total or, as long as there is none, how far it is."""
        match = self._match
        if match.over:
            return about_bots("bot_total", match.scores()[0][0])
        return about_bots("bot_plays", match.round, match.game.rounds)
