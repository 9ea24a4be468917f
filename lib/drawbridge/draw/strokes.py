# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The strokes of Route's pen, on any bitmap. A place is (x, y)."""

import bitmaptools


def stroke(bitmap, here, there, thick, colour):
    """Draw a line from one field to the next; strokes beside it make it thick."""
    x1, y1 = here
    x2, y2 = there
    for aside in range(-thick, thick + 1):
        if y1 == y2:
            bitmaptools.draw_line(bitmap, x1, y1 + aside, x2, y2 + aside, colour)
        else:
            bitmaptools.draw_line(bitmap, x1 + aside, y1, x2 + aside, y2, colour)


def disc(bitmap, place, radius, colour):
    """Draw a disc, as round as a few pixels can be."""
    x, y = place
    bitmaptools.fill_region(bitmap, x - radius, y - radius + 1, x + radius, y + radius - 1, colour)
    bitmaptools.fill_region(bitmap, x - radius + 1, y - radius, x + radius - 1, y + radius, colour)
