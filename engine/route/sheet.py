# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One seat's sheet of Route: the line that its pen has drawn, where it may go next, and why not.

A handful of bytearrays: play() and undo() keep them true, legality is read off them. Knows neither
seats nor rounds nor scores. play() and undo() do not check anything: ask why_not() first.
"""

from engine.route import reasons
from engine.route.cards import AREAS, COLOURS

# The line has two ends. It begins as a point, its start, which is both; the very first step is one
# of the head, so that no two moves mean the same, and the tail stays on the start until it grows.
HEAD = 0
TAIL = 1

# A move is one small int. A step: the field, + 64 if it is the tail that grows. In the set-up, a
# start: its field. The match adds END_TURN.
STEP_OF_TAIL = 64

NOTHING = 255  # no field; no end

NUMBERS = 11  # one more than the largest

# The directions of the board's NEIGHBOURS in the order of the fields they lead to, ascending.
_READING_ORDER = bytes((4, 5, 3, 0, 2, 1))


class Sheet:
    """The line of one seat, and the state of its turn."""

    def __init__(self, board, start):
        """Put the pen down on a start, or nowhere: then the set-up has to choose one."""
        self.board = board
        # One byte a field: the field from which the line came to it; the start came from itself,
        # and to a field with NOTHING the line has not come.
        self.came_from = bytearray(bytes((NOTHING,)) * board.FIELDS)
        self.drawn = bytearray(board.FIELDS)  # the fields of the line in the order of drawing
        self.reached = 0  # how many of them there are
        self.ends = bytearray((NOTHING, NOTHING))  # the fields of head and tail
        self.left = bytearray(COLOURS)  # the card's areas that this turn has not used, by colour
        self.points = bytearray(NUMBERS)  # what a number has scored; 0 = not yet
        if start != NOTHING:
            self._put_down(start)
        self.begin(None)

    def __str__(self):
        from engine.route.ascii import drawing

        return drawing(self)

    def _put_down(self, start):
        self.came_from[start] = start
        self.ends[HEAD] = self.ends[TAIL] = start
        self.drawn[0] = start
        self.reached = 1

    # -- the turn -----------------------------------------------------------------------------

    def begin(self, card):
        """Begin a turn on a card, or on None for the set-up."""
        self.card = card
        self.began = self.reached  # this turn's steps are drawn[began:reached]
        self.grows = NOTHING  # the end that grows in this turn; NOTHING = either may
        if card is not None:
            for colour in range(COLOURS):
                self.left[colour] = AREAS[COLOURS * card + colour]

    def play(self, move):
        if self.card is None:
            self._put_down(move)
            return
        end = move // STEP_OF_TAIL
        field = move % STEP_OF_TAIL
        self.came_from[field] = self.ends[end]
        self.ends[end] = field
        self.drawn[self.reached] = field
        self.reached += 1
        self.left[self.board.COLOURS[field]] -= 1
        self.grows = end

    def undo(self, move):
        """Take back the last move of this turn."""
        self.reached -= 1
        if self.card is None:
            self.came_from[move] = NOTHING
            self.ends[HEAD] = self.ends[TAIL] = NOTHING
            return
        end = move // STEP_OF_TAIL
        field = move % STEP_OF_TAIL
        self.ends[end] = self.came_from[field]
        self.came_from[field] = NOTHING
        self.left[self.board.COLOURS[field]] += 1
        if self.reached == self.began:
            self.grows = NOTHING

    # -- what may be played ---------------------------------------------------------------------

    def legal(self):
        """Return this turn's legal moves, ascending, without END_TURN."""
        if self.card is None:
            return [] if self.reached else list(self.board.STARTS)
        moves = []
        neighbours = self.board.NEIGHBOURS
        colours = self.board.COLOURS
        came_from = self.came_from
        left = self.left
        for end in (HEAD, TAIL):
            if self.grows == 1 - end or (end == TAIL and self.is_point()):
                continue
            at = 6 * self.ends[end]
            for direction in _READING_ORDER:
                field = neighbours[at + direction]
                if field != NOTHING and came_from[field] == NOTHING and left[colours[field]]:
                    moves.append(STEP_OF_TAIL * end + field)
        return moves

    def why_not_end(self):
        """Return 0 if the turn may end here, or the reason why not."""
        return 0 if self.reached else reasons.START_FIRST

    def why_not(self, move):
        """Return 0 if the move is legal, or the one reason that a person should be told.

        Reasons that stay for good come before those that another move could cure.
        """
        field = move % STEP_OF_TAIL
        if not 0 <= move < 2 * STEP_OF_TAIL or field >= self.board.FIELDS:
            return reasons.NO_SUCH_MOVE
        if self.card is None:
            return self._why_not_start(move)
        return self._why_not_step(move // STEP_OF_TAIL, field)

    def _why_not_start(self, move):
        if self.reached:
            return reasons.START_CHOSEN
        return 0 if move in self.board.STARTS else reasons.NOT_A_START

    def _why_not_step(self, end, field):
        if self.is_on_route(field):
            return reasons.ON_ROUTE
        if end == TAIL and self.is_point():
            return reasons.NO_TAIL_YET
        if not self._touch(self.ends[end], field):
            return reasons.NOT_NEXT
        colour = self.board.COLOURS[field]
        if not AREAS[COLOURS * self.card + colour]:
            return reasons.NOT_ON_CARD
        if self.grows == 1 - end:
            return reasons.OTHER_END
        return 0 if self.left[colour] else reasons.COLOUR_USED

    def _touch(self, one, other):
        """Whether two fields are neighbours."""
        neighbours = self.board.NEIGHBOURS
        for at in range(6 * one, 6 * one + 6):
            if neighbours[at] == other:
                return True
        return False

    # -- what counts ------------------------------------------------------------------------------

    def is_point(self):
        """Whether the line has not left its start."""
        return self.reached == 1

    def is_on_route(self, field):
        return self.came_from[field] != NOTHING

    def missed(self):
        """Return how many fields are not on the route."""
        return self.board.FIELDS - self.reached

    def largest(self):
        """Return the largest number on the route; 0 if there is none."""
        numbered = self.board.NUMBERED
        for number in range(NUMBERS - 1, 1, -1):
            if self.came_from[numbered[number]] != NOTHING:
                return number
        return 0

    def in_reach(self):
        """Return one byte a field: 1 if free fields lead there from an end of the line, else 0."""
        board = self.board
        found = bytearray(board.FIELDS)
        waiting = bytearray(board.FIELDS + 2)  # fields whose neighbours are not yet looked at
        waiting[HEAD], waiting[TAIL] = self.ends if self.reached else board.STARTS[:2]
        waits = 2
        looked = 0
        while looked < waits:
            at = 6 * waiting[looked]
            looked += 1
            for field in board.NEIGHBOURS[at : at + 6]:
                if field != NOTHING and not found[field] and self.came_from[field] == NOTHING:
                    found[field] = 1
                    waiting[waits] = field
                    waits += 1
        return found
