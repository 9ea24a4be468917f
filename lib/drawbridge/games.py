# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The list of games, as far as screens go: what to import for which. A third game adds its lines
here and its words to the languages, and nowhere else on this floor.
"""

from drawbridge.draw import art_data as art
from drawbridge.words import say


def play_screen(app):
    """Return the screen on which a turn of the app's match is played."""
    if app.match.game.name == "bridges":
        from drawbridge.screens.bridges import BridgesScreen as Play
    else:
        from drawbridge.screens.route import RouteScreen as Play
    return Play(app)


def view_screen(app, match, seat):
    """Return the screen on which the sheet of a seat can be looked at."""
    if match.game.name == "bridges":
        from drawbridge.screens.bridges_view import BridgesView as View
    else:
        from drawbridge.screens.route_view import RouteView as View
    return View(app, match, seat)


def cards_screen(app):
    """Return the screen that shows which cards have been revealed."""
    if app.match.game.name == "bridges":
        from drawbridge.screens.bridges_cards import BridgesCards as Cards
    else:
        from drawbridge.screens.route_cards import RouteCards as Cards
    return Cards(app)


def marks(name):
    """Return the pictures of the parts that a score is made of, in the order of game.parts."""
    if name == "bridges":
        return (art.ISLAND_MARK, art.RED_MARK, art.BLUE_MARK, art.SIX_MARK)
    return (art.NUMBER_MARK, art.MISSED_MARK)


def award_mark(name, what):
    """Return the picture of an award, whose second item is what it was given for."""
    return marks(name)[what] if name == "bridges" else art.NUMBER_MARK


def award_words(game, what, points):
    """Return what is announced for an award."""
    if game.name == "bridges":
        return say(game.parts[what] + "_done")
    return say("number_done", what) if points == what else say("number_half", what)
