# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The awards of a round, announced aloud: who, for what, how many points."""

from micropython import const

from drawbridge.badge.buttons import A
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.games import award_words, draw_award
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import Screen
from drawbridge.words import count, say

_ON_A_PAGE = const(3)


class Awards(Screen):
    """Three awards a page, each with its mark; A turns the page, and after the last goes on."""

    def __init__(self, app, round_number, first=0):
        super().__init__(app)
        match = app.match
        self._round = round_number
        self._next = first + _ON_A_PAGE
        self._shown = match.awards[first : self._next]
        self.heading(say("round_of", round_number, match.game.rounds))
        for row, (seat, what, points) in enumerate(self._shown):
            y = 20 + 30 * row
            self.text(award_words(match.game, what, points), 36, y + 2, art.WHITE)
            who = count("points_for", points)
            if match.seats > 1:
                who = name_of(app.players[seat]) + ": " + who
            self.text(who, 36, y + 13, art.YELLOW)

    def draw(self):
        super().draw()
        match = self.app.match
        for row, (seat, what, _) in enumerate(self._shown):
            y = 18 + 30 * row
            colour = palette_colour(self.app.players[seat]) if match.seats > 1 else art.OPEN
            self.canvas.frame(6, y, WIDTH - 12, 28, art.NIGHT, colour)
            draw_award(self.canvas, match.game.name, what, 15, y + 9)

    def show_hints(self):
        self.hints.show(say("next"))

    def key(self, key):
        if key != A:
            return
        if self._next < len(self.app.match.awards):
            self.app.show(Awards, self._round, self._next)
        else:
            self.app.next_turn()
