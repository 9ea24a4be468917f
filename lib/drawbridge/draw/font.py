# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The product's letters: TEXT for all that it says, BIG for card numbers and scores. Both are fonts
as display_text's labels want them, made once when this module is loaded. A character that is not
drawn shows as a box; it must never raise an error or vanish.
"""

import bitmaptools
from displayio import Bitmap
from fontio import Glyph

from drawbridge.draw import font_data
from drawbridge.memory import forget

_BOX = "\ufffd"


class Font:
    """A face of font_data, with fontio's protocol. All its glyphs lie in one 1-bit strip."""

    def __init__(self, face):
        height, self.ascent, self._gap, width, characters, widths, tiles, pixels = face
        self.descent = height - self.ascent
        self._characters = characters
        self._widths = widths
        self._tiles = tiles
        # Two numbers, not four: of four, bitmap_label takes the height for the ascent.
        self._bounding_box = (max(widths), height)
        self.bitmap = _strip(width, height, pixels)

    def get_bounding_box(self):
        """The width of the widest glyph and the height of them all."""
        return self._bounding_box

    def get_glyph(self, codepoint):
        """The glyph of a character, or the box."""
        index = self._index(chr(codepoint))
        width = self._widths[index]
        height = self._bounding_box[1]
        tile = self._tiles[index]
        return Glyph(self.bitmap, tile, width, height, 0, -self.descent, width + self._gap, 0)

    def write(self, line, bitmap, y):
        """Draw one line of text on a 1-bit bitmap."""
        x = 0
        height = self._bounding_box[1]
        for character in line:
            index = self._index(character)
            width = self._widths[index]
            left = self._tiles[index] * width
            bitmaptools.blit(bitmap, self.bitmap, x, y, x1=left, y1=0, x2=left + width, y2=height)
            x += width + self._gap

    def width(self, text):
        """The pixels that one line of text takes: as wide as a label that shows it."""
        pixels = len(text) * self._gap
        for character in text:
            pixels += self._widths[self._index(character)]
        return pixels

    def _index(self, character):
        index = self._characters.find(character)
        return index if index >= 0 else self._characters.find(_BOX)


def _strip(width, height, pixels):
    # One number as index, not x and y: a tuple for each pixel would fill the heap with garbage.
    strip = Bitmap(width, height, 2)
    for index in range(len(pixels)):
        pixel = index * 8
        bits = pixels[index]
        while bits:
            if bits & 128:
                strip[pixel] = 1
            bits = bits << 1 & 255
            pixel += 1
    return strip


TEXT = Font(font_data.TEXT)
BIG = Font(font_data.BIG)
del font_data
forget("drawbridge.draw.font_data")  # its pixels are in the strips now
