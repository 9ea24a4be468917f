# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Handing the badge on: whose turn it is, and nothing of the turn before.

A single person among bots sees it once, before the set-up: it says for whom to write.
"""

from drawbridge.badge.buttons import A
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.hints import TOP
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
        name = name_of(player)
        scale = 3 if 3 * TEXT.width(name) < WIDTH else 2
        self.text(heading, WIDTH // 2, 2, self._colour, CENTRE)
        self.text(_call(app.players), WIDTH // 2, 22, art.NIGHT, CENTRE)
        self.text(name, WIDTH // 2, 49 - 6 * scale, art.NIGHT, CENTRE, scale)
        self.text(more, WIDTH // 2, 86, art.NIGHT, CENTRE)
        self._picture = not more

    def draw(self):
        super().draw()
        self.canvas.fill(0, 0, WIDTH, 15, art.NIGHT)
        self.canvas.fill(0, 15, WIDTH, TOP - 15, self._colour)
        if self._picture:
            _draw_badge(self.canvas, 55, 72, self._colour)

    def show_hints(self):
        self.hints.show(say("ready"))

    def key(self, key):
        if key == A:
            self.app.play()


def _draw_badge(canvas, x, y, colour):
    """The badge that changes hands: its screen in the colour of who comes next."""
    canvas.frame(x, y, 50, 34, art.NIGHT, art.NIGHT)
    canvas.frame(x + 11, y + 4, 28, 22, colour, art.WHITE)
    canvas.fill(x + 4, y + 10, 2, 6, art.LIGHT)
    canvas.fill(x + 2, y + 12, 6, 2, art.LIGHT)
    canvas.frame(x + 44, y + 8, 4, 4, art.GREEN, art.GREEN)
    canvas.frame(x + 41, y + 15, 4, 4, art.RED, art.RED)
    canvas.fill(x + 17, y + 29, 6, 2, art.OPEN)
    canvas.fill(x + 27, y + 29, 6, 2, art.OPEN)


def _call(players):
    if count_people(players) > 1:
        return say("hand_to")
    from drawbridge.bot import about_bots

    return about_bots("you_begin")
