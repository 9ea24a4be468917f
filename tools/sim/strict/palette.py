# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A strict `displayio.Palette`. It also keeps its colours as the display's own 16 bits, for
painting. Negative indexes count from the end, as on the device."""

from operator import index as whole

import numpy as np

from tools.sim import blinka
from tools.sim.strict.check import in_range


def to_rgb565(colour) -> int:
    """24 bits to the 16 that the display has."""
    return (colour >> 8 & 0xF800) | (colour >> 5 & 0x07E0) | (colour >> 3 & 0x001F)


def _colour(value) -> int:
    if isinstance(value, (tuple, list)):
        value = bytes(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        if len(value) not in (3, 4):
            raise ValueError("color buffer must be 3 bytes (RGB) or 4 bytes (RGB + pad byte)")
        return value[0] << 16 | value[1] << 8 | value[2]
    if not isinstance(value, int):
        raise TypeError("color buffer must be a buffer, tuple, list, or int")
    if not 0 <= value <= 0xFFFFFF:
        raise TypeError("color must be between 0x000000 and 0xffffff")
    return value


class Palette(blinka.Palette):
    """Colours by number."""

    def __init__(self, color_count, *, dither=False):
        in_range(color_count, 1, 32767, "color_count")
        super().__init__(color_count, dither=dither)
        self.rgb565 = np.zeros(color_count, np.uint16)
        self.opaque = np.ones(color_count, bool)

    def _index(self, index):
        if isinstance(index, slice):
            raise TypeError("'Palette' object doesn't support slices")
        number = whole(index)
        if number < 0:
            number += len(self)
        if not 0 <= number < len(self):
            raise IndexError("Palette index out of range")
        return number

    def __getitem__(self, index):
        return super().__getitem__(self._index(index))

    def __setitem__(self, index, value):
        index = self._index(index)
        colour = _colour(value)
        self._set_color(index, colour)
        self.rgb565[index] = to_rgb565(colour)

    def _entry(self, palette_index):
        return in_range(palette_index, 0, len(self) - 1, "palette_index")

    def make_transparent(self, palette_index):
        super().make_transparent(self._entry(palette_index))
        self.opaque[palette_index] = False

    def make_opaque(self, palette_index):
        super().make_opaque(self._entry(palette_index))
        self.opaque[palette_index] = True

    def is_transparent(self, palette_index):
        return super().is_transparent(self._entry(palette_index))
