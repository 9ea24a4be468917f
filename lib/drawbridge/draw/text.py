# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Text on the screen, above the canvas, in the product's font.

A Label does what we need of display_text's, whose code takes 19 KB of the badge's memory.
"""

from displayio import Bitmap, Group, Palette, TileGrid

from drawbridge.draw.font import TEXT

LEFT = 0.0
CENTRE = 0.5
RIGHT = 1.0

LINE_HEIGHT = 11


class Label(Group):
    """Lines of text; its attributes have the names that they have in display_text."""

    def __init__(self, text, x, y, colour, anchor=LEFT, scale=1):
        super().__init__(scale=scale)
        self._palette = Palette(2)
        self._palette[1] = colour
        self._palette.make_transparent(0)
        self._anchor = anchor
        self._at = (x, y)
        self._text = ""
        self._line_height = LINE_HEIGHT
        self.text = text

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        if text != self._text:
            self._text = text
            self._draw()

    @property
    def color(self):
        return self._palette[1]

    @color.setter
    def color(self, colour):
        self._palette[1] = colour

    @property
    def line_spacing(self):
        """How far one line is from the next, in heights of a line."""
        return self._line_height / LINE_HEIGHT

    @line_spacing.setter
    def line_spacing(self, heights):
        self._line_height = round(heights * LINE_HEIGHT)
        self._draw()

    @property
    def anchored_position(self):
        return self._at

    @anchored_position.setter
    def anchored_position(self, at):
        self._at = at
        self._place()

    def _draw(self):
        while len(self):
            self.pop()
        if self._text:
            lines = self._text.split("\n")
            width = max([TEXT.width(line) for line in lines])
            height = (len(lines) - 1) * self._line_height + LINE_HEIGHT
            bitmap = Bitmap(width, height, 2)
            for number, line in enumerate(lines):
                TEXT.write(line, bitmap, number * self._line_height)
            self.append(TileGrid(bitmap, pixel_shader=self._palette))
            self._place()

    def _place(self):
        """Move to where the anchor wants it."""
        x, y = self._at
        if self._anchor and len(self):
            x -= round(self._anchor * self[0].bitmap.width * self.scale)
        self.x = x
        self.y = y


def label(text, x, y, colour, anchor=LEFT, scale=1):
    """Return a label whose top is at y, and whose left, centre or right at x."""
    return Label(text, x, y, colour, anchor, scale)


def fit(text, width):
    """Return a text, without its last letters if it would be wider than width pixels."""
    while TEXT.width(text) > width:
        text = text[:-1]
    return text
