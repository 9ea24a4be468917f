# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Bridges: write numbers on islands and join them by bridges that never cross.

The class Bridges is what a match asks of the game; the pen's work is in sheet.py.
"""

from engine.bridges import scoring
from engine.bridges.cards import CARDS
from engine.bridges.sheet import Sheet

SIDES = "AB"


class Bridges:
    """The rules of Bridges on one side of the board."""

    name = "bridges"
    rounds = 17  # of the 18 cards one is removed unseen
    cards = CARDS
    parts = scoring.PARTS
    ranks = scoring.RANKS

    def __init__(self, side="A"):
        if side == "A":
            from boards import bridges_a as board
        elif side == "B":
            from boards import bridges_b as board
        else:
            raise ValueError("Bridges has the sides A and B, not %r" % (side,))
        self.side = side
        self.board = board

    def has_set_up(self, seats):
        """Every match begins with a number that a neighbour writes."""
        return True

    def set_up_sheet(self, seat, seats):
        """In the set-up a seat writes on the sheet of the seat to its left."""
        return (seat + 1) % seats

    def sheet(self, seat, seats):
        return Sheet(self.board)

    def awards(self, sheets, round_number):
        """Enter the bonuses of a round that has just ended: a list of (seat, part, points)."""
        return scoring.awards(sheets, round_number)

    def score(self, sheet):
        """Return the points of a sheet, one for each of parts."""
        return scoring.score(sheet)

    def rank(self, total):
        """Return the rank that a total gives one player: a place in ranks."""
        return scoring.rank(total)

    def whole_turn(self, match, level):
        """Let a bot think about the rest of a turn: see engine.bots."""
        from engine.bridges.bot import whole_turn  # here, so that a match without bots goes without

        return whole_turn(match, level)
