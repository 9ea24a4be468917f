# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is chosen before a match: game and board, the code, who sits at the table.

A maker can put a code into settings.toml as DRAWBRIDGE_CODE: then it stands here from the start.
"""

import os

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.menu import Menu
from drawbridge.players import level_of, name_of, new_players, palette_colour
from drawbridge.screens.ask import start_anew
from drawbridge.screens.letters import Letters
from drawbridge.screens.screen import ALL, CHANGED, Screen
from drawbridge.screens.seats import change_level, in_order, make_colours_differ, who_is
from drawbridge.words import say
from engine.deal import LENGTH, LETTERS, number_of
from engine.errors import BadCode
from engine.games import GAMES
from engine.match import MOST_SEATS

_BOARD = const(0)
_PLAYERS = const(1)
_CODE = const(2)
_FIRST_PLAYER = const(3)  # a row for each when several play, and after them the row that starts

_TOP = const(16)
_ROW = const(12)
_VALUES = const(80)  # where the values begin
_PIPS = const(134)  # where the strength of a bot is shown


class NewMatch(Screen):
    """One row for each choice; left and right change it, A goes into it."""

    def __init__(self, app):
        super().__init__(app)
        self._game = 0
        self._players = new_players(1)
        self._menu = None
        self._code = ""  # "" = any
        self._complaint = self._take_code(os.getenv("DRAWBRIDGE_CODE") or "")
        self.heading(say("new_match"))

    def _build(self):
        """Make the rows anew: there is one for each player when several play."""
        at = 0
        if self._menu is not None:
            at = self._menu.at
            self.group.remove(self._menu)
        rows = [say("game"), say("players"), say("code")]
        if len(self._players) > 1:
            rows += [say("name_and_colour", seat + 1) for seat in range(len(self._players))]
        rows.append(say("start_match"))
        self._menu = Menu(self.canvas, 12, _TOP, 136, rows, self._values(), row=_ROW)
        self._menu.at = at
        self.group.append(self._menu)

    def _values(self):
        name, side = GAMES[self._game]
        values = [say(name) + " " + side, str(len(self._players)), self._code or say("random")]
        if len(self._players) > 1:
            values += [name_of(player) for player in self._players]
        return values

    def draw(self):
        self._build()
        super().draw()
        self._draw_menu()
        if self._complaint:
            self.complain(self._complaint)
            self._complaint = ""

    def refresh(self):
        self._menu.set_values(self._values())
        self._draw_menu()
        self.show_hints()

    def _draw_menu(self):
        self._menu.draw()
        if len(self._players) > 1:
            for seat, player in enumerate(self._players):
                y = _TOP + (_FIRST_PLAYER + seat) * _ROW
                self.canvas.fill(_VALUES - 8, y + 2, 5, 7, palette_colour(player))
                for pip in range(level_of(player)):
                    self.canvas.fill(_PIPS + 5 * pip, y + 4, 3, 3, art.YELLOW)

    def _starts(self):
        """Whether the bar is on the row that starts."""
        return self._menu.at == self._menu.count - 1

    def show_hints(self):
        if self._starts():
            self.hints.show(say("start"), say("back"))
        elif self._menu.at >= _FIRST_PLAYER:
            player = self._players[self._menu.at - _FIRST_PLAYER]
            self.hints.show(say("more"), say("back"), note=say("who_keys", who_is(player)))
        else:
            self.hints.show(say("change"), say("back"), say("start"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
            self._draw_menu()
            self.show_hints()
        elif key in (LEFT, RIGHT):
            self._change(1 if key == RIGHT else -1)
        elif key == A:
            self._enter()
        elif key == START:
            start_anew(self.app, self._start)
        elif key == B:
            self.app.close()

    def _change(self, step):
        row = self._menu.at
        if row == _BOARD:
            self._game = (self._game + step) % len(GAMES)
        elif row == _PLAYERS:
            count = (len(self._players) - 1 + step) % MOST_SEATS + 1
            self._players = (self._players + new_players(MOST_SEATS)[len(self._players) :])[:count]
            make_colours_differ(self._players)
            self.stale = ALL
            return
        elif row == _CODE:
            self._code = ""
        elif not self._starts():
            change_level(self._players, row - _FIRST_PLAYER, step)
        self.stale = CHANGED

    def _enter(self):
        row = self._menu.at
        if self._starts():
            start_anew(self.app, self._start)
        elif row == _CODE:
            heading = say("enter_code")
            self.app.open(Letters, heading, LETTERS, LENGTH, self._code, self._take_code)
        elif row >= _FIRST_PLAYER:
            from drawbridge.screens.seat import Seat

            self.app.open(Seat, self._players, row - _FIRST_PLAYER)
        else:
            self._change(1)

    def _take_code(self, code):
        """Return the complaint about a code, or "" and keep it."""
        if code:
            try:
                number_of(code)
            except BadCode as error:
                return say(error.reason)
        self._code = code
        return ""

    def _start(self):
        name, side = GAMES[self._game]
        self.app.start(name, side, in_order(self._players), self._code)
