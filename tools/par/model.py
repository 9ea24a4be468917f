# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One deal of Bridges, played alone with all cards known, as a model for the solver CP-SAT: a
solution is a legal match. It says the rules once more, from the rule sheet; it must never ask the
engine whether a move is legal, because the engine is checked against it.

What happens within a round needs no order: a number is written before the bridges are drawn, and
if all bridges of a round are legal together they are legal one by one. Round 0 is the set-up.
"""

from ortools.sat.python import cp_model

from engine.bridges import scoring
from engine.bridges.cards import BRIDGES, NUMBERS
from engine.bridges.sheet import BRIDGE, MOST_ON_ISLAND, WRITE, WRITE_FOUR
from engine.match import END_TURN

SET_UP = 0
SET_UP_NUMBERS = {
    3: WRITE,
    4: WRITE_FOUR,
}  # what may be written there, and what to add to the island
HIGHEST_NUMBER = max(NUMBERS)


class Model:
    """The variables and rules of one deal; at_least() adds what is asked of its score."""

    def __init__(self, board, deck):
        self.cp = cp_model.CpModel()
        self.board = board
        self.islands = range(board.ISLANDS)
        self.lines = range(board.LINES)
        self.ends = [tuple(board.ENDS[2 * line : 2 * line + 2]) for line in self.lines]
        self.lines_at = [
            [line for line in self.lines if island in self.ends[line]] for island in self.islands
        ]
        self.deck = deck
        self.rounds = range(1, len(deck) + 1)
        self.last = len(deck)
        self._add_numbers()
        self._add_bridges()
        self._add_limits()
        self._finished = {}
        self.score = self._score()
        self._add_counts()

    # -- action a: the numbers ------------------------------------------------------------------

    def _add_numbers(self):
        """writes[island, round, number]; numbered[island, round]: by the end of that round."""
        self.writes = {}
        for island in self.islands:
            if not self.board.FLAGS[island]:
                for number in SET_UP_NUMBERS:
                    self.writes[island, SET_UP, number] = self._true_or_false()
            for round_number in self.rounds:
                number = NUMBERS[self.deck[round_number - 1]]
                self.writes[island, round_number, number] = self._true_or_false()
        self.cp.add_exactly_one(self._writes(round_number=SET_UP))
        for round_number in self.rounds:
            self.cp.add_at_most_one(self._writes(round_number=round_number))

        self.numbered = {}
        self.numbers = []
        for island in self.islands:
            self.cp.add_at_most_one(self._writes(island=island))
            before = 0
            for round_number in (SET_UP, *self.rounds):
                now = self._true_or_false()
                self.cp.add(now == before + sum(self._writes(island, round_number)))
                self.numbered[island, round_number] = before = now
            self.numbers.append(self._number(island))

    def _writes(self, island=None, round_number=None, number=None):
        """All variables for writing that fit what is given."""
        asked = (island, round_number, number)
        return [
            variable
            for key, variable in self.writes.items()
            if all(wish is None or wish == fact for wish, fact in zip(asked, key))
        ]

    def _number(self, island):
        """An island's number in the end, 0 for none: one truth a number, which the solver likes."""
        choices = [self._true_or_false() for _ in range(HIGHEST_NUMBER)]
        for number, choice in enumerate(choices, 1):
            self.cp.add(choice == sum(self._writes(island=island, number=number)))
        return sum(number * choice for number, choice in enumerate(choices, 1))

    # -- action b: the bridges ------------------------------------------------------------------

    def _add_bridges(self):
        """bridged[line, count, round]: whether count bridges or more lie there at its end."""
        self.bridged = {(line, count, SET_UP): 0 for line in self.lines for count in (1, 2)}
        self.draws = [self._true_or_false() for _ in self.deck]  # a round's bridges: all or none
        for round_number in self.rounds:
            for line in self.lines:
                self._add_line(line, round_number)
            grown = sum(
                self.bridged[line, count, round_number]
                - self.bridged[line, count, round_number - 1]
                for line in self.lines
                for count in (1, 2)
            )
            asked = BRIDGES[self.deck[round_number - 1]]
            self.cp.add(grown == asked * self.draws[round_number - 1])

    def _add_line(self, line, round_number):
        one, two = (self._true_or_false() for _ in range(2))
        self.bridged[line, 1, round_number], self.bridged[line, 2, round_number] = one, two
        self.cp.add_implication(two, one)
        if round_number > 1:
            for count, now in ((1, one), (2, two)):
                self.cp.add_implication(self.bridged[line, count, round_number - 1], now)
        # A number stays, so a line with bridges has had a numbered end ever since.
        first, second = self.ends[line]
        self._if(one, self.numbered[first, round_number], self.numbered[second, round_number])

    def _add_limits(self):
        """What the bridges of a match must never be. Bridges stay, so the last round tells."""
        for island in self.islands:
            numbered = self.numbered[island, self.last]
            load = self._load(island, self.last)
            self.cp.add(load <= self.numbers[island] + MOST_ON_ISLAND * (1 - numbered))
            if self.board.FLAGS[island]:
                self._add_flag(island)
        for line in self.lines:
            start, stop = self.board.CROSS_FROM[line : line + 2]
            for other in self.board.CROSSINGS[start:stop]:
                both = (self.bridged[line, 1, self.last], self.bridged[other, 1, self.last])
                self.cp.add_bool_or(both[0].negated(), both[1].negated())

    def _add_flag(self, island):
        """Its number waits for a bridge of an earlier round: numbers come before bridges."""
        self.cp.add(self.numbered[island, SET_UP] == 0)
        for round_number in self.rounds:
            earlier = [self.bridged[line, 1, round_number - 1] for line in self.lines_at[island]]
            self._if(self.numbered[island, round_number], *earlier)

    def _load(self, island, round_number):
        return sum(
            self.bridged[line, count, round_number]
            for line in self.lines_at[island]
            for count in (1, 2)
        )

    # -- the score --------------------------------------------------------------------------------

    def finished(self, island, round_number):
        """A truth that can hold only if the island is finished at the end of the round."""
        if (island, round_number) not in self._finished:
            finished = self._true_or_false()
            self._finished[island, round_number] = finished
            load = self._load(island, round_number)
            self.cp.add_implication(finished, self.numbered[island, round_number])
            self.cp.add(load >= self.numbers[island]).only_enforce_if(finished)
            if round_number < self.last:  # finished for good
                self.cp.add_implication(finished, self.finished(island, self.last))
        return self._finished[island, round_number]

    def _score(self):
        islands = sum(self.finished(island, self.last) for island in self.islands)
        red = self._flags(scoring.RED, scoring.RED_ISLANDS)
        blue = self._flags(scoring.BLUE, scoring.BLUE_ISLANDS)
        return scoring.POINTS_PER_ISLAND * islands + sum(
            self._bonus(part, achieved)
            for part, achieved in (
                (scoring.RED, red),
                (scoring.BLUE, blue),
                (scoring.SIX, self._group),
            )
        )

    def _bonus(self, part, achieved):
        """The points of a bonus; achieved makes a truth for "at the end of this round"."""
        full, late = scoring.FULL[part], scoring.LATE[part]
        deadline = scoring.DEADLINES[part]
        if deadline >= self.last:
            return full * achieved(self.last)
        in_time, at_last = achieved(deadline), achieved(self.last)
        done = self._true_or_false()
        self._if(done, in_time, at_last)
        self.cp.add_implication(in_time, done)
        return late * done + (full - late) * in_time

    def _flags(self, flag, count):
        islands = [island for island in self.islands if self.board.FLAGS[island] == flag]

        def achieved(round_number):
            truth = self._true_or_false()
            if len(islands) != count:
                self.cp.add(truth == 0)
            for island in islands:
                self.cp.add_implication(truth, self.finished(island, round_number))
            return truth

        return achieved

    def _group(self, round_number):
        """Six finished islands joined by bridges: from one of them five steps reach all six."""
        truth = self._true_or_false()
        reached = [self._true_or_false() for _ in self.islands]  # in no steps: where it begins
        self.cp.add_exactly_one(*reached, truth.negated())
        for _ in range(scoring.GROUP - 1):
            reached = self._one_step_further(reached, round_number)
        for island in self.islands:
            self.cp.add_implication(reached[island], self.finished(island, round_number))
        self.cp.add(sum(reached) >= scoring.GROUP * truth)
        return truth

    def _one_step_further(self, reached, round_number):
        further = [self._true_or_false() for _ in self.islands]
        steps = {island: [] for island in self.islands}
        for line in self.lines:
            for start, stop in (self.ends[line], self.ends[line][::-1]):
                step = self._true_or_false()
                self.cp.add_implication(step, reached[start])
                self.cp.add_implication(step, self.bridged[line, 1, round_number])
                steps[stop].append(step)
        for island in self.islands:
            self._if(further[island], reached[island], *steps[island])
            self.cp.add_implication(reached[island], further[island])
        return further

    def _add_counts(self):
        """Nothing new, only sums that the solver would take long to discover by itself."""
        wrote = [self._true_or_false() for _ in self.deck]
        for round_number in self.rounds:
            self.cp.add(wrote[round_number - 1] == sum(self._writes(round_number=round_number)))
            numbered = sum(self.numbered[island, round_number] for island in self.islands)
            self.cp.add(numbered == 1 + sum(wrote[:round_number]))
        # Every bridge has two ends.
        missing = [self._missing(island) for island in self.islands]
        bridges = sum(BRIDGES[card] * draws for card, draws in zip(self.deck, self.draws))
        self.cp.add(2 * bridges == sum(self.numbers) - sum(missing))

    def _missing(self, island):
        """How many bridges an island's number lacks in the end; below 0 without a number."""
        missing = self.cp.new_int_var(-MOST_ON_ISLAND, HIGHEST_NUMBER, "")
        self.cp.add(missing == self.numbers[island] - self._load(island, self.last))
        self.cp.add(missing == 0).only_enforce_if(self.finished(island, self.last))
        return missing

    def at_least(self, points):
        """Ask for a match with so many points or more."""
        self.cp.add(self.score >= points)

    # -- small words ------------------------------------------------------------------------------

    def _true_or_false(self):
        return self.cp.new_bool_var("")

    def _if(self, condition, *any_of):
        """If the condition holds, so does at least one of the others."""
        self.cp.add_bool_or(condition.negated(), *any_of)

    # -- the solution -----------------------------------------------------------------------------

    def journal(self, solver):
        """The solution as the journal of a match."""
        moves = bytearray()
        for round_number in (SET_UP, *self.rounds):
            for (island, when, number), variable in self.writes.items():
                if when == round_number and solver.value(variable):
                    moves.append(island if round_number else island + SET_UP_NUMBERS[number])
            for (line, count, when), variable in self.bridged.items():
                earlier = self.bridged.get((line, count, round_number - 1), 0)
                if when == round_number and solver.value(variable) > solver.value(earlier):
                    moves.append(BRIDGE + line)
            moves.append(END_TURN)
        return bytes(moves)
