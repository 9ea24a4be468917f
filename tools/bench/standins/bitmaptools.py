# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for bitmaptools on the VM: its work is C on the badge, so here it costs nothing."""


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    pass


def blit(dest_bitmap, source_bitmap, x, y, **place):
    pass


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    pass
