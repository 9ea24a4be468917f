# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One seat before a match: who sits there, the name, the colour."""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP, A, B
from drawbridge.draw.menu import ROW, Menu
from drawbridge.players import COLOURS, MOST_LETTERS, name_of, palette_colour
from drawbridge.screens.letters import Letters
from drawbridge.screens.screen import CHANGED, Screen
from drawbridge.screens.seats import change_colour, change_level, change_name, who_is
from drawbridge.words import say

_WHO = const(0)
_NAME = const(1)
_COLOUR = const(2)

_TOP = const(30)
_VALUES = const(80)  # where the values begin

_NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Seat(Screen):
    """Changes a seat in the list of players that it was given."""

    def __init__(self, app, players, seat):
        super().__init__(app)
        self._players = players
        self._seat = seat
        self.heading(say("name_and_colour", seat + 1))
        rows = [say("who"), say("enter_name"), say("colour")]
        self._menu = Menu(self.canvas, 12, _TOP, 136, rows, self._values())
        self.group.append(self._menu)

    def _values(self):
        player = self._players[self._seat]
        return [who_is(player), name_of(player), say(COLOURS[player[1]])]

    def draw(self):
        super().draw()
        self.refresh()

    def refresh(self):
        self._menu.set_values(self._values())
        self._menu.draw()
        colour = palette_colour(self._players[self._seat])
        self.canvas.fill(_VALUES - 8, _TOP + _COLOUR * ROW + 2, 5, 7, colour)
        self.show_hints()

    def show_hints(self):
        self.hints.show(say("change"), say("back"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
        elif key in (LEFT, RIGHT):
            self._change(1 if key == RIGHT else -1)
        elif key == A and self._menu.at == _NAME:
            self._spell_name()
        elif key == A:
            self._change(1)
        elif key == B:
            self.app.close()
            return
        self.stale = CHANGED

    def _change(self, step):
        if self._menu.at == _WHO:
            change_level(self._players, self._seat, step)
        elif self._menu.at == _COLOUR:
            change_colour(self._players, self._seat, step)

    def _spell_name(self):
        heading = say("enter_name")
        name = self._players[self._seat][0]
        if any([letter not in _NAME_LETTERS for letter in name]):
            name = ""  # a bot's own name is written in small letters
        self.app.open(Letters, heading, _NAME_LETTERS, MOST_LETTERS, name, self._take_name)

    def _take_name(self, name):
        change_name(self._players, self._seat, name)
        return ""
