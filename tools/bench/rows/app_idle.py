# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the app allocates in a frame in which nothing happens: bytes, on the greediest screen."""

import gc

from tools.bench.rows.app import SELECT, B, in_play, press

_FRAMES = 100


def measure(game):
    app = in_play(game, 4)
    most = yield from _of_a_frame(app)
    for key in (B, B, SELECT, SELECT):  # the menu and the cards, opened and closed
        press(app, key)
        most = max(most, (yield from _of_a_frame(app)))
    app.next_turn()  # the badge is handed on
    most = max(most, (yield from _of_a_frame(app)))
    app.show_title()
    return max(most, (yield from _of_a_frame(app)))


def _of_a_frame(app):
    for _ in range(_FRAMES):  # whatever moves has come to rest
        app.tick()
    yield
    before = gc.mem_alloc()
    for _ in range(_FRAMES):
        app.tick()
    return (gc.mem_alloc() - before) / _FRAMES
