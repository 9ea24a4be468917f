# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The longest slice of the strongest bot's thinking: so long a key press may have to wait."""

from tools.bench.rows.bot_turns import slowest


def measure(game):
    return (yield from slowest(game, max))
