# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A strict `displayio.Bitmap`. It also keeps its pixels as a numpy array, `pixels[y, x]`, which is
what makes painting fast. What a pixel can hold depends on its bits, as on the device: a bitmap of 5
values has 4 bits a pixel and takes 15."""

import numpy as np

from tools.sim import blinka
from tools.sim.blinka import Area
from tools.sim.strict.check import in_range, no_slice, place


class Bitmap(blinka.Bitmap):
    """Values in a rectangle."""

    def __init__(self, width, height, value_count):
        in_range(width, 0, 32767, "width")
        in_range(height, 0, 32767, "height")
        in_range(value_count, 1, 65536, "value_count")
        super().__init__(width, height, value_count)
        kind = np.uint16 if self._bits_per_value > 8 else np.uint8
        self.pixels = np.zeros((height, width), kind)

    @property
    def bits_per_value(self) -> int:
        return self._bits_per_value

    def _position(self, index):
        no_slice(index)
        if isinstance(index, int):
            index = place(index, self._bmp_width * self._bmp_height, "index")
            return index % self._bmp_width, index // self._bmp_width
        x, y = index
        return place(x, self._bmp_width, "x"), place(y, self._bmp_height, "y")

    def value(self, number):
        """A value that fits into a pixel, or ValueError."""
        return in_range(number, 0, self._bitmask, "value")

    def touch(self, x1, y1, x2, y2):
        """Pixels in this rectangle were written and must be repainted."""
        self._set_dirty_area(Area(x1, y1, x2, y2))

    def __getitem__(self, index):
        x, y = self._position(index)
        return int(self.pixels[y, x])

    def __setitem__(self, index, value):
        x, y = self._position(index)
        self.pixels[y, x] = self.value(value)
        self.touch(x, y, x + 1, y + 1)

    def fill(self, value):
        self.pixels[:] = self.value(value)
        self.touch(0, 0, self._bmp_width, self._bmp_height)

    # What blinka's own functions (rotozoom, a ColorConverter, ...) read and write.

    def _get_pixel(self, x, y):
        if 0 <= x < self._bmp_width and 0 <= y < self._bmp_height:
            return int(self.pixels[y, x])
        return 0

    def _write_pixel(self, x, y, value):
        if 0 <= x < self._bmp_width and 0 <= y < self._bmp_height:
            self.pixels[y, x] = value
