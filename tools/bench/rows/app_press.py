# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A press of the cross: key to finished redraw, Python's share."""

from tools.bench.rows.app import DOWN, LEFT, RIGHT, UP, B, in_play, press
from tools.bench.rows.clock import on_badge, spent


def measure(game):
    app = in_play(game, 1)
    yield
    slowest = 0
    for key in (UP, RIGHT, DOWN, LEFT):
        slowest = max(slowest, (yield from on_badge(lambda key=key: _timed(app, key))))
    return slowest


def _timed(app, key):
    time = spent(press, app, key)
    while app.match.turn_moves():  # the cross may have drawn something: always the same board
        press(app, B)
    return time
