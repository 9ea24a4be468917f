# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the turns of people have in common in all games: B takes back, START ends, SELECT shows the
cards and, held down, gives a hint.
"""

from drawbridge.badge.buttons import HOLD, LEFT, SELECT, START, A, B
from drawbridge.screens.board import BoardScreen
from drawbridge.screens.screen import CHANGED
from drawbridge.words import say
from engine.match import END_TURN


class TurnScreen(BoardScreen):
    """Override uncover(), direct(), act(), still_possible() and keep_cursor()."""

    legal = ()  # the legal moves, as of the last refresh()

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

    def hint(self):
        """Ask the strongest bot; it takes the place of this screen until it has answered."""
        from drawbridge.screens.hint import Hint

        self.keep_cursor()
        self.app.show(Hint)

    def complain_about(self, reason):
        """Say why a move was refused."""
        self.complain(say(reason))

    def back_hint(self):
        """Return what B does now."""
        return say("take_back") if self.match.turn_moves() else say("menu")

    def end_hint(self):
        """Return what START does now: nothing while the turn cannot end."""
        return "" if self.match.why_not(END_TURN) else say("end")
