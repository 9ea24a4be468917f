# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Players that are no people, and the hints they give: think() and the Thought it returns.

A bot sees what a player sees: its sheet, the cards revealed so far, and of the others what they had
when the round began. It must never ask a match for the coming cards, nor change anything on it: it
thinks on a copy. The games' own thinking is in their folders, imported when somebody thinks.
"""

EASY = 1
MEDIUM = 2
STRONG = 3


def think(match, level):
    """Return a Thought for the seat that is to move, from the match as it is now.

    In the set-up and in the middle of a turn too; there must be a turn to think about.
    """
    if match.over or level not in (EASY, MEDIUM, STRONG):
        raise ValueError("nothing to think about, or no level: %r" % (level,))
    return Thought(match.game.whole_turn(match, level))


class Thought:
    """The rest of a turn in the making. May be dropped at any time."""

    def __init__(self, work):
        """Take a generator that yields between slices and returns the moves and the reason."""
        self._work = work
        self.moves = None  # when done: bytes, the rest of the turn's moves, END_TURN last
        self.reason = None  # when done: (key of words, number), why the first of the moves

    def slice(self):
        """Think for at most 40 ms of a badge; True when done."""
        if self.moves is None:
            try:
                next(self._work)
            except StopIteration as done:
                self.moves, self.reason = done.value
        return self.moves is not None
