# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The ladder of ranks that one player climbs, whatever the game."""


def rank_of(ranks, total):
    """Return the place of a total's rank; ranks are the lowest total of each, ascending."""
    place = 0
    while place + 1 < len(ranks) and ranks[place + 1] <= total:
        place += 1
    return place
