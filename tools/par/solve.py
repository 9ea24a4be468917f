# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Finds par: asks the solver for 60 points, then for 58, and so on down, until it finds a match.
It must never call a par exact unless every higher score was proven to be out of reach.
"""

import time
from dataclasses import dataclass

try:
    from ortools.sat.python import cp_model
except ImportError:
    raise SystemExit("par needs OR-Tools: .venv/bin/pip install ortools==9.15.6755") from None

from engine.match import END_TURN, Match
from tools.par.model import Model

# All totals that can occur, from the most possible down: see RULES, "Alone".
TOTALS = (60, 58, 56, 54, 52, *range(51, -1, -1))

WITHOUT_END = float("inf")


@dataclass
class Answer:
    """What the solver says about one total: a journal or None, and whether there can be one.

    Effort is the solver's own clock, about a second a unit: unlike a real clock it shows the same
    on every machine.
    """

    journal: bytes | None
    possible: bool
    effort: float


@dataclass
class Par:
    """What was found: a match of best points; nobody can have more than bound."""

    best: int
    bound: int
    journal: bytes
    seconds: float

    @property
    def proven(self):
        return self.best == self.bound


def deck_of(game, code):
    """The cards of a deal in their order, as a match that passes every turn gets to see them."""
    match = Match(game, 1, code)
    match.play(match.legal()[0])
    while not match.over:
        match.play(END_TURN)
    return match.seen()


def find_par(board, deck, effort=WITHOUT_END):
    """Solve one deal, with at most so much effort for every total that is tried."""
    start = time.monotonic()
    bound = None
    for total in TOTALS:
        answer = find_match(board, deck, total, effort)
        if answer.possible and bound is None:
            bound = total
        if answer.journal:
            return Par(total, bound, answer.journal, time.monotonic() - start)
    raise AssertionError("no match at all was found: raise the limit of the effort")


def find_match(board, deck, total, effort=WITHOUT_END, seed=0):
    """Look for a match with at least so many points; each seed looks in another order."""
    model = Model(board, deck)
    model.at_least(total)
    solver = cp_model.CpSolver()
    # One worker that leaves linear programming alone is many times faster here than the default
    # mixture of strategies on two cores, and finds the same match every time.
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 0
    solver.parameters.random_seed = seed
    solver.parameters.max_deterministic_time = effort
    solver.parameters.catch_sigint_signal = False  # Ctrl-C ends the program, not just this search
    status = solver.solve(model.cp)
    found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return Answer(
        journal=model.journal(solver) if found else None,
        possible=status != cp_model.INFEASIBLE,
        effort=solver.response_proto.deterministic_time,
    )


def replay(game, deck, par):
    """The match of a par in the engine, which must come to the same score."""
    match = Match(game, 1, deck=deck)
    for move in par.journal:
        match.play(move)
    score = match.scores()[0][0]
    if not match.over or score != par.best:
        raise AssertionError(f"the solver says {par.best} points, the engine says {score}")
    return match
