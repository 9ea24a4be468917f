# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The bottom line of a lesson: the one button to press next, and how to leave."""

from drawbridge.badge.buttons import LEFT, START
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import HEIGHT, WIDTH, width_of
from drawbridge.draw.font import TEXT
from drawbridge.draw.hints import TOP, Hints

_ARROWS = (art.ARROW_UP, art.ARROW_RIGHT, art.ARROW_DOWN, art.ARROW_LEFT)
_CAP = 13  # pixels of a key of the cross


class NextKey(Hints):
    """Of all that the play screen would say it shows one key; a wrong key makes it louder."""

    key = None  # the key that is shown

    def press(self, key, words, leave):
        """Say which key is next and what it does, and what SELECT does.

        Without words for it, those that the play screen has just shown for this key.
        """
        a, _, start, _ = self._words
        self.key = key
        self._words = (key, words or (start if key == START else a), leave, art.NIGHT)

    def tell(self, text, colour):
        """Say a text; without one, the same again on that ground."""
        if text:
            super().tell(text, colour)
        else:
            self._words = self._words[:3] + (colour,)

    def _paint_words(self, key, words, leave, ground):
        canvas = self._canvas
        canvas.fill(0, TOP, WIDTH, 2, self.edge)
        canvas.fill(0, TOP + 2, WIDTH, HEIGHT - TOP - 2, ground)
        x = 2
        button = art.BUTTON_START if key == START else art.BUTTON_A
        if key <= LEFT:
            canvas.frame(x, TOP + 3, _CAP, _CAP, art.NIGHT, art.WHITE)
            canvas.sprite(_ARROWS[key], x + 3, TOP + 6)
            x += _CAP + 3
            button = None
        self._place(0, words, button, x)
        self[0].color = canvas.rgb(art.YELLOW)
        width = width_of(art.BUTTON_SELECT) + 3 + TEXT.width(leave)
        self._place(1, leave, art.BUTTON_SELECT, WIDTH - 1 - width)
