# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The deck of Route as data. A card is its place in this table; nothing else knows more."""

CARDS = 15
COLOURS = 6

# Six bytes a card: how many areas of each colour it shows, in the order of the board's COLOURS.
AREAS = bytes((
    1, 2, 1, 1, 0, 0,
    1, 1, 1, 0, 1, 0,
    2, 1, 1, 0, 0, 1,
    1, 1, 0, 1, 1, 0,
    1, 1, 0, 1, 0, 1,
    1, 1, 0, 0, 1, 2,
    1, 0, 1, 1, 1, 0,
    1, 0, 1, 1, 0, 1,
    1, 0, 1, 0, 1, 1,
    1, 0, 0, 1, 2, 1,
    0, 1, 2, 1, 1, 0,
    0, 1, 1, 1, 0, 1,
    0, 1, 1, 0, 1, 1,
    0, 1, 0, 1, 1, 1,
    0, 0, 1, 2, 1, 1,
))  # fmt: skip
