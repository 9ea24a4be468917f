# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The most that the app ever needs in a long session: another game first, then a match of this one
with three bots, and on the way the menus, the cards, a hint, the bots' thinking and the result.
"""

from tools.bench.rows.app import DOWN, SELECT, A, B, fast_forward, in_play, press
from tools.bench.rows.memory import peak_of

_BOTS = (("", 0, 0), ("Sprat", 1, 1), ("Otter", 2, 2), ("Whale", 3, 3))
_SLICES = 40  # of a bot's thinking after a match, more than enough to see all that it needs


def measure(game):
    return (yield from peak_of(_session(game)))


def _session(game):
    app = in_play("route" if game == "bridges" else "bridges", 1)
    yield
    for _ in _to_the_end(app):
        yield
    app.show_title()
    for keys in ((), (A,), (B,), (DOWN, A)):  # what the first rows of the title open
        for key in keys:
            press(app, key)
        app.tick()
        yield
    in_play(game, 4, app)
    app.players = list(_BOTS)
    yield
    for key in (B, B, SELECT, SELECT):  # the menu and the cards, opened and closed
        press(app, key)
        yield
    app.screen.hint()
    app.tick()
    while app.screen.thinks:
        app.tick()
        yield
    press(app, B)
    yield
    app.end_turn()
    while app.match.seat:  # the bots, one after the other
        app.tick()
        while app.screen.thinks:
            app.tick()
            yield
        fast_forward(app, app.match.round, app.match.seat + 1)
        app.next_turn()
    for _ in _to_the_end(app):
        yield


def _to_the_end(app):
    fast_forward(app, app.match.game.rounds + 1)
    app.save()
    app.next_turn()
    for _ in range(_SLICES):
        app.tick()
        yield
