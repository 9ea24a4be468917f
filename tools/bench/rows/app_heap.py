# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The whole app in the middle of a match of four, just after it was switched on."""

from tools.bench.rows.app import in_play
from tools.bench.rows.memory import kept_by


def measure(game):
    return (yield from kept_by(in_play, game, 4))
