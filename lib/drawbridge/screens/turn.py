# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the turns of all games have in common: B takes back, START ends, SELECT shows the cards and,
held down, gives a hint.
"""

from drawbridge.badge.buttons import HOLD, LEFT, SELECT, START, A, B
from drawbridge.badge.sound import MOVE
from drawbridge.draw import art_data as art
from drawbridge.players import name_of, palette_colour
from drawbridge.screens.screen import CHANGED, Screen
from drawbridge.words import say
from engine.match import END_TURN


class TurnScreen(Screen):
    """Override uncover(), direct(), act(), still_possible() and keep_cursor().

    While another screen is in front, only the view stays in memory, and no picture.
    """

    def __init__(self, app):
        super().__init__(app)
        self.match = app.match
        self.legal = []  # the legal moves, as of the last refresh()
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

    def refresh(self):
        """Show the match as it is now."""
        self.legal = self.match.legal()

    def direct(self, direction):
        """Answer the cross."""

    def act(self):
        """Answer A."""

    def still_possible(self):
        """Return lines about what the turn could still do; none: it ends without a question."""

    def key(self, key):
        if key <= LEFT:
            self.direct(key)
        elif key == A:
            self.act()
        elif key == B:
            self.take_back()
        elif key == START:
            self.end_turn()
        elif key == SELECT:
            self.open_cards()
        elif key == HOLD:
            self.hint()

    def play(self, move):
        self.settle()
        self.match.play(move)
        self.moved = move
        self.app.sound.play(MOVE)
        self.stale = CHANGED

    def take_back(self):
        """One step back, as far as the beginning of the turn; there it opens the menu."""
        if self.match.undo():
            self.moved = None
            self.stale = CHANGED
        else:
            self.open_menu()

    def open_cards(self):
        from drawbridge.games import cards_screen

        self.app.open(cards_screen)

    def open_menu(self):
        from drawbridge.screens.pause import Pause

        self.app.open(Pause)

    def end_turn(self):
        """End the turn, after a question if something could still be done."""
        reason = self.match.why_not(END_TURN)
        if reason:
            self.complain_about(reason)
            return
        still = self.still_possible() if self.app.settings.confirm_end else None
        if still:
            from drawbridge.screens.ask import Ask

            self.app.open(Ask, say("end_turn?"), "\n".join(still), self.leave)
        else:
            self.leave()

    def keep_cursor(self):
        """Note in the app where the cursor is: the seat's next turn begins there."""

    def leave(self):
        self.keep_cursor()
        self.app.end_turn()

    def hint(self):
        """Ask the strongest bot; it takes the place of this screen until it has answered."""
        from drawbridge.screens.hint import Hint

        self.keep_cursor()
        self.app.show(Hint)

    def complain_about(self, reason):
        """Say why a move was refused."""
        self.complain(say(reason))

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

    def back_hint(self):
        """Return what B does now."""
        return say("take_back") if self.match.turn_moves() else say("menu")

    def end_hint(self):
        """Return what START does now: nothing while the turn cannot end."""
        return "" if self.match.why_not(END_TURN) else say("end")
