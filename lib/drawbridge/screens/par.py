# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the result of a challenge says of its par, and what may be called that."""

from micropython import const

from drawbridge.challenges import Challenges
from drawbridge.memory import forget
from drawbridge.words import look_up
from engine.games import number_of_game

forget("drawbridge.challenges")  # who lets go of this module, lets go of that

_MOST_IN_ROUTE = const(54)


def is_proven(name, par):
    """Whether nobody can do better than par in the game of this name. In Route that is known only
    of the most that any deal allows; the others are the best that was found.
    """
    return name == "bridges" or par == _MOST_IN_ROUTE


def compare_with_par(app, total):
    """Return two lines about a total in the app's match, and whether par is reached."""
    game = number_of_game(app.match.game)
    par = Challenges(game).par(app.challenge)
    proven = is_proven(app.match.game.name, par)
    _, _, best, _, at_par, at_known, reached, not_beaten = look_up("challenge", "_extra")
    line = (at_par if proven else at_known) % (par, total)
    if total >= par:
        return line, reached if proven else not_beaten, True
    mine = app.saved.challenge_best(game, app.challenge)
    return line, "" if mine is None else best % mine, False
