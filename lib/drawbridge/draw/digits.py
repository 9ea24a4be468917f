# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The numbers of islands and fields as sprites."""

from drawbridge.draw import art_data as art

# By number, 1 to 10.
DIGITS = (
    None, art.ONE, art.TWO, art.THREE, art.FOUR, art.FIVE, art.SIX, art.SEVEN, art.EIGHT, art.NINE,
    art.TEN,
)  # fmt: skip
