# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The board of the seat that is playing, whoever plays: a person, or a bot."""

from drawbridge.badge.sound import MOVE
from drawbridge.draw import art_data as art
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import CHANGED, Screen
from drawbridge.words import say


class BoardScreen(Screen):
    """Override uncover() and keep_cursor().

    While another screen is in front, only the view stays in memory, and no picture.
    """

    def __init__(self, app):
        super().__init__(app)
        self.match = app.match
        self.moved = None  # the move that the next refresh() is to show by a motion
        if self.match.seats > 1:
            self.hints.edge = palette_colour(app.players[self.match.seat])
        self._picture = self._panel = self._cursor = None

    def covered(self):
        self.motion = self._picture = self._panel = self._cursor = None
        while len(self.group) > 1:  # the bottom line came first, and stays
            self.group.pop()

    def uncover(self):
        """Make the pictures, _picture among them, and put into the group what belongs there."""

    def draw(self):
        if self._picture is None:
            self.uncover()

    def play(self, move):
        self.settle()
        self.match.play(move)
        self.moved = move
        self.app.sound.play(MOVE)
        self.stale = CHANGED

    def open_menu(self):
        from drawbridge.screens.pause import Pause

        self.app.open(Pause)

    def keep_cursor(self):
        """Note in the app where the cursor is: the seat's next turn begins there."""

    def leave(self):
        self.keep_cursor()
        self.app.end_turn()

    def caption(self):
        """Return who is playing, and the colour to write it in; "points" when it is clear."""
        if self.match.seats == 1:
            return say("points"), art.OPEN
        player = self.app.players[self.match.seat]
        return name_of(player), palette_colour(player)

    def round_text(self):
        """Return the round in a few letters."""
        match = self.match
        return say("round", match.round, match.game.rounds) if match.round else say("set_up")
