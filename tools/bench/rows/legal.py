# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""legal() in the worst position of 1,000 random matches."""

from tools.bench.rows.clock import spent
from tools.bench.rows.matches import slowest_step


def measure(game):
    return (yield from slowest_step(game, _timed, matches=1000, seats=1))


def _timed(match, move):
    time = spent(match.legal)
    match.play(move)
    return time
