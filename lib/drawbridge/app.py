# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The loop: keys in, one screen's work, one refresh. It never blocks, so that a badge, a window, a
test and a browser can all drive it. Which screen follows which is decided here.
"""

import random

import board
from displayio import Group

from drawbridge.badge.buttons import NO_KEY, Buttons
from drawbridge.draw.canvas import Canvas
from drawbridge.memory import forget, forget_below
from drawbridge.saved import Saved
from drawbridge.screens.screen import ALL
from drawbridge.words import LANGUAGES, speak
from engine.deal import DEALS, code_of
from engine.games import make_game
from engine.match import END_TURN, MOST_SEATS, Match

# Screens that others are built on stay in memory.
_KEPT = ("drawbridge.screens.screen", "drawbridge.screens.turn", "drawbridge.screens.ask")


class App:
    """Everything that lives as long as the badge is on."""

    def __init__(self):
        self.display = board.DISPLAY
        self.display.auto_refresh = False
        self.canvas = Canvas()
        self.buttons = Buttons()
        self.saved = Saved()
        if self.saved.language in LANGUAGES:
            speak(self.saved.language)
        self.match = None
        self.players = []  # (name, colour) of each seat
        self.cursors = [None] * MOST_SEATS  # where each seat's cursor was at the end of its turn
        self._screens = []  # the last one is in front, the others wait below it
        self._coming = None  # how to make the next screen, and whether it replaces all others
        self._root = Group()
        self._root.append(self.canvas.tiles)
        self._root.append(Group())
        self.display.root_group = self._root
        self.title()
        self._bring()

    def tick(self):
        """One turn of the loop.

        Screens are made and drawn from here and never from inside a key's answer: the badge has
        room for few calls inside calls, and the labels' own go deep.
        """
        key = self.buttons.next_press()
        while key != NO_KEY:
            self.screen.calm()
            self.screen.key(key)
            self._bring()
            self.screen.paint()
            key = self.buttons.next_press()
        self.screen.tick()
        self._bring()
        self.screen.paint()
        self.display.refresh()

    # -- screens ----------------------------------------------------------------------------------

    @property
    def screen(self):
        return self._screens[-1]

    def show(self, make, *arguments):
        """Put the screen that make(app, *arguments) returns in the place of all others."""
        self._coming = (make, arguments, True)

    def open(self, make, *arguments):
        """Put the screen that make(app, *arguments) returns in front of the others."""
        self._coming = (make, arguments, False)

    def close(self):
        """Take the front screen away: the one below it is in front again."""
        self._screens.pop()
        self._front()

    def _bring(self):
        """Make the screen that is to come, if there is one."""
        if self._coming is None:
            return
        make, arguments, replaces = self._coming
        self._coming = None
        if replaces:  # let go of what only the others needed, before the new one needs room
            self._screens = []
            self._root[1] = Group()
            forget_below("drawbridge.screens.", _KEPT)
            forget_below("adafruit_displayio_layout", ())
            forget("drawbridge.draw.menu")
        self._screens.append(make(self, *arguments))
        self._front()

    def _front(self):
        self._root[1] = self.screen.group
        self.screen.stale = ALL

    def title(self):
        from drawbridge.screens.title import Title

        self.show(Title)

    # -- the match --------------------------------------------------------------------------------

    def start(self, name, side, players, code):
        """Begin a match; without a code it is any deal."""
        code = code or code_of(random.randrange(DEALS))
        self.match = Match(make_game(name, side), len(players), code)
        self.players = players
        self.cursors = [None] * MOST_SEATS
        self.save()
        self.next_turn()

    def restart(self):
        """Begin the same deal again, with the same players."""
        game = self.match.game
        self.start(game.name, game.side, self.players, self.match.code)

    def resume(self):
        """Go on with the saved match."""
        self.match = self.saved.match
        self.players = self.saved.players
        self.cursors = [None] * MOST_SEATS
        if self.match.seat == 0:
            self.announce(self.match.round - 1)
        else:
            self.next_turn()

    def quit(self):
        """Give the match up."""
        self.match = None
        self.save()
        self.title()

    def save(self):
        """Write what must survive switching off. A finished match need not."""
        running = self.match is not None and not self.match.over
        self.saved.save(self.match if running else None, self.players)

    def end_turn(self):
        """End the turn of the seat that is playing, and go on with what follows."""
        match = self.match
        round_before = match.round
        match.play(END_TURN)
        self.save()
        if match.over or match.round != round_before:
            self.announce(round_before)
        else:
            self.next_turn()

    def announce(self, round_number):
        """Announce the awards of a round that has just ended, if there are any, and go on."""
        if self.match.awards:
            from drawbridge.screens.awards import Awards

            self.show(Awards, round_number)
        else:
            self.next_turn()

    def next_turn(self):
        """Show the next turn, or the result: when several play, after the badge is handed on."""
        if self.match.over:
            from drawbridge.screens.result import Result

            self.show(Result)
        elif self.match.seats > 1:
            from drawbridge.screens.hand_on import HandOn

            self.show(HandOn)
        else:
            self.play()

    def play(self):
        """Show the board to the seat that is playing."""
        from drawbridge.games import play_screen

        self.show(play_screen)
