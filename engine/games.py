# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The list of games: the one place that names them all. A game is imported when it is asked for."""

# Every game with its boards. The place in this list stands for it in a saved match, so entries are
# only ever added, and at the end.
GAMES = (("bridges", "A"), ("bridges", "B"), ("route", ""))


def number_of_game(game):
    """Return the place of a game in GAMES."""
    return GAMES.index((game.name, game.side))


def make_game(name, side):
    """Return the game of this name on this side of its board; a ValueError if there is none."""
    if (name, side) not in GAMES:
        raise ValueError("there is no game %r on a side %r" % (name, side))
    if name == "bridges":
        from engine.bridges import Bridges

        return Bridges(side)
    from engine.route import Route

    return Route()
