# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The list of games, as far as screens go: what to import for which. A third game adds its lines
here and its words to the languages, and nowhere else on this floor.
"""

from drawbridge.draw import art_data as art


def play_screen(app):
    """Return the screen on which a turn of the app's match is played."""
    from drawbridge.screens.bridges import BridgesScreen

    return BridgesScreen(app)


def view_screen(app, match, seat):
    """Return the screen on which the sheet of a seat can be looked at."""
    from drawbridge.screens.bridges_view import BridgesView

    return BridgesView(app, match, seat)


def cards_screen(app):
    """Return the screen that shows which cards have been revealed."""
    from drawbridge.screens.bridges_cards import BridgesCards

    return BridgesCards(app)


def marks(name):
    """Return the pictures of the parts that a score is made of, in the order of game.parts."""
    return (art.ISLAND_MARK, art.RED_MARK, art.BLUE_MARK, art.SIX_MARK)
