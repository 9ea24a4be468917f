# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A bot's turn: it thinks, then it plays move after move, slowly enough to be watched.

Bots play after all people of a round (in_order() of seats.py): nobody who has still to play
sees here what a bot draws.
"""

from micropython import const

from drawbridge.badge.buttons import B
from drawbridge.badge.clock import after, since
from drawbridge.players import level_of, name_of
from drawbridge.screens.thinking import Thinking
from drawbridge.words import say
from engine.match import END_TURN

_PAUSE = const(450)  # milliseconds before each move, and before the end


class BotTurn(Thinking):
    """B opens the menu, any other key hurries: then what is thought out is played at once."""

    def __init__(self, app):
        player = app.players[app.match.seat]
        super().__init__(app, level_of(player))
        self._name = name_of(player)
        self._played = 0  # how many of the bot's moves
        self._next_at = 0  # when the next one is due
        self._hurried = False

    def show_hints(self):
        self.note(self._name, "" if self._hurried else say("skip"), say("menu"))

    def key(self, key):
        if key == B:
            self.bot.rest()
            self.open_menu()
        else:
            self._hurried = True
            self.show_hints()

    def thought_out(self):
        self._next_at = after(_PAUSE)

    def tick(self):
        super().tick()
        if not self.thinks and (self._hurried or since(self._next_at) >= 0):
            self._next_at = after(_PAUSE)
            move = self.bot.moves[self._played]
            self._played += 1
            if move == END_TURN:
                self.leave()
            else:
                self.play(move)
                if self._hurried:
                    self.moved = None
