# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The whole app in the middle of a match of four."""

from tools.bench.rows.app import in_play


def build(game):
    """Return what is to stay in memory."""
    return in_play(game, 4)
