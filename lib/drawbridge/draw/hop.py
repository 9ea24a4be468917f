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
    return nearest([(place % 8, place // 8) for place in places], at, direction)


def nearest(spots, at, direction):
    """Return the index in spots, which are (x, y), that a press leads to from index at."""
    x, y = spots[at]
    best = at
    best_cost = 1000
    for other, (other_x, other_y) in enumerate(spots):
        ahead = y - other_y
        aside = other_x - x
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
