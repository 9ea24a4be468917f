# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A strict `displayio.TileGrid`: tiles that are in the sheet, places that are in the grid."""

from array import array
from operator import index as whole

from tools.sim import blinka
from tools.sim.strict.check import in_range, no_slice


def _flag(name):
    """A property that takes anything for true or false, as the device does."""
    lenient = getattr(blinka.TileGrid, name)
    return property(lenient.fget, lambda self, value: lenient.fset(self, bool(value)))


def _coordinate(name):
    """A property that takes whole numbers and nothing else: TypeError."""
    lenient = getattr(blinka.TileGrid, name)
    return property(lenient.fget, lambda self, value: lenient.fset(self, whole(value)))


class TileGrid(blinka.TileGrid):
    """A grid of tiles from one bitmap."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=0,
        tile_height=0,
        default_tile=0,
        x=0,
        y=0,
    ):
        if not isinstance(bitmap, (blinka.Bitmap, blinka.OnDiskBitmap)):
            raise TypeError("unsupported bitmap type")
        if not isinstance(pixel_shader, (blinka.Palette, blinka.ColorConverter)):
            raise TypeError("unsupported pixel_shader type")
        tile_width = in_range(tile_width, 0, 0xFFFF, "tile_width") or bitmap.width
        tile_height = in_range(tile_height, 0, 0xFFFF, "tile_height") or bitmap.height
        super().__init__(
            bitmap,
            pixel_shader=pixel_shader,
            width=in_range(width, 1, 0xFFFF, "width"),
            height=in_range(height, 1, 0xFFFF, "height"),
            tile_width=tile_width,
            tile_height=tile_height,
            x=whole(x),
            y=whole(y),
        )
        in_range(default_tile, 0, self._tiles_in_bitmap - 1, "default_tile")
        kind = "H" if self._tiles_in_bitmap > 255 else "B"
        self._tiles = array(kind, [default_tile]) * (width * height)

    def _place(self, index):
        no_slice(index)
        if isinstance(index, int):
            y, x = divmod(index, self._width_in_tiles)
        else:
            x, y = map(whole, index)
        if not (0 <= x < self._width_in_tiles and 0 <= y < self._height_in_tiles):
            raise IndexError("Tile index out of bounds")
        return x, y

    def __getitem__(self, index):
        x, y = self._place(index)
        return self._tiles[y * self._width_in_tiles + x]

    def __setitem__(self, index, value):
        x, y = self._place(index)
        self._set_tile(x, y, in_range(value, 0, self._tiles_in_bitmap - 1, "tile"))

    x = _coordinate("x")
    y = _coordinate("y")
    hidden = _flag("hidden")
    flip_x = _flag("flip_x")
    flip_y = _flag("flip_y")
    transpose_xy = _flag("transpose_xy")
