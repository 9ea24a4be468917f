# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The challenges of a board side by side, from gentle to hard: which have been played, and which to
par. A match alone on the chosen deal begins from here.
"""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from drawbridge.challenges import Challenges
from drawbridge.draw import art_data as art
from drawbridge.draw import text
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT
from drawbridge.memory import forget
from drawbridge.players import new_players
from drawbridge.results import challenge_bests
from drawbridge.screens.ask import start_anew
from drawbridge.screens.par import is_proven
from drawbridge.screens.screen import ALL, CHANGED, Screen
from drawbridge.words import look_up, say
from engine.games import GAMES

forget("drawbridge.challenges", "drawbridge.results")  # who lets go of this, lets go of those

_COLUMNS = const(10)  # and so many in a row are called equally hard
_WIDE = const(15)
_HIGH = const(14)
_LEFT = const(5)
_TOP = const(17)
_BOX = const(75)  # the upper edge of what is said about the chosen one
_STATES = (  # inside, edge and number of one that was not played, below par, at par
    (art.NIGHT, art.FAINT, art.OPEN),
    (art.BEAM, art.WOOD, art.WHITE),
    (art.MOSS, art.GREEN, art.WHITE),
)


class Challenge(Screen):
    """The cross chooses a deal, START another board."""

    def __init__(self, app, game=0, number=0):
        super().__init__(app)
        self._levels = look_up("levels", "_extra")
        self._words = look_up("challenge", "_extra")
        self.text(say("challenge"), _LEFT, 3, art.YELLOW)
        self._board = self.text("", WIDTH - _LEFT, 3, art.WHITE, text.RIGHT)
        self._number = self.text("", 25, _BOX + 9, art.WHITE, text.CENTRE, 2)
        self._level = self.text("", 46, _BOX + 1, art.LIGHT)
        self._par = self.text("", 46, _BOX + 12, art.YELLOW)
        self._best = self.text("", 46, _BOX + 23)
        self._reached = self.text("", WIDTH - _LEFT - 5, _BOX + 1, art.LIGHT, text.RIGHT)
        self._open(game, number)

    def _open(self, game, number=0):
        """Take out the challenges of a game; without a number, the first that was not played."""
        name, side = GAMES[game]
        self._game = game
        self._challenges = Challenges(game)
        self._bests = challenge_bests(self.app.saved.bests, game)
        self._board.text = say(name) + " " + side if side else say(name)
        self._at = number - 1  # in the grid; counted from 0
        if not number:
            self._at = self._bests.index(None) if None in self._bests else 0
        self.stale = ALL

    def _state(self, place):
        best = self._bests[place]
        if best is None:
            return 0
        return 2 if best >= self._challenges.par(place + 1) else 1

    # -- what is seen -----------------------------------------------------------------------------

    def draw(self):
        super().draw()
        canvas = self.canvas
        x = WIDTH - _LEFT - TEXT.width(self._board.text) - 28
        canvas.sprite(art.BUTTON_START, x, 3)
        canvas.frame(_LEFT - 1, _BOX, WIDTH - 2 * _LEFT + 2, 36, art.NIGHT, art.FAINT)
        states = [self._state(place) for place in range(len(self._bests))]
        for place, state in enumerate(states):
            self._draw_cell(place, state)
        self._reached.text = "%d/%d" % (states.count(2), len(states))
        x = WIDTH - _LEFT - 16 - TEXT.width(self._reached.text)
        canvas.sprite(art.TICK, x, _BOX + 4)
        self.refresh()

    def _draw_cell(self, place, state):
        inside, edge, ink = _STATES[state]
        x = _LEFT + place % _COLUMNS * _WIDE
        y = _TOP + place // _COLUMNS * _HIGH
        number = str(place + 1)
        self.canvas.frame(x + 1, y + 1, _WIDE - 2, _HIGH - 2, inside, edge)
        self.canvas.text(TEXT, number, x + (_WIDE - TEXT.width(number) + 1) // 2, y + 1, ink)

    def refresh(self):
        """Show the cursor, and what there is to say about its deal."""
        self._frame_cell(art.YELLOW)
        par, known, best, none = self._words[:4]
        points = self._challenges.par(self._at + 1)
        self._number.text = str(self._at + 1)
        self._level.text = self._levels[self._at // _COLUMNS]
        self._par.text = (par if is_proven(GAMES[self._game][0], points) else known) % points
        mine = self._bests[self._at]
        self._best.text = none if mine is None else best % mine
        self.show_hints()

    def _frame_cell(self, colour):
        x = _LEFT + self._at % _COLUMNS * _WIDE
        y = _TOP + self._at // _COLUMNS * _HIGH
        for left, top, width, height in (
            (x, y, _WIDE, 1),
            (x, y + _HIGH - 1, _WIDE, 1),
            (x, y, 1, _HIGH),
            (x + _WIDE - 1, y, 1, _HIGH),
        ):
            self.canvas.fill(left, top, width, height, colour)

    def show_hints(self):
        self.hints.show(say("start"), say("back"))

    # -- the hand ---------------------------------------------------------------------------------

    def key(self, key):
        if key in (UP, RIGHT, DOWN, LEFT):
            step = {UP: -_COLUMNS, RIGHT: 1, DOWN: _COLUMNS, LEFT: -1}[key]
            self._frame_cell(art.SEA)
            self._at = (self._at + step) % len(self._bests)
            self.stale = CHANGED
        elif key == START:
            self._open((self._game + 1) % len(GAMES))
        elif key == A:
            start_anew(self.app, self._start)
        elif key == B:
            self.app.show_title()

    def _start(self):
        name, side = GAMES[self._game]
        number = self._at + 1
        code = self._challenges.code(number)
        self.app.start(name, side, new_players(1), code, number)
