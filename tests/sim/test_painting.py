# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The screen shows what the device would: compared with blinka-displayio's own, slower loops."""

from random import Random

import displayio
import numpy as np
import pytest
import terminalio
import vectorio
from adafruit_display_text import bitmap_label, label

from tools.sim.blinka import Area, ColorspaceStruct
from tools.sim.display import HEIGHT, WIDTH


def show(bare, *layers):
    """Put layers on the screen and paint them."""
    root = displayio.Group()
    for layer in layers:
        root.append(layer)
    bare.machine.display.root_group = root
    bare.machine.display.refresh()
    return root


def as_blinka_paints(root):
    area = Area(0, 0, WIDTH, HEIGHT)
    buffer = memoryview(bytearray(2 * WIDTH * HEIGHT)).cast("I")
    mask = memoryview(bytearray(WIDTH * HEIGHT // 8 + 4)).cast("I")
    root._fill_area(ColorspaceStruct(depth=16), area, mask, buffer)
    return np.frombuffer(buffer, np.uint16).reshape(HEIGHT, WIDTH)


def random_palette(random, colours):
    palette = displayio.Palette(colours)
    for i in range(colours):
        palette[i] = random.randrange(1 << 24)
    if random.random() < 0.7:
        palette.make_transparent(random.randrange(colours))
    return palette


def random_grid(random):
    colours = random.choice((2, 4, 16, 200, 256))
    sheet = displayio.Bitmap(24, 16, colours)
    for i in range(24 * 16):
        sheet[i] = random.randrange(colours)
    grid = displayio.TileGrid(
        sheet,
        pixel_shader=random_palette(random, colours),
        width=random.randint(1, 4),
        height=random.randint(1, 3),
        tile_width=random.choice((4, 8, 24)),
        tile_height=random.choice((4, 8, 16)),
        x=random.randint(-30, 100),
        y=random.randint(-30, 90),
    )
    grid.flip_x, grid.flip_y, grid.transpose_xy = (random.random() < 0.5 for _ in range(3))
    tiles = (24 // grid.tile_width) * (16 // grid.tile_height)
    for i in range(grid.width * grid.height):
        grid[i] = random.randrange(tiles)
    return grid


@pytest.mark.parametrize("seed", range(20))
def test_any_pile_of_grids_is_painted_as_blinka_paints_it(bare, seed):
    random = Random(seed)
    groups = []
    for _ in range(3):
        group = displayio.Group(
            scale=random.randint(1, 3), x=random.randint(-9, 40), y=random.randint(-9, 40)
        )
        for _ in range(2):
            group.append(random_grid(random))
        groups.append(group)
    groups[1].hidden = random.random() < 0.3
    root = show(bare, *groups)
    assert np.array_equal(bare.machine.display.frame, as_blinka_paints(root))


def test_labels_and_shapes_are_painted_as_blinka_paints_them(bare):
    palette = displayio.Palette(2)
    palette[0], palette[1] = 0x3060C0, 0xE04040
    root = show(
        bare,
        vectorio.Rectangle(pixel_shader=palette, width=60, height=20, x=-4, y=100, color_index=1),
        vectorio.Circle(pixel_shader=palette, radius=14, x=120, y=90),
        vectorio.Polygon(pixel_shader=palette, points=[(0, 0), (30, 9), (12, 25)], x=20, y=60),
        label.Label(terminalio.FONT, text="Ay, 42!", color=0xFFFFFF, x=3, y=10, scale=2),
        bitmap_label.Label(terminalio.FONT, text="qg {}", color=0xFFFF00, x=70, y=40),
    )
    assert np.array_equal(bare.machine.display.frame, as_blinka_paints(root))
    assert len(np.unique(bare.machine.display.frame)) == 5


def test_a_colour_converter_is_painted_too(bare):
    bitmap = displayio.Bitmap(2, 1, 65536)
    bitmap[0, 0] = 0xF800
    bitmap[1, 0] = 0x07E0
    converter = displayio.ColorConverter(input_colorspace=displayio.Colorspace.RGB565)
    show(bare, displayio.TileGrid(bitmap, pixel_shader=converter))
    assert bare.machine.display.frame[0, :3].tolist() == [0xF800, 0x07E0, 0]


def test_colours_are_those_of_16_bits(bare):
    palette = displayio.Palette(2)
    palette[0], palette[1] = 0x123456, 0xFFFFFF
    bitmap = displayio.Bitmap(2, 1, 2)
    bitmap[1, 0] = 1
    show(bare, displayio.TileGrid(bitmap, pixel_shader=palette))
    # 5 bits of red, 6 of green, 5 of blue, widened so that all ones are white
    assert bare.pixels[0, 0].tolist() == [0b00010_000, 0b001101_00, 0b01010_010]
    assert bare.pixels[0, 1].tolist() == [255, 255, 255]
    assert bare.screenshot(3).getpixel((5, 2)) == (255, 255, 255)


def test_a_pixel_without_a_colour_is_an_error(bare):
    """The device reads the memory behind the palette: never what was meant."""
    bitmap = displayio.Bitmap(2, 2, 4)
    bitmap[1, 1] = 3
    with pytest.raises(IndexError, match="pixel value 3 has no colour in a palette of 3"):
        show(bare, displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(3)))


def test_the_builtin_font_has_ascii_only():
    glyph = terminalio.FONT.get_glyph(ord("A"))
    assert (glyph.width, glyph.height, glyph.shift_x) == terminalio.FONT.get_bounding_box() + (6,)
    assert terminalio.FONT.get_glyph(ord("\u00e9")) is None
