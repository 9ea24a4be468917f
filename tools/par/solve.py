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


def find_par(board, deck, effort=float("inf")):
    """Solve one deal, with at most so much effort for every total that is tried."""
    start = time.monotonic()
    bound = None
    for total in TOTALS:
        journal, possible = find_match(board, deck, total, effort)
        if possible and bound is None:
            bound = total
        if journal:
            return Par(total, bound, journal, time.monotonic() - start)


def replay(game, deck, par):
    """The match of a par in the engine, which must come to the same score."""
    match = Match(game, 1, deck=deck)
    for move in par.journal:
        match.play(move)
    score = match.scores()[0][0]
    if not match.over or score != par.best:
        raise AssertionError(f"the solver says {par.best} points, the engine says {score}")
    return match


def find_match(board, deck, total, effort=float("inf")):
    """A journal with at least so many points or None, and whether there can be one.

    Effort is the solver's own clock, about a second a unit: unlike a real clock it stops at the
    same place on every machine.
    """
    model = Model(board, deck)
    model.at_least(total)
    solver = cp_model.CpSolver()
    # One worker that leaves linear programming alone is many times faster here than the default
    # mixture of strategies on two cores, and finds the same match every time.
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 0
    solver.parameters.max_deterministic_time = effort
    status = solver.solve(model.cp)
    if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return model.journal(solver), True
    return None, status != cp_model.INFEASIBLE
