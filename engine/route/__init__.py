# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Route: draw one line over coloured fields, past the numbers, and leave as few fields as possible.

The class Route is what a match asks of the game; the pen's work is in sheet.py.
"""

from boards import route as board
from engine.route import scoring
from engine.route.cards import CARDS
from engine.route.sheet import NOTHING, Sheet


class Route:
    """The rules of Route."""

    name = "route"
    side = ""  # there is only one
    rounds = CARDS
    cards = CARDS
    parts = scoring.PARTS
    ranks = scoring.RANKS

    def __init__(self):
        self.board = board

    def has_set_up(self, seats):
        """Several seats are given their starts; one alone chooses."""
        return seats == 1

    def set_up_sheet(self, seat, seats):
        return seat

    def sheet(self, seat, seats):
        """Return an empty sheet: every seat has another start."""
        return Sheet(self.board, NOTHING if self.has_set_up(seats) else self.board.STARTS[seat])

    def awards(self, sheets, round_number):
        """Enter the numbers of a round that has just ended: a list of (seat, number, points)."""
        return scoring.awards(sheets)

    def worths(self, sheets):
        """Return the points that reaching each number would bring now, by number."""
        return scoring.worths(sheets)

    def score(self, sheet):
        """Return the points of a sheet, one for each of parts."""
        return scoring.score(sheet)

    def rank(self, total):
        """Return the rank that a total gives one player: a place in ranks."""
        return scoring.rank(total)

    def whole_turn(self, match, level):
        """Let a bot think about the rest of a turn: see engine.bots."""
        from engine.route.bot import whole_turn  # here, so that a match without bots goes without

        return whole_turn(match, level)
