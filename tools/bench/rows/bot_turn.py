# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The strongest bot's longest turn, all its slices together."""

from tools.bench.rows.bot_turns import slowest


def measure(game):
    return (yield from slowest(game, sum))
