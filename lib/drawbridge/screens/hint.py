# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A hint: the next move of the strongest bot blinks on the board, with the reason in one line.

Nothing is played: the turn goes on as it was, with the cursor where the move would be made. The
match is marked as helped once the hint is there. The mark is saved with the turn, at its end, as
all else of the turn: the badge's memory wears out, and is written once a turn at most.
"""

from micropython import const

from drawbridge.badge.buttons import B
from drawbridge.badge.clock import now
from drawbridge.bot import about_bots
from drawbridge.draw import art_data as art
from drawbridge.players import STRONGEST
from drawbridge.screens.screen import CHANGED
from drawbridge.screens.thinking import Thinking
from drawbridge.words import say
from engine.match import END_TURN

_BEAT = const(350)  # milliseconds that the move is seen, and not seen


class Hint(Thinking):
    """B gives up waiting; once the hint is there, any key goes back to the turn."""

    def __init__(self, app):
        super().__init__(app, STRONGEST)
        self._reason = ""
        self._shown = False  # whether the move is to be seen just now

    def show_hints(self):
        if self.thinks:
            self.note(say("thinking"), b=say("back"))
        else:
            self.hints.tell(self._reason, art.MOSS)

    def paint_board(self):
        """The move is on the sheet only while it is painted."""
        move = self.bot.moves[0] if self._shown else END_TURN
        if move != END_TURN:
            self.match.play(move)
        super().paint_board()
        if move != END_TURN:
            self.match.undo()

    def tick(self):
        super().tick()
        if not self.thinks:
            shown = now() // _BEAT % 2 == 0
            if shown != self._shown:
                self._shown = shown
                self.stale = CHANGED

    def thought_out(self):
        self._reason = about_bots(*self.bot.reason)
        move = self.bot.moves[0]
        if move != END_TURN:
            self.app.cursors[self.match.seat] = self._picture.cursor_for(self.match, move)
        self.app.helped = True

    def key(self, key):
        if key == B or not self.thinks:
            self.bot.rest()
            self.app.play()
