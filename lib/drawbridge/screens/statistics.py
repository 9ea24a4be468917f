# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How matches ended: a page for each game and mode, with the last ten as pillars in the sea."""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import ALL, Screen
from drawbridge.words import look_up, say
from engine.games import GAMES

_MODES = const(3)
_PAGES = len(GAMES) * _MODES

_COLUMN = const(52)  # pixels from one tab or figure to the next
_TABS = const(16)
_FIGURES = const(32)
_WATER = const(105)  # the row in which the pillars stand
_TALLEST = const(25)  # pixels of a pillar of _MOST points
_MOST = const(60)
_PILLAR = const(9)
_APART = const(15)


class Statistics(Screen):
    """Left and right turn pages, up and down go from game to game."""

    def __init__(self, app):
        super().__init__(app)
        self._page = 0
        *captions, self._none, self._point = look_up("statistics", "_extra")
        self._heading = self.heading("")
        self._figures = []
        for place, caption in enumerate(captions):
            x = _middle(place)
            self._figures.append(self.text("", x, _FIGURES, art.WHITE, CENTRE, 2))
            self.text(caption, x, _FIGURES + 21, art.LIGHT, CENTRE)
        self._nothing = self.text("", WIDTH // 2, _WATER - 13, art.LIGHT, CENTRE)
        for place, mode in enumerate(look_up("modes", "_extra")):
            self.text(mode, _middle(place), _TABS + 1, art.WHITE, CENTRE)

    def draw(self):
        super().draw()
        game, mode = divmod(self._page, _MODES)
        name, side = GAMES[game]
        tally = self.app.saved.statistics(game, mode)
        self._heading.text = say(name) + " " + side if side else say(name)
        self._nothing.text = "" if tally.matches else self._none
        self._figures[0].text = str(tally.matches)
        self._figures[1].text = "-" if tally.best is None else str(tally.best)
        self._figures[2].text = "-" if tally.average is None else self._tenths(tally.average)
        self.canvas.frame(_middle(mode) - 25, _TABS, 50, 13, art.FAINT, art.OPEN)
        if tally.matches:
            self._draw_plot(tally.last)
        else:
            self._draw_sea()

    def _tenths(self, number):
        tenths = round(abs(number) * 10)
        minus = "-" if number < 0 and tenths else ""
        return "%s%d%s%d" % (minus, tenths // 10, self._point, tenths % 10)

    def _draw_sea(self):
        """Islands that wait for their bridges."""
        canvas = self.canvas
        for x in range(40, 120, 4):
            canvas.dot(x, _WATER - 27, art.OPEN)
        for x in (32, 72, 112):
            canvas.sprite(art.ISLAND_DIM, x, _WATER - 34)

    def _draw_plot(self, totals):
        """Pillars from the oldest to the newest, the best of them green; dots where none is yet."""
        canvas = self.canvas
        for x in range(4, WIDTH - 4, 4):
            canvas.fill(x, _WATER + 2, 2, 1, art.OPEN)
        left = (WIDTH - 10 * _APART) // 2 + (_APART - _PILLAR) // 2
        for place in range(len(totals), 10):
            canvas.fill(left + place * _APART + 4, _WATER, 1, 1, art.OPEN)
        for place, total in enumerate(totals):
            best = total == max(totals)
            x = left + place * _APART
            height = max(2, min(_TALLEST, _TALLEST * total // _MOST))
            light, dark = (art.GREEN, art.MOSS) if best else (art.WOOD, art.BEAM)
            canvas.fill(x, _WATER - height, _PILLAR, height, light)
            canvas.fill(x + _PILLAR - 2, _WATER - height + 1, 2, height - 1, dark)
            text = str(total)
            aside = x + (_PILLAR - TEXT.width(text) + 1) // 2
            canvas.text(TEXT, text, aside, _WATER - height - 11, art.WHITE)

    def show_hints(self):
        note = "%d/%d" % (self._page + 1, _PAGES)
        self.hints.show(say("next"), say("back"), note=note)

    def key(self, key):
        if key in (A, RIGHT):
            self._turn(1)
        elif key == LEFT:
            self._turn(-1)
        elif key in (UP, DOWN):
            self._turn(_MODES if key == DOWN else -_MODES)
        elif key == B:
            self.app.show_title()

    def _turn(self, step):
        self._page = (self._page + step) % _PAGES
        self.stale = ALL


def _middle(place):
    """Return the middle of a tab or a figure."""
    return WIDTH // 2 + (place - 1) * _COLUMN
