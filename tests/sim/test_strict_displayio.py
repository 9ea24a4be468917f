# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What CircuitPython 10's displayio refuses (shared-bindings/displayio), the simulator refuses with
the same type of exception; what it takes, the simulator takes."""

import pytest

from tools.sim import strict

strict.install()

import displayio  # noqa: E402


def bitmap(values=4):
    return displayio.Bitmap(8, 6, values)


def grid(sheet=None):
    """2 x 3 places, a sheet of 4 tiles."""
    return displayio.TileGrid(
        sheet or bitmap(),
        pixel_shader=displayio.Palette(4),
        width=2,
        height=3,
        tile_width=4,
        tile_height=3,
    )


def put(target, index, value):
    target[index] = value


@pytest.mark.parametrize("place", [(8, 0), (0, 6), (-1, 0), (0, -1), 48, -1])
def test_a_pixel_outside_a_bitmap_can_be_neither_read_nor_written(place):
    with pytest.raises(IndexError):
        bitmap()[place]
    with pytest.raises(IndexError):
        put(bitmap(), place, 1)


def test_a_pixel_has_one_number_and_two_coordinates():
    picture = bitmap()
    picture[7, 5] = 3
    assert picture[47] == picture[7, 5] == 3


@pytest.mark.parametrize(
    ("values", "largest"), [(1, 1), (2, 1), (3, 3), (5, 15), (16, 15), (17, 255), (257, 65535)]
)
def test_a_pixel_takes_what_its_bits_can_hold(values, largest):
    picture = bitmap(values)
    picture[0, 0] = largest
    assert picture[0, 0] == largest
    for value in (largest + 1, -1):
        with pytest.raises(ValueError):
            put(picture, (0, 0), value)
        with pytest.raises(ValueError):
            picture.fill(value)


@pytest.mark.parametrize("size", [(-1, 1, 2), (1, 40000, 2), (1, 1, 0), (1, 1, 65537)])
def test_a_bitmap_has_a_possible_size(size):
    with pytest.raises(ValueError):
        displayio.Bitmap(*size)


def test_a_bitmap_takes_whole_numbers_only():
    with pytest.raises(TypeError):
        put(bitmap(), (0.0, 0), 1)
    with pytest.raises(TypeError):
        put(bitmap(), (0, 0), 1.0)
    with pytest.raises(NotImplementedError):
        bitmap()[0:2]


@pytest.mark.parametrize("place", [(2, 0), (0, 3), (-1, 0), (0, -1), 6, -1])
def test_a_place_outside_a_grid_can_be_neither_read_nor_written(place):
    with pytest.raises(IndexError):
        grid()[place]
    with pytest.raises(IndexError):
        put(grid(), place, 0)


@pytest.mark.parametrize("tile", [4, 255, -1])
def test_a_tile_that_is_not_in_the_sheet_is_refused(tile):
    with pytest.raises(ValueError):
        put(grid(), (0, 0), tile)
    with pytest.raises(ValueError):
        displayio.TileGrid(
            bitmap(),
            pixel_shader=displayio.Palette(4),
            tile_width=4,
            tile_height=3,
            default_tile=tile,
        )


def test_a_sheet_may_have_more_than_256_tiles():
    sheet = displayio.Bitmap(300, 1, 2)
    wide = displayio.TileGrid(
        sheet, pixel_shader=displayio.Palette(2), tile_width=1, tile_height=1, default_tile=299
    )
    assert wide[0] == 299


def test_tiles_must_fill_their_sheet():
    for size in ({"tile_width": 3}, {"tile_height": 4}):
        with pytest.raises(ValueError):
            displayio.TileGrid(bitmap(), pixel_shader=displayio.Palette(4), **size)


def test_a_grid_wants_a_bitmap_and_a_palette():
    with pytest.raises(TypeError):
        displayio.TileGrid("a bitmap", pixel_shader=displayio.Palette(4))
    with pytest.raises(TypeError):
        displayio.TileGrid(bitmap(), pixel_shader=None)
    with pytest.raises(ValueError):
        displayio.TileGrid(bitmap(), pixel_shader=displayio.Palette(4), width=0)


def test_a_grid_moves_by_whole_pixels():
    tiles = grid()
    tiles.x = -3
    with pytest.raises(TypeError):
        tiles.x = 0.5
    tiles.flip_x = 1
    assert tiles.flip_x is True


@pytest.mark.parametrize("index", [4, -5])
def test_a_palette_has_only_its_own_colours(index):
    with pytest.raises(IndexError):
        displayio.Palette(4)[index]
    with pytest.raises(IndexError):
        put(displayio.Palette(4), index, 0)


def test_a_palette_counts_from_the_end_too():
    palette = displayio.Palette(4)
    palette[-1] = 0x123456
    assert palette[3] == 0x123456


@pytest.mark.parametrize("index", [4, -1])
def test_transparency_wants_an_entry_that_exists(index):
    palette = displayio.Palette(4)
    for ask in (palette.make_transparent, palette.make_opaque, palette.is_transparent):
        with pytest.raises(ValueError):
            ask(index)


@pytest.mark.parametrize(
    ("colour", "error"),
    [
        (0x1000000, TypeError),
        (-1, TypeError),
        (1.5, TypeError),
        ((1, 2), ValueError),
        ((1, 2, 256), ValueError),
        (b"\1\2\3\4\5", ValueError),
    ],
)
def test_a_colour_is_24_bits(colour, error):
    with pytest.raises(error):
        put(displayio.Palette(4), 0, colour)


@pytest.mark.parametrize("colour", [0x010203, (1, 2, 3), [1, 2, 3], b"\1\2\3", b"\1\2\3\0"])
def test_a_colour_can_be_written_in_many_ways(colour):
    palette = displayio.Palette(1)
    palette[0] = colour
    assert palette[0] == 0x010203


@pytest.mark.parametrize("count", [0, 40000])
def test_a_palette_has_at_least_one_colour(count):
    with pytest.raises(ValueError):
        displayio.Palette(count)


def test_a_layer_is_in_one_group_only():
    layer = displayio.Group()
    displayio.Group().append(layer)
    with pytest.raises(ValueError):
        displayio.Group().append(layer)


def test_a_group_has_no_place_beyond_its_end_and_no_slices():
    group = displayio.Group()
    group.append(displayio.Group())
    with pytest.raises(IndexError):
        group.insert(3, displayio.Group())
    with pytest.raises(IndexError):
        group[1]
    with pytest.raises(IndexError):
        group.pop(1)
    with pytest.raises(NotImplementedError):
        group[0:1]
    with pytest.raises(ValueError):
        group.remove(displayio.Group())
    with pytest.raises(ValueError):
        displayio.Group(scale=0)
    with pytest.raises(TypeError):
        group.x = 1.5


@pytest.mark.parametrize("name", ["FourWire", "Display", "I2CDisplay", "EPaperDisplay"])
def test_names_that_version_10_has_lost_are_not_there(name):
    assert not hasattr(displayio, name)
