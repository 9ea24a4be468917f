# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whether the cursor can hop from every island to every other. The rule of a hop is the badge's
own, lib/drawbridge/draw/hop.py: it must never be said a second time here.
"""

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP
from drawbridge.draw.hop import hop


def unreachable(islands):
    """How many islands cannot be reached from the first, or cannot reach it."""
    places = bytes(row * 8 + column for row, column in islands)
    targets = [{hop(places, at, press) for press in (UP, DOWN, LEFT, RIGHT)} for at in range(len(places))]
    sources = [{at for at in range(len(places)) if to in targets[at]} for to in range(len(places))]
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
