# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The app in the middle of a turn, on stand-ins for what is C on the badge."""

import keypad

# What keypad calls the buttons of a PyBadge.
B, A, RIGHT, DOWN, UP, LEFT = 0, 1, 4, 5, 6, 7


def press(app, key):
    """Press a button and let the app answer it."""
    keypad.queue.append((key, True))
    keypad.queue.append((key, False))
    app.tick()


def in_play(game, seats):
    """Return an app in the middle of a match, with the turn on the screen."""
    from drawbridge.app import App
    from drawbridge.badge.hardware import Hardware
    from drawbridge.players import new_players
    from engine.dice import Dice
    from engine.games import GAMES
    from engine.match import END_TURN

    app = App(Hardware())
    side = [side for name, side in GAMES if name == game][0]
    app.start(game, side, new_players(seats), "BBBBBB")
    app.tick()
    dice = Dice(1)
    match = app.match
    while match.round < 8:
        moves = match.legal()
        match.play(moves[dice.below(len(moves))])
    while match.seat or len(match.legal()) < 5:
        match.play(END_TURN)
    app.play()
    app.tick()
    return app
