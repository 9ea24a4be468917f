# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The awards of a round, announced aloud: who, for what, how many points."""

from micropython import const

from drawbridge.badge.buttons import A
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.medal import GOLD, MIDDLE, Flight, Medal, draw_medal
from drawbridge.draw.text import CENTRE
from drawbridge.games import award_words, draw_award
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import Screen
from drawbridge.words import count, say

_ON_A_PAGE = const(3)
_ROW = const(31)
_TEXT = const(38)  # where words begin beside a medal
_ONLY_X = const(57)  # where the medal is if there is only one, twice as large
_ONLY_Y = const(17)


class Awards(Screen):
    """Three awards a page, each with its medal; A turns the page, and after the last goes on."""

    def __init__(self, app, round_number, first=0):
        super().__init__(app)
        match = app.match
        self._round = round_number
        self._next = first + _ON_A_PAGE
        self._shown = match.awards[first : self._next]
        self._medals = []
        self.heading(say("round_of", round_number, match.game.rounds))
        only = len(self._shown) == 1
        for row, (seat, what, points) in enumerate(self._shown):
            words = award_words(match.game, what, points)
            who = count("points_for", points)
            if match.seats > 1:
                who = name_of(app.players[seat]) + ": " + who
            if only:
                self.text(words, WIDTH // 2, 78, art.WHITE, CENTRE)
                self.text(who, WIDTH // 2, 93, art.YELLOW, CENTRE)
            else:
                self.text(words, _TEXT, self._top(row) + 3, art.WHITE)
                self.text(who, _TEXT, self._top(row) + 15, art.YELLOW)

    def _top(self, row):
        """Return where the frame of an award begins; two stand in the middle."""
        return 17 + (_ON_A_PAGE - len(self._shown)) * _ROW // 2 + _ROW * row

    def draw(self):
        super().draw()
        if not self._medals:
            self._award()
        for row, (seat, _, _) in enumerate(self._shown):
            if len(self._shown) == 1:
                y, height = 73, 35
            else:
                y, height = self._top(row), _ROW - 1
            self.canvas.frame(6, y, WIDTH - 12, height, art.NIGHT, self._colour(seat))

    def _award(self):
        """Let the medals fly in."""
        places = []
        scale = 2 if len(self._shown) == 1 else 1
        for row, (seat, what, _) in enumerate(self._shown):
            self._add_medal(what, self._colour(seat), scale)
            places.append((_ONLY_X, _ONLY_Y) if scale == 2 else (9, self._top(row) + 1))
        self.motion = Flight(self._medals, places)
        super().draw()  # the medals were drawn on the canvas, and lifted from it

    def _colour(self, seat):
        several = self.app.match.seats > 1
        return palette_colour(self.app.players[seat]) if several else art.OPEN

    def _add_medal(self, what, colour, scale):
        draw_medal(self.canvas, 0, 0, GOLD, colour)
        draw_award(self.canvas, self.app.match.game.name, what, MIDDLE - 6, MIDDLE - 5)
        lifted = Medal(self.canvas, 0, 0, scale)
        self._medals.append(lifted)
        self.group.append(lifted)

    def show_hints(self):
        self.hints.show(say("next"))

    def key(self, key):
        if key != A:
            return
        if self._next < len(self.app.match.awards):
            self.app.show(Awards, self._round, self._next)
        else:
            self.app.next_turn()
