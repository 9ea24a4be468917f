# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Entering a word letter by letter with the cross: a code or a name."""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.text import CENTRE
from drawbridge.screens.screen import CHANGED, Screen
from drawbridge.words import say

_COLUMNS = const(7)
_WIDE = const(18)
_HIGH = const(14)
_LEFT = (WIDTH - _COLUMNS * _WIDE) // 2
_TOP = const(48)


class Letters(Screen):
    """Calls take(word) on START; what that returns is a complaint, or "" when all is well."""

    def __init__(self, app, heading, letters, most, word, take):
        super().__init__(app)
        self._letters = letters
        self._most = most
        self._take = take
        self._at = 0
        self.word = word
        self.heading(heading)
        self._shown = self.text("", WIDTH // 2, 19, art.WHITE, CENTRE, 2)
        for row in range((len(letters) + _COLUMNS - 1) // _COLUMNS):
            for column in range(_COLUMNS):
                at = row * _COLUMNS + column
                if at < len(letters):
                    x = _LEFT + column * _WIDE + _WIDE // 2
                    self.text(letters[at], x, _TOP + row * _HIGH + 2, art.LIGHT, CENTRE)

    def draw(self):
        super().draw()
        self.refresh()

    def show_hints(self):
        self.hints.show(say("letter"), say("erase") if self.word else say("back"), say("ok"))

    def refresh(self):
        blanks = "_" * (self._most - len(self.word))
        self._shown.text = self.word + blanks
        self._mark(art.FAINT, art.YELLOW)
        self.show_hints()

    def _mark(self, inside, edge):
        x = _LEFT + self._at % _COLUMNS * _WIDE
        y = _TOP + self._at // _COLUMNS * _HIGH
        self.canvas.frame(x + 1, y, _WIDE - 2, _HIGH, inside, edge)

    def _move(self, key):
        """Left and right run through the alphabet, up and down stay in their column."""
        count = len(self._letters)
        if key in (LEFT, RIGHT):
            self._at = (self._at + (1 if key == RIGHT else -1)) % count
            return
        rows = (count + _COLUMNS - 1) // _COLUMNS
        row, column = divmod(self._at, _COLUMNS)
        step = 1 if key == DOWN else -1
        row = (row + step) % rows
        if row * _COLUMNS + column >= count:  # the last row may be shorter
            row = (row + step) % rows
        self._at = row * _COLUMNS + column

    def key(self, key):
        if key in (UP, DOWN, LEFT, RIGHT):
            self._mark(art.SEA, art.SEA)
            self._move(key)
        elif key == A and len(self.word) < self._most:
            self.word += self._letters[self._at]
        elif key == B and self.word:
            self.word = self.word[:-1]
        elif key == B:
            self.app.close()
            return
        elif key == START:
            complaint = self._take(self.word)
            if not complaint:
                self.app.close()
            else:
                self.complain(complaint)
            return
        self.stale = CHANGED
