# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The one picture that every screen draws on: 160 × 128 pixels of 16 colours, made once at start.

Text lies above it as labels. What a screen draws stays until something is drawn over it, and only
what was drawn over is sent to the display.
"""

import bitmaptools
from displayio import Bitmap, Palette, TileGrid

from drawbridge.draw import art_data as art
from drawbridge.memory import forget

WIDTH = 160
HEIGHT = 128


def width_of(sprite):
    """Return the width of a sprite in pixels."""
    return sprite >> 5 & 31


class Canvas:
    """A bitmap to draw on, and the sprites to draw with."""

    def __init__(self):
        self.bitmap = Bitmap(WIDTH, HEIGHT, 16)
        self.palette = Palette(16)
        self.tiles = TileGrid(self.bitmap, pixel_shader=self.palette)
        self._sheet, self.colours = _unpack()
        self.fields = None  # the colours of Route's fields, if they are not the usual ones
        self.wear()

    def rgb(self, colour):
        """Return what a label needs to be drawn in a colour, whatever is worn now."""
        return _rgb(self.colours, 3 * colour)

    def wear(self, tones=b""):
        """Put on the product's colours, but for tones: number, red, green and blue of each."""
        for colour in range(16):
            self.palette[colour] = self.rgb(colour)
        for at in range(0, len(tones), 4):
            self.palette[tones[at]] = _rgb(tones, at + 1)

    def fill(self, x, y, width, height, colour):
        bitmaptools.fill_region(self.bitmap, x, y, x + width, y + height, colour)

    def dot(self, x, y, colour):
        self.bitmap[x, y] = colour

    def frame(self, x, y, width, height, inside, edge):
        """Draw a box with round corners."""
        self.fill(x + 1, y, width - 2, height, edge)
        self.fill(x, y + 1, width, height - 2, edge)
        self.fill(x + 1, y + 1, width - 2, height - 2, inside)

    def sprite(self, sprite, x, y):
        """Draw a sprite; what it leaves empty stays as it was."""
        left, top = sprite >> 14, sprite >> 10 & 15
        bitmaptools.blit(
            self.bitmap, self._sheet, x, y,
            x1=left, y1=top, x2=left + width_of(sprite), y2=top + (sprite & 31),
            skip_source_index=0,
        )  # fmt: skip

    def stencil(self, sprite, bitmap, x, y, ink, white):
        """Draw the shape of a sprite on any bitmap: its white in one value, the rest in another."""
        left, top = sprite >> 14, sprite >> 10 & 15
        for row in range(sprite & 31):
            for column in range(width_of(sprite)):
                colour = self._sheet[left + column, top + row]
                if colour:
                    bitmap[x + column, y + row] = white if colour == art.WHITE else ink

    def text(self, font, text, x, y, colour):
        """Draw a short text, say a number, pixel by pixel; for sentences there are labels."""
        bitmap = self.bitmap
        for character in text:
            glyph = font.get_glyph(ord(character))
            strip = glyph.bitmap
            left = glyph.tile_index * glyph.width
            for column in range(glyph.width):
                for row in range(glyph.height):
                    if strip[left + column, row]:
                        bitmap[x + column, y + row] = colour
            x += glyph.shift_x


def _rgb(data, at):
    return data[at] << 16 | data[at + 1] << 8 | data[at + 2]


def _unpack():
    """Return the sheet of sprites, and the red, green and blue of each colour."""
    from drawbridge.draw import sheet_data

    sheet = Bitmap(sheet_data.WIDTH, sheet_data.HEIGHT, 16)
    pixel = 0
    for pair in sheet_data.PIXELS:
        sheet[pixel] = pair >> 4
        sheet[pixel + 1] = pair & 15
        pixel += 2
    forget("drawbridge.draw.sheet_data")
    return sheet, sheet_data.PALETTE
