# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A list of rows to choose from, with a bar on the chosen one and, if asked, values at the right.

Two labels of several lines hold all the words: a label a row would cost three times the memory.
"""

from displayio import Group
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.text import label

ROW = 13
_BAR = const(12)  # what letters need, also where rows are closer


class Menu(Group):
    """Rows from y on; `rows` are texts, `values` texts of the same number or None, which begin
    `split` pixels from x."""

    def __init__(self, canvas, x, y, width, rows, values=None, row=ROW, ground=art.SEA, split=0):
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
        for left, texts in ((x, rows), (x + (split or width // 2), values)):
            if texts is not None:
                self._values = label("\n".join(texts), left, y, canvas.rgb(art.WHITE))
                self._values.line_spacing = spacing
                self.append(self._values)

    def draw(self):
        """Draw the bar; everything else is in the labels."""
        x, y, width = self._x - 4, self._y - 1, self._width + 8
        height = max(self._row, _BAR)
        self._canvas.fill(x, y, width, self._row * (self.count - 1) + height, self._ground)
        y += self.at * self._row
        self._canvas.frame(x, y, width, height, art.FAINT, art.OPEN)

    def set_values(self, values):
        self._values.text = "\n".join(values)

    def move(self, step):
        """Move the bar up or down; it comes back at the other end."""
        self.at = (self.at + step) % self.count
        self.draw()
