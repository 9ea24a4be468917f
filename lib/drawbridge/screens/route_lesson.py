# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The lesson of Route: a turn as always, with a teacher beside it."""

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, START, UP, A
from drawbridge.lessons import READ
from drawbridge.lessons.teacher import Teacher
from drawbridge.screens.route import RouteScreen
from engine.match import END_TURN
from engine.route.sheet import STEP_OF_TAIL

# For each place in the board's NEIGHBOURS: the key to press, and the one that answers if asked.
_TOWARDS = ((RIGHT, RIGHT), (DOWN, RIGHT), (DOWN, LEFT), (LEFT, LEFT), (UP, LEFT), (UP, RIGHT))


class RouteLesson(RouteScreen):
    """Knows which key leads on to a goal; all else is the teacher's or that of the turn."""

    def __init__(self, app):
        super().__init__(app)
        self.uncover()
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
        """Every key of the cross draws."""
        return False

    def words_for(self, key):
        return self._teacher.words[2] if key <= LEFT else ""

    def key_for(self, goal):
        if goal == END_TURN:
            return START
        if goal == READ or not self.match.round or self._end != goal // STEP_OF_TAIL:
            return A
        at = 6 * self._at()
        side = list(self._board.NEIGHBOURS[at : at + 6]).index(goal % STEP_OF_TAIL)
        return _TOWARDS[side][1 if self.asking else 0]

    def spots_of(self, goal):
        if goal in (READ, END_TURN):
            return ()
        spots = [self._picture.corner(field) for field in (goal % STEP_OF_TAIL, self._at())]
        return [(x - 1, y) for x, y in spots]
