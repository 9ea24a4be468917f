# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The slowest move; those that end a round are left out, they have a row of their own."""

from tools.bench.rows.clock import spent
from tools.bench.rows.matches import ends_round, slowest_step


def measure(game):
    return (yield from slowest_step(game, _timed, matches=50, seats=4))


def _timed(match, move):
    if ends_round(match, move):
        match.play(move)
        return 0
    return spent(match.play, move)
