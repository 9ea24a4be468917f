# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The list of games, as far as screens go: what to import for which. A third game adds its lines
here and its words to the languages, and nowhere else on this floor. In memory only while a screen
is made.
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


def lesson_screen(app, name):
    """Return the screen on which a game is taught."""
    from drawbridge.lessons.desk import Desk

    desk = Desk(app, name)
    if name == "bridges":
        from drawbridge.screens.bridges_lesson import BridgesLesson as Lesson
    else:
        from drawbridge.screens.route_lesson import RouteLesson as Lesson
    return Lesson(desk)


def look_at(canvas, game, caption, colour):
    """Return the picture of a sheet that is only looked at; not every game shows the caption."""
    if game.name == "bridges":
        from drawbridge.draw.bridges_look import BridgesLook

        return BridgesLook(canvas, game.board, caption, colour)
    from drawbridge.draw.route_look import RouteLook

    return RouteLook(canvas, game.board)


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


def draw_award(canvas, name, what, x, y):
    """Draw the picture of an award, whose second item is what it was given for."""
    if name == "bridges":
        canvas.sprite(marks(name)[what], x + 1, y + 1)
        return
    from drawbridge.draw.digits import DIGITS

    canvas.frame(x, y, 12, 11, art.WHITE, art.LIGHT)
    canvas.sprite(DIGITS[what], x + 1 if what == 10 else x + 3, y + 2)


def award_words(game, what, points):
    """Return what is announced for an award."""
    if game.name == "bridges":
        return say(game.parts[what] + "_done")
    return say("number_done", what) if points == what else say("number_half", what)
