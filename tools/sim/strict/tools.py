# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Strict `bitmaptools`: the functions that a game draws with. They refuse what the device refuses
(a region outside the bitmap, a value too large) and clip what it clips (lines, circles)."""

from operator import index as whole

import numpy as np

from tools.sim.strict.check import in_range


def _region(x1, y1, x2, y2, bitmap):
    """A rectangle inside a bitmap, its far corner not included; None means the far edge."""
    x1 = in_range(x1, 0, bitmap.width, "x1")
    y1 = in_range(y1, 0, bitmap.height, "y1")
    x2 = bitmap.width if x2 is None else in_range(x2, x1, bitmap.width, "x2")
    y2 = bitmap.height if y2 is None else in_range(y2, y1, bitmap.height, "y2")
    return x1, y1, x2, y2


def _value(bitmap, value):
    if not 0 <= whole(value) < 1 << bitmap.bits_per_value:
        raise ValueError("out of range of target")
    return value


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    value = _value(dest_bitmap, value)
    x1, y1, x2, y2 = _region(x1, y1, x2, y2, dest_bitmap)
    dest_bitmap.pixels[y1:y2, x1:x2] = value
    dest_bitmap.touch(x1, y1, x2, y2)


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    *,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    skip_source_index=None,
    skip_dest_index=None,
):
    x = in_range(x, 0, dest_bitmap.width, "x")
    y = in_range(y, 0, dest_bitmap.height, "y")
    x1, y1, x2, y2 = _region(x1, y1, x2, y2, source_bitmap)
    if dest_bitmap.bits_per_value < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")
    width = min(x2 - x1, dest_bitmap.width - x)
    height = min(y2 - y1, dest_bitmap.height - y)
    source = source_bitmap.pixels[y1 : y1 + height, x1 : x1 + width].copy()
    target = dest_bitmap.pixels[y : y + height, x : x + width]
    chosen = np.ones(source.shape, bool)
    if skip_source_index is not None:
        chosen &= source != skip_source_index
    if skip_dest_index is not None:
        chosen &= target != skip_dest_index
    np.copyto(target, source, where=chosen)
    dest_bitmap.touch(x, y, x + width, y + height)


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    x1, y1, x2, y2 = _region(x1, y1, x2, y2, bitmap)
    numbers = np.array(memoryview(data))
    if len(numbers) < (x2 - x1) * (y2 - y1):
        raise IndexError("index out of range")
    source = numbers[: (x2 - x1) * (y2 - y1)].reshape(y2 - y1, x2 - x1)
    source = (source % (1 << bitmap.bits_per_value)).astype(bitmap.pixels.dtype)
    chosen = np.ones(source.shape, bool) if skip_index is None else source != skip_index
    np.copyto(bitmap.pixels[y1:y2, x1:x2], source, where=chosen)
    bitmap.touch(x1, y1, x2, y2)


def _plot(bitmap, points, value):
    """Write those of the points that are inside, and mark their box."""
    inside = [(x, y) for x, y in points if 0 <= x < bitmap.width and 0 <= y < bitmap.height]
    if inside:
        xs, ys = zip(*inside, strict=True)
        bitmap.pixels[ys, xs] = value
        bitmap.touch(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def _line(x1, y1, x2, y2):
    """Bresenham's line, both ends included."""
    dx, dy = abs(x2 - x1), -abs(y2 - y1)
    step_x, step_y = (1 if x1 < x2 else -1), (1 if y1 < y2 else -1)
    error = dx + dy
    while True:
        yield x1, y1
        if (x1, y1) == (x2, y2):
            return
        twice = 2 * error
        if twice >= dy:
            error += dy
            x1 += step_x
        if twice <= dx:
            error += dx
            y1 += step_y


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    value = _value(dest_bitmap, value)
    _plot(dest_bitmap, _line(whole(x1), whole(y1), whole(x2), whole(y2)), value)


def _circle(x, y, radius):
    """Bresenham's circle, in eight parts."""
    a, b, d = 0, radius, 3 - 2 * radius
    while a <= b:
        for p, q in ((a, b), (b, a)):
            yield from ((x + p, y + q), (x - p, y + q), (x + p, y - q), (x - p, y - q))
        if d <= 0:
            d += 4 * a + 6
        else:
            d += 4 * (a - b) + 10
            b -= 1
        a += 1


def draw_circle(dest_bitmap, x, y, radius, value):
    value = _value(dest_bitmap, value)
    x = in_range(x, 0, dest_bitmap.width, "x")
    y = in_range(y, 0, dest_bitmap.height, "y")
    if whole(radius) < 0:
        raise ValueError("radius must be >= 0")
    _plot(dest_bitmap, _circle(x, y, radius), value)


FUNCTIONS = (fill_region, blit, arrayblit, draw_line, draw_circle)
