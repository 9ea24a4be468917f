# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The app in the middle of a turn, on stand-ins for what is C on the badge."""

import keypad

# What keypad calls the buttons of a PyBadge.
B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)


def press(app, key):
    """Press a button and let the app answer it."""
    keypad.queue.append((key, True))
    keypad.queue.append((key, False))
    app.tick()


def in_play(game, seats, app=None):
    """Return an app, a new one unless given, in mid-match with the turn on the screen."""
    from drawbridge.app import App
    from drawbridge.badge.hardware import Hardware
    from drawbridge.players import new_players
    from engine.games import GAMES
    from engine.match import END_TURN

    app = app or App(Hardware())
    side = [side for name, side in GAMES if name == game][0]
    app.start(game, side, new_players(seats), "BBBBBB")
    app.tick()
    match = app.match
    fast_forward(app, 8)
    while match.seat or len(match.legal()) < 5:
        match.play(END_TURN)
    app.play()
    app.tick()
    return app


def fast_forward(app, round_number, seat=0):
    """Play at random up to a seat of a round, or the end of the match; nothing of it is shown."""
    from engine.dice import Dice

    dice = Dice(1)
    match = app.match
    while not match.over and (match.round, match.seat) < (round_number, seat):
        moves = match.legal()
        match.play(moves[dice.below(len(moves))])
