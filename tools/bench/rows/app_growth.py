# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How much more memory the title screen needs after twenty matches in a row than after twelve:
nothing, if all that a match needed was let go. By then every screen has been seen before.

This VM now and then takes a number for an address and keeps what lies there for a while. So eight
matches are compared with the same eight before them, and the difference in the middle counts.
"""

import gc

from tools.bench.rows.app import fast_forward, in_play

_MATCHES = 20
_ALIKE = 8  # matches after which all games have been played with all numbers of seats


def measure():
    app = None
    needed = []
    for number in range(_MATCHES):
        app = in_play("bridges" if number % 2 else "route", 1 + number // 2 % 4, app)
        yield
        fast_forward(app, app.match.game.rounds + 1)
        app.save()
        app.next_turn()
        app.tick()
        yield
        app.quit()
        app.tick()
        yield
        needed.append(gc.mem_alloc())
    growth = [needed[at] - needed[at - _ALIKE] for at in range(_MATCHES - _ALIKE, _MATCHES)]
    growth.sort()
    return growth[_ALIKE // 2] / 1024
