# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The lesson of Bridges: a turn as always, with a teacher beside it."""

from drawbridge.badge.buttons import LEFT, START, A
from drawbridge.draw.bridges_board import CELL, COLUMNS
from drawbridge.draw.hop import nearest
from drawbridge.lessons import READ
from drawbridge.lessons.teacher import Teacher
from drawbridge.screens.bridges import BridgesScreen
from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN


class BridgesLesson(BridgesScreen):
    """Knows which key leads on to a goal; all else is the teacher's or that of the turn."""

    def __init__(self, app):
        super().__init__(app)
        self.uncover()
        self._spots = [self._spot(island) for island in range(self._board.ISLANDS)]
        self._teacher = Teacher(self)

    def covered(self):
        """The pictures stay: the teacher's bubble is among them."""

    def key(self, key):
        if self._teacher.lets_through(key):
            super().key(key)
            self._teacher.look()

    def show_hints(self):
        super().show_hints()
        self._teacher.point()

    def tick(self):
        super().tick()
        self._teacher.tick()

    def still_possible(self):
        """The teacher says when a turn ends."""
        return []

    # -- what the teacher asks ---------------------------------------------------------------------

    def may_stray(self, key):
        """The cursor may go anywhere, it finds back."""
        return key <= LEFT and not self.drawing

    def words_for(self, key):
        return self._teacher.words[1 if self.drawing else 0] if key <= LEFT else ""

    def key_for(self, goal):
        if goal == READ:
            return A
        if goal == END_TURN:
            return START
        stop, _ = self._stops(goal)
        if self.at != stop:
            return A if self.drawing else self._key_towards(stop)
        if not self.drawing:
            return A
        return [side for side in range(4) if self._line(side) + BRIDGE == goal][0]

    def spots_of(self, goal):
        if goal in (READ, END_TURN):
            return ()
        stop, other = self._stops(goal)
        if self.drawing:
            stop, other = other, stop
        return self._spots[stop], self._spots[other]

    def _stops(self, goal):
        """Return where the cursor must be for a goal, and the other island that it is about."""
        if goal < BRIDGE:
            return goal, goal
        ends = self._board.ENDS[2 * (goal - BRIDGE) : 2 * (goal - BRIDGE) + 2]
        at = self.at if self.at in ends else ends[0 if self.match.sheet.numbers[ends[0]] else 1]
        return at, ends[0] + ends[1] - at

    def _spot(self, island):
        place = self._board.PLACES[island]
        return place % COLUMNS * CELL, place // COLUMNS * CELL

    def _key_towards(self, goal):
        """Return the first key of a shortest way of the cursor."""
        first = {self.at: None}  # each island that was found, and the key by which
        waiting = [self.at]
        for island in waiting:
            for key in range(4):
                other = nearest(self._spots, island, key)
                if other not in first:
                    first[other] = key if island == self.at else first[island]
                    waiting.append(other)
        return first[goal]
