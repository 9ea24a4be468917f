# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The slowest END_TURN of the last of four seats: all four sheets are looked at for awards."""

from tools.bench.rows.clock import spent
from tools.bench.rows.matches import ends_round, slowest_step


def measure(game):
    return (yield from slowest_step(game, _timed, matches=50, seats=4))


def _timed(match, move):
    if ends_round(match, move):
        return spent(match.play, move)
    match.play(move)
    return 0
