# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A press of A that writes a number or changes the end: key to finished redraw, Python's share."""

from tools.bench.rows.app import A, B, in_play, press
from tools.bench.rows.clock import on_badge, spent


def measure(game):
    app = in_play(game, 1)
    yield
    return (yield from on_badge(lambda: _timed(app)))


def _timed(app):
    time = spent(press, app, A)
    while app.match.turn_moves():  # always the same board
        press(app, B)
    return time
