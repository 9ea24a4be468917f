# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The whole app while the last of three bots thinks, in the middle of a match of four."""

from tools.bench.rows.app import in_play

_SLICES = 10  # into the middle of its thoughts


def build(game):
    """Return what is to stay in memory."""
    app = in_play(game, 4)
    app.players = [("", 0, 0), ("Sprat", 1, 1), ("Otter", 2, 2), ("Whale", 3, 3)]
    for _ in range(3):
        app.end_turn()
        app.tick()
    for _ in range(_SLICES):
        app.tick()
    if not app.screen.thinks:
        raise RuntimeError("the bot has thought for less than %d slices" % _SLICES)
    return app
