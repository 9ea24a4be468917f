# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Taking back the move that is the slowest to take back."""

from engine.match import END_TURN
from tools.bench.rows.clock import spent
from tools.bench.rows.matches import slowest_step


def measure(game):
    return (yield from slowest_step(game, _timed, matches=50, seats=4))


def _timed(match, move):
    match.play(move)
    if move == END_TURN:
        return 0
    time = spent(match.undo)
    match.play(move)
    return time
