# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Only what is dirty is repainted, and the display is as strict as the device's."""

import displayio
import pytest

from tools.sim.display import HEIGHT, WIDTH


def test_the_first_refresh_paints_everything_and_the_second_nothing(run_sample):
    simulator = run_sample("mover")
    simulator.wait(100)
    assert simulator.machine.display.repainted_ever == WIDTH * HEIGHT
    assert simulator.machine.display.refreshes == 1


def test_a_short_move_repaints_old_and_new_place_in_one(run_sample):
    simulator = run_sample("mover")
    simulator.wait(100)
    simulator.press("RIGHT")
    # 8 pixels to the right: two 8x8 squares side by side are not smaller than their union
    assert simulator.repainted == 2 * 8 * 8


def test_a_long_move_repaints_two_small_places(run_sample):
    simulator = run_sample("mover")
    simulator.wait(100)
    simulator.globals["sprite"].x = 8
    simulator.wait(20)
    assert simulator.repainted == 2 * 8 * 8
    assert simulator.pixels[64, 8].tolist() == [255, 195, 66]
    assert simulator.pixels[64, 80].tolist() == [33, 65, 132]


def test_a_changed_tile_repaints_that_tile(bare):
    sheet = displayio.Bitmap(32, 16, 2)
    grid = displayio.TileGrid(
        sheet,
        pixel_shader=displayio.Palette(2),
        width=8,
        height=7,
        tile_width=16,
        tile_height=16,
    )
    root = displayio.Group()
    root.append(grid)
    display = bare.machine.display
    display.root_group = root
    display.refresh()
    grid[3, 2] = 1
    display.refresh()
    assert display.repainted == 16 * 16
    grid[0, 0] = 1
    grid[7, 0] = 1  # a grid has one dirty rectangle, on the device too
    display.refresh()
    assert display.repainted == 8 * 16 * 16


def test_a_pixel_of_a_picture_repaints_that_pixel(bare):
    bitmap = displayio.Bitmap(50, 50, 2)
    group = displayio.Group(x=10, y=10)
    group.append(displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(2)))
    display = bare.machine.display
    display.root_group = group
    display.refresh()
    bitmap[20, 20] = 1
    display.refresh()
    assert display.repainted == 1


def test_hiding_and_removing_repaint_the_place_left(bare):
    palette = displayio.Palette(2)
    palette[0] = 0xFFFFFF
    sprite = displayio.TileGrid(displayio.Bitmap(10, 10, 2), pixel_shader=palette, x=5, y=5)
    root = displayio.Group()
    root.append(sprite)
    display = bare.machine.display
    display.root_group = root
    display.refresh()
    sprite.hidden = True
    display.refresh()
    assert display.repainted == 100 and not display.frame.any()
    sprite.hidden = False
    display.refresh()
    assert display.frame[5, 5] == 0xFFFF
    root.remove(sprite)
    display.refresh()
    assert display.repainted == 100 and not display.frame.any()


def test_what_is_off_the_screen_costs_nothing(bare):
    sprite = displayio.TileGrid(
        displayio.Bitmap(10, 10, 2), pixel_shader=displayio.Palette(2), x=155, y=-30
    )
    root = displayio.Group()
    root.append(sprite)
    display = bare.machine.display
    display.root_group = root
    display.refresh()
    sprite.y = -5
    display.refresh()
    assert display.repainted == 5 * 5


def test_nothing_is_painted_without_a_refresh(bare):
    display = bare.machine.display
    display.auto_refresh = False
    display.root_group = displayio.Group()
    bare.wait(1000)
    assert display.refreshes == 0
    display.auto_refresh = True
    bare.wait(1000)
    assert display.refreshes == 1


def test_a_full_refresh_takes_the_bus_as_long_as_on_the_device(bare):
    """160 x 128 pixels of 16 bits at 24 MHz are 13.7 ms; walking the groups comes on top."""
    display = bare.machine.display
    display.auto_refresh = False
    display.root_group = displayio.Group()
    display.refresh()
    assert 13_600 < bare.machine.clock.now_us < 14_300


def test_the_display_is_that_of_version_10(bare):
    display = bare.machine.display
    assert (display.width, display.height) == (160, 128)
    assert not hasattr(display, "show")
    with pytest.raises(ValueError):
        display.brightness = 1.1
    with pytest.raises(ValueError):
        display.root_group = "a group"
    inner, outer = displayio.Group(), displayio.Group()
    outer.append(inner)
    with pytest.raises(ValueError):
        display.root_group = inner


def test_a_group_can_be_shown_again(bare):
    display = bare.machine.display
    first, second = displayio.Group(), displayio.Group()
    for group in (first, second, first):
        display.root_group = group
        display.refresh()
    assert display.refreshes == 3
