# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whether the cursor can hop from every island to every other. The rule of a hop is said here as in
lib/drawbridge/draw/hop.py, which needs a badge to be imported; a test compares the two.
"""

from tools.boards.bridges import DIRECTIONS

ASIDE = 2  # what a cell aside costs, in cells ahead


def hop(islands, at, direction):
    """The island that a press leads to: the cheapest ahead, the first of equals, or none: stay."""
    costs = {}
    for other, (row, column) in enumerate(islands):
        down, right = row - islands[at][0], column - islands[at][1]
        ahead = down * direction[0] + right * direction[1]
        aside = abs(down * direction[1]) + abs(right * direction[0])
        if ahead > 0:
            costs[other] = ahead + ASIDE * aside
    return min(costs, key=costs.get, default=at)


def unreachable(islands):
    """How many islands cannot be reached from the first, or cannot reach it."""
    numbers = range(len(islands))
    targets = [{hop(islands, at, direction) for direction in DIRECTIONS} for at in numbers]
    sources = [{at for at in numbers if to in targets[at]} for to in numbers]
    return 2 * len(islands) - len(closure(targets)) - len(closure(sources))


def closure(steps):
    """All that can be reached from 0."""
    reached = {0}
    waiting = [0]
    while waiting:
        for other in steps[waiting.pop()] - reached:
            reached.add(other)
            waiting.append(other)
    return reached
