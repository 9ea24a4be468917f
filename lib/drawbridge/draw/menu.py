# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A list of rows to choose from, with a bar on the chosen one and, if asked, values at the right.

Two labels of several lines hold all the words: a label a row would cost three times the memory.
"""

from displayio import Group

from drawbridge.draw import art_data as art
from drawbridge.draw.text import label

ROW = 13


class Menu(Group):
    """Rows from y on; `rows` are texts, `values` texts of the same number or None."""

    def __init__(self, canvas, x, y, width, rows, values=None, row=ROW, ground=art.SEA):
        super().__init__()
        self._canvas = canvas
        self._x = x
        self._y = y
        self._width = width
        self._row = row
        self._ground = ground  # the colour of what it stands on
        self.count = len(rows)
        self.at = 0
        spacing = row / 11  # of a label: in heights of a line
        self._values = None
        for left, texts in ((x, rows), (x + width // 2, values)):
            if texts is not None:
                self._values = label("\n".join(texts), left, y, canvas.rgb(art.WHITE))
                self._values.line_spacing = spacing
                self.append(self._values)

    def draw(self):
        """Draw the bar; everything else is in the labels."""
        for place in range(self.count):
            y = self._y + place * self._row - 1
            chosen = place == self.at
            self._canvas.frame(
                self._x - 4, y, self._width + 8, self._row,
                art.FAINT if chosen else self._ground, art.OPEN if chosen else self._ground,
            )  # fmt: skip

    def set_values(self, values):
        self._values.text = "\n".join(values)

    def move(self, step):
        """Move the bar up or down; it comes back at the other end."""
        self.at = (self.at + step) % self.count
        self.draw()
