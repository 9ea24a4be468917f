# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Where the cursor goes when a direction is pressed: to the nearest place in that direction.

A place that lies aside counts as further away, so straight on comes first. Nothing in that
direction: the cursor stays. It never moves against a press.
"""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT

_ASIDE = const(2)  # what a cell aside costs, in cells ahead


def hop(places, at, direction):
    """Return the index in places (row * 8 + column) that a press leads to from index at."""
    row, column = divmod(places[at], 8)
    best = at
    best_cost = 1000
    for other in range(len(places)):
        other_row, other_column = divmod(places[other], 8)
        ahead = row - other_row
        aside = other_column - column
        if direction == RIGHT:
            ahead, aside = aside, ahead
        elif direction == DOWN:
            ahead = -ahead
        elif direction == LEFT:
            ahead, aside = -aside, ahead
        cost = ahead + _ASIDE * abs(aside)
        if ahead > 0 and cost < best_cost:
            best = other
            best_cost = cost
    return best
