# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A list of rows to choose from, with a bar on the chosen one and, if asked, values at the right.

Two labels of several lines hold all the words: a label a row would cost three times the memory.
"""

from adafruit_displayio_layout.layouts.grid_layout import GridLayout
from displayio import Group

from drawbridge.draw import art_data as art
from drawbridge.draw.text import label

ROW = 13


class Menu(Group):
    """Rows from y on; `rows` are texts, `values` texts of the same number or None."""

    def __init__(self, canvas, x, y, width, rows, values=None, row=ROW):
        super().__init__()
        self._canvas = canvas
        self._x = x
        self._y = y
        self._width = width
        self._row = row
        self.count = len(rows)
        self.at = 0
        spacing = row / 11  # of a label: in heights of a line
        grid = GridLayout(x=x, y=y, width=width, height=row * len(rows), grid_size=(2, 1))
        self._values = None
        for place, texts in ((0, rows), (1, values)):
            if texts is None:
                continue
            column = label("\n".join(texts), 0, 0, canvas.rgb(art.WHITE))
            column.line_spacing = spacing
            grid.add_content(column, grid_position=(place, 0), cell_size=(1, 1))
            if place:
                self._values = column
        self.append(grid)

    def draw(self):
        """Draw the bar; everything else is in the labels."""
        for place in range(self.count):
            y = self._y + place * self._row - 1
            chosen = place == self.at
            self._canvas.frame(
                self._x - 4, y, self._width + 8, self._row,
                art.FAINT if chosen else art.SEA, art.OPEN if chosen else art.SEA,
            )  # fmt: skip

    def set_values(self, values):
        self._values.text = "\n".join(values)

    def move(self, step):
        """Move the bar up or down; it comes back at the other end."""
        self.at = (self.at + step) % self.count
        self.draw()
