# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a match begins, and how a saved one goes on; in memory only at that moment."""

import random

from drawbridge.memory import forget_all_but
from engine.games import GAMES, make_game
from engine.match import MOST_SEATS, Match


def start(app, name, side, players, code, challenge):
    """Begin a match; without a code it is any deal."""
    if not code:
        from engine.deal import DEALS, code_of

        code = code_of(random.randrange(DEALS))
    _forget_match(app, name)
    app.match = Match(make_game(name, side), len(players), code)
    app.players = players
    app.helped = False
    app.challenge = challenge
    app.cursors = [None] * MOST_SEATS
    app.save()
    app.next_turn()


def _forget_match(app, name):
    """Let go of the match before, and of the code of games but the one of this name."""
    app.match = app.saved.match = None
    others = ["engine." + other for other, _ in GAMES if other != name]
    forget_all_but((), "boards.", *others)


def resume(app):
    """Go on with the saved match."""
    saved = app.saved
    app.match = saved.match
    app.players = saved.players
    app.helped = saved.helped
    app.challenge = saved.challenge
    app.cursors = [None] * MOST_SEATS
    if app.match.seat == 0:
        app.announce(app.match.round - 1)
    else:
        app.next_turn()
