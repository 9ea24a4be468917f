# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The bottom line: it always says what the buttons do now, or for a moment why something did not
work. It never says anything that is not true of this very moment.
"""

from displayio import Group
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import HEIGHT, WIDTH, width_of
from drawbridge.draw.font import TEXT
from drawbridge.draw.text import label

TOP = 112  # the line's first row; above it is the screen's own place

_GAP = const(3)  # pixels between a button and its words
_SPACE = const(6)  # pixels between one hint and the next


class Hints(Group):
    """Words for A, B and START, or a note in its place; what has no words is not shown."""

    def __init__(self, canvas):
        super().__init__()
        self._canvas = canvas
        self._words = None  # what is to be shown: words for each place, or one line and its colour
        self._shown = None  # what is
        self.edge = art.FAINT  # the colour of the line's upper edge
        for _ in range(3):
            self.append(label("", 0, TOP + 4, canvas.rgb(art.WHITE)))

    def forget(self):
        """Draw everything at the next paint(): something else was drawn over the line."""
        self._shown = None

    def show(self, a="", b="", start="", note=""):
        """Say what the buttons do."""
        self._words = (a, b, start, note)

    def tell(self, text, colour):
        """Say one line instead, on a ground that is not overlooked."""
        self._words = (text, colour)

    def paint(self):
        """Draw what is to be shown, unless it is shown already."""
        if self._words != self._shown:
            self._shown = self._words
            if len(self._words) == 2:
                self._paint_line(*self._words)
            else:
                self._paint_words(*self._words)

    def _paint_words(self, a, b, start, note):
        self._clear(art.NIGHT)
        x = self._place(0, a, art.BUTTON_A, 2)
        x = self._place(1, b, art.BUTTON_B, x)
        width = width_of(art.BUTTON_START) + _GAP + TEXT.width(start)
        button = art.BUTTON_START if start else None
        if x + width > WIDTH:  # no room for the words: the button alone
            start, width = "", width_of(art.BUTTON_START) + 1
        if note:
            self._place(2, note, None, WIDTH - 2 - TEXT.width(note))
        else:
            self._place(2, start, button, WIDTH - width - 1)

    def _place(self, place, text, button, x):
        """Show a button with its words at x; return where the next one may begin."""
        shown = self[place]
        shown.text = text
        if not text and place < 2:
            return x
        if button is not None:
            self._canvas.sprite(button, x, TOP + 4)
            x += width_of(button) + _GAP
        shown.color = self._canvas.rgb(art.WHITE if button else art.LIGHT)
        shown.anchored_position = (x, TOP + 4)
        return x + TEXT.width(text) + _SPACE

    def _paint_line(self, text, colour):
        self._clear(colour)
        for place in range(3):
            self[place].text = text if place == 0 else ""
        self[0].color = self._canvas.rgb(art.WHITE)
        self[0].anchored_position = ((WIDTH - TEXT.width(text)) // 2, TOP + 4)

    def _clear(self, colour):
        self._canvas.fill(0, TOP, WIDTH, 2, self.edge)
        self._canvas.fill(0, TOP + 2, WIDTH, HEIGHT - TOP - 2, colour)
