# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The picture of the badge's buttons, for the rules."""

from drawbridge.draw import art_data as art

_CAP = 11  # pixels of a key of the cross


def draw_buttons(canvas):
    """Draw the cross at the left, then SELECT and START, A and B; return where they end."""
    middle = 26
    keys = ((art.ARROW_UP, 0, -1), (art.ARROW_RIGHT, 1, 0), (art.ARROW_DOWN, 0, 1),
            (art.ARROW_LEFT, -1, 0))  # fmt: skip
    for arrow, across, down in keys:
        x, y = 24 + _CAP * across, middle + _CAP * down
        canvas.frame(x, y, _CAP, _CAP, art.NIGHT, art.WHITE)
        canvas.sprite(arrow, x + 2, y + 2)
    canvas.sprite(art.BUTTON_SELECT, 54, middle)
    canvas.sprite(art.BUTTON_START, 88, middle)
    canvas.sprite(art.BUTTON_B, 121, middle + 4)
    canvas.sprite(art.BUTTON_A, 137, middle - 4)
    return 48
