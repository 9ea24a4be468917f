# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A player's hands on Route: they choose the end, press the cross towards a field, and answer when
the screen waits for a second key. Like all hands they only ever press buttons.
"""

from engine.match import END_TURN
from engine.route.sheet import STEP_OF_TAIL
from tools.sim.hands import Hands

# For each place in the board's NEIGHBOURS: the key to press, and the one that answers if asked.
TOWARDS = (
    ("RIGHT", None),
    ("DOWN", "RIGHT"),
    ("DOWN", "LEFT"),
    ("LEFT", None),
    ("UP", "LEFT"),
    ("UP", "RIGHT"),
)


class RouteHands(Hands):
    """What hands are good for in Route."""

    game = "route"

    def new_match(self, side="", seats=1, code="", bots=()):
        super().new_match(side, seats, code, bots)

    def play(self, move):
        """Play any legal move."""
        if move == END_TURN:
            self.end_turn()
        elif self.match.round:
            self.step(move)
        else:
            self.begin(move)

    def begin(self, field):
        """In the set-up: bring the cursor to a start, and begin there."""
        self.move_to_start(field)
        self.press("A")

    def move_to_start(self, field):
        """Bring the cursor to a start, always towards it."""
        places = self.match.game.board.PLACES
        for _ in self.match.game.board.STARTS:
            row, column = places[2 * self.at], places[2 * self.at + 1]
            ahead, aside = places[2 * field] - row, places[2 * field + 1] - column
            if self.at == field:
                break
            if ahead:
                self.press("DOWN" if ahead > 0 else "UP")
            else:
                self.press("RIGHT" if aside > 0 else "LEFT")
        assert self.at == field

    def step(self, move):
        """Step to a field with one end of the line, + STEP_OF_TAIL for the tail."""
        end, field = divmod(move, STEP_OF_TAIL)
        self.take_end(end)
        around = self.match.game.board.NEIGHBOURS[6 * self.at : 6 * self.at + 6]
        key, answer = TOWARDS[around.index(field)]
        moves = len(self.journal)
        self.press(key)
        if len(self.journal) == moves:
            self.press(answer)

    def take_end(self, end):
        """Choose the end that grows."""
        if self.end != end:
            self.press("A")
        assert self.end == end

    def stop_drawing(self):
        """Nothing holds the cross in Route: any key takes it out of a question."""

    @property
    def end(self):
        """The end that is chosen."""
        return self.screen._end

    @property
    def at(self):
        """The field that the cursor is on."""
        return self.screen._at()
