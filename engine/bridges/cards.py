# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The deck of Bridges as data. A card is its place in these tables; nothing else knows more."""

CARDS = 18
MOST_BRIDGES = 3

# One byte a card: the number to write, and how many bridges to draw.
NUMBERS = bytes((1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6))
BRIDGES = bytes((1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3))
