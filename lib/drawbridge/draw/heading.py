# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What stands beside a screen's heading. Boards have none, so in play this is not in memory."""

from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import WIDTH
from drawbridge.draw.font import TEXT


def draw_bridges(canvas, text):
    """Draw two bridges, one that ends before the heading and one that begins behind it."""
    canvas.fill(0, 5, WIDTH, 6, art.SEA)
    length = (WIDTH - TEXT.width(text)) // 2 - 10
    for x, island in ((0, length), (WIDTH - length, WIDTH - length - 6)):
        canvas.fill(x, 7, length, 1, art.WOOD)
        canvas.fill(x, 8, length, 1, art.BEAM)
        canvas.frame(island, 5, 6, 6, art.SAND, art.DUNE)
