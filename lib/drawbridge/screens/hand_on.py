# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Handing the badge on: whose turn it is, and nothing of the turn before.

A single person among bots sees it once, before the set-up: it says for whom to write.
"""

from drawbridge.badge.buttons import A
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.text import CENTRE
from drawbridge.players import count_people, name_of, palette_colour
from drawbridge.screens.screen import Screen
from drawbridge.words import say


class HandOn(Screen):
    """A coloured screen with a name; the next player says when to go on."""

    def __init__(self, app):
        super().__init__(app)
        match = app.match
        player = app.players[match.seat]
        self._colour = palette_colour(player)
        if match.round:
            heading = say("round_of", match.round, match.game.rounds)
            more = ""
        else:
            heading = say("set_up_round")
            owner = app.players[match.game.set_up_sheet(match.seat, match.seats)]
            more = say("set_up_for", name_of(owner))
        self.text(heading, WIDTH // 2, 3, art.LIGHT, CENTRE)
        self.text(_call(app.players), WIDTH // 2, 26, art.NIGHT, CENTRE)
        self.text(name_of(player), WIDTH // 2, 40, art.NIGHT, CENTRE, 2)
        self.text(more, WIDTH // 2, 78, art.WHITE, CENTRE)

    def draw(self):
        super().draw()
        self.canvas.frame(8, 20, WIDTH - 16, 50, self._colour, art.WHITE)

    def show_hints(self):
        self.hints.show(say("ready"))

    def key(self, key):
        if key == A:
            self.app.play()


def _call(players):
    if count_people(players) > 1:
        return say("hand_to")
    from drawbridge.bot import about_bots

    return about_bots("you_begin")
