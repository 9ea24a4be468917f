# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What CircuitPython 10's bitmaptools refuses (shared-bindings/bitmaptools) and what it clips."""

from array import array

import pytest

from tools.sim import strict

strict.install()

import bitmaptools  # noqa: E402
import displayio  # noqa: E402


def picture(rows):
    """A bitmap of 16 values from rows of digits."""
    bitmap = displayio.Bitmap(len(rows[0]), len(rows), 16)
    for y, row in enumerate(rows):
        for x, digit in enumerate(row):
            bitmap[x, y] = int(digit)
    return bitmap


def rows(bitmap):
    return ["".join(str(bitmap[x, y]) for x in range(bitmap.width)) for y in range(bitmap.height)]


def blank(width=5, height=4):
    return displayio.Bitmap(width, height, 16)


def test_fill_region_excludes_its_far_corner():
    bitmap = blank()
    bitmaptools.fill_region(bitmap, 1, 1, 4, 3, 7)
    assert rows(bitmap) == ["00000", "07770", "07770", "00000"]


@pytest.mark.parametrize(
    "region", [(-1, 0, 2, 2), (0, -1, 2, 2), (0, 0, 6, 2), (0, 0, 2, 5), (3, 0, 2, 2)]
)
def test_fill_region_must_be_inside(region):
    with pytest.raises(ValueError):
        bitmaptools.fill_region(blank(), *region, 1)


@pytest.mark.parametrize("value", [16, -1])
def test_values_must_fit(value):
    with pytest.raises(ValueError):
        bitmaptools.fill_region(blank(), 0, 0, 1, 1, value)
    with pytest.raises(ValueError):
        bitmaptools.draw_line(blank(), 0, 0, 1, 1, value)
    with pytest.raises(ValueError):
        bitmaptools.draw_circle(blank(), 0, 0, 1, value)


def test_a_line_is_clipped():
    bitmap = blank()
    bitmaptools.draw_line(bitmap, -2, -2, 9, 9, 1)
    assert rows(bitmap) == ["10000", "01000", "00100", "00010"]


def test_a_circle_is_clipped_but_its_centre_is_inside():
    bitmap = blank()
    bitmaptools.draw_circle(bitmap, 0, 0, 2, 1)  # Bresenham: (0, 2), (1, 2) and mirrored
    assert rows(bitmap) == ["00100", "00100", "11000", "00000"]
    with pytest.raises(ValueError):
        bitmaptools.draw_circle(bitmap, 6, 0, 1, 1)
    with pytest.raises(ValueError):
        bitmaptools.draw_circle(bitmap, 0, 0, -1, 1)


def test_blit_copies_a_part_and_clips_it_at_the_far_edges():
    bitmap = blank()
    bitmaptools.blit(bitmap, picture(["123", "456"]), 3, 3, x1=1)
    assert rows(bitmap) == ["00000", "00000", "00000", "00023"]


def test_blit_skips_values_of_either_side():
    bitmap = picture(["9000"])
    source = picture(["1210"])
    bitmaptools.blit(bitmap, source, 0, 0, skip_source_index=2, skip_dest_index=9)
    assert rows(bitmap) == ["9010"]


def test_blit_within_one_bitmap_reads_before_it_writes():
    bitmap = picture(["12345"])
    bitmaptools.blit(bitmap, bitmap, 1, 0, x1=0, x2=4)
    assert rows(bitmap) == ["11234"]


@pytest.mark.parametrize(
    "arguments",
    [
        {"x": -1, "y": 0},
        {"x": 6, "y": 0},
        {"x": 0, "y": 5},
        {"x": 0, "y": 0, "x2": 9},
        {"x": 0, "y": 0, "x1": 2, "x2": 1},
    ],
)
def test_blit_must_start_inside_and_read_inside(arguments):
    with pytest.raises(ValueError):
        bitmaptools.blit(blank(), picture(["123"]), **arguments)


def test_blit_refuses_a_source_with_more_bits():
    with pytest.raises(ValueError):
        bitmaptools.blit(displayio.Bitmap(2, 2, 2), blank(), 0, 0)


def test_arrayblit_takes_values_modulo_the_bitmaps_own():
    bitmap = blank()
    bitmaptools.arrayblit(bitmap, array("H", [1, 2, 16, 21]), 1, 1, 3, 3)
    assert rows(bitmap) == ["00000", "01200", "00500", "00000"]


def test_arrayblit_wants_enough_data():
    with pytest.raises(IndexError):
        bitmaptools.arrayblit(blank(), bytes(3), 0, 0, 2, 2)
