# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The board of the seat that is playing, and a sign that a bot is thinking about its turn.

One slice of thinking a tick: keys are answered all the while. There is no room for the code that
thinks beside the code that paints: while the bot thinks, the board is a still picture.
"""

from displayio import Group
from micropython import const

from drawbridge.badge.clock import now
from drawbridge.bot import Bot
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.hints import TOP
from drawbridge.memory import forget
from drawbridge.screens.board import BoardScreen
from drawbridge.screens.screen import ALL

_BEAT = const(175)  # milliseconds between two pictures of the sign
_DOTS = const(3)
_DOT = const(3)  # pixels
_APART = const(5)
_GONE = const(255)


class Thinking(BoardScreen):
    """Override thought_out(), which is called once the bot knows what it wants."""

    def __init__(self, app, level):
        super().__init__(app)
        self.bot = Bot(self.match, level)
        self._note = ""
        self._lit = -1  # which dot of the sign is lit

    @property
    def thinks(self):
        return self.bot.moves is None

    def uncover(self):
        from drawbridge.games import look_at

        self._picture = look_at(self.canvas, self.match.game, *self.caption())
        self.group.append(self._picture)
        forget("drawbridge.games")

    def draw(self):
        super().draw()
        self._picture.forget()
        self.hints.forget()
        self.moved = None
        self._lit = -1
        self.refresh()

    def refresh(self):
        self.paint_board()
        self.flush()
        self.show_hints()

    def paint_board(self):
        """Show the turn as it is now."""
        moved, self.moved = self.moved, None
        motion = self._picture.paint(self.match, self.match.seat, self.round_text(), True, moved)
        if moved is not None:
            self.motion = motion

    def tick(self):
        super().tick()
        if self.thinks:
            if self._picture is not None:
                self._keep_still()
            if self.bot.slice():
                self.covered()  # the still picture goes
                self.uncover()
                self.stale = ALL
                self.thought_out()
            self._show_sign()

    def _keep_still(self):
        """Show what the picture shows, and let go of the code that has painted it."""
        still = Group()
        for part in self._picture:
            while len(part):
                still.append(part.pop(0))
        self.covered()
        self.group.append(still)
        self.app.forget_code()

    def thought_out(self):
        """The bot has its moves; the board will be drawn anew."""

    def note(self, text, a="", b=""):
        """Say in the bottom line what A and B do, and who thinks, beside the sign."""
        self._note = text
        self.hints.show(a, b, note=text)

    def _show_sign(self):
        """Three dots before the note: one after the other lights up; they go with the thought."""
        lit = now() // _BEAT % (_DOTS + 1) if self.thinks else _GONE
        if lit == self._lit:
            return
        self._lit = lit
        x = WIDTH - 4 - TEXT.width(self._note) - _DOTS * _APART
        for dot in range(_DOTS):
            colour = art.YELLOW if dot == lit else art.OPEN if self.thinks else art.NIGHT
            self.canvas.fill(x + dot * _APART, TOP + 8, _DOT, _DOT, colour)
