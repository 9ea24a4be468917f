# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for displayio on the VM: keeps what is set and draws nothing. A bitmap takes as many
bytes as on the badge; every object takes more than the badge's, which are written in C.
"""


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self._stride = (width * bits + 31) // 32 * 4
        self._data = bytearray(self._stride * height)

    def _place(self, at):
        x, y = at if isinstance(at, tuple) else (at % self.width, at // self.width)
        bit = x * self.bits_per_value
        return y * self._stride + bit // 8, bit % 8

    def __getitem__(self, at):
        byte, shift = self._place(at)
        return self._data[byte] >> shift & (1 << self.bits_per_value) - 1

    def __setitem__(self, at, value):
        byte, shift = self._place(at)
        mask = (1 << self.bits_per_value) - 1 << shift
        self._data[byte] = self._data[byte] & ~mask | value << shift

    def fill(self, value):
        pass


class Palette:
    def __init__(self, color_count):
        self._colours = [0] * color_count

    def __len__(self):
        return len(self._colours)

    def __getitem__(self, at):
        return self._colours[at]

    def __setitem__(self, at, colour):
        self._colours[at] = colour

    def make_transparent(self, at):
        pass

    def make_opaque(self, at):
        pass

    def is_transparent(self, at):
        return at == 0


class TileGrid:
    def __init__(
        self, bitmap, *, pixel_shader, width=1, height=1, tile_width=None, tile_height=None,
        default_tile=0, x=0, y=0,
    ):  # fmt: skip
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        self._width = width
        self._tiles = bytearray([default_tile] * (width * height))

    def _place(self, at):
        return at[0] + at[1] * self._width if isinstance(at, tuple) else at

    def __getitem__(self, at):
        return self._tiles[self._place(at)]

    def __setitem__(self, at, tile):
        self._tiles[self._place(at)] = tile


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self._scale = scale  # labels have a property of their own for it
        self.x = x
        self.y = y
        self.hidden = False
        self._items = []

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, scale):
        self._scale = scale

    def append(self, item):
        self._items.append(item)

    def remove(self, item):
        self._items.remove(item)

    def pop(self, at=-1):
        return self._items.pop(at)

    def insert(self, at, item):
        self._items.insert(at, item)

    def index(self, item):
        return self._items.index(item)

    def __len__(self):
        return len(self._items)

    def __getitem__(self, at):
        return self._items[at]

    def __setitem__(self, at, item):
        self._items[at] = item

    def __contains__(self, item):
        return item in self._items

    def __iter__(self):
        return iter(self._items)
