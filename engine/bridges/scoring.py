# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a sheet of Bridges is worth: the three bonuses, the islands, and the ranks for one player.

Never changes anything on a sheet but its bonuses.
"""

from engine.ranks import rank_of

# What a score is made of, in the order of score(); a bonus is named by its place here, which for
# red and blue is also the number of the flag in the board's tables.
PARTS = ("islands", "red", "blue", "six")
ISLANDS = 0
RED = 1
BLUE = 2
SIX = 3

# One byte a part (the islands have no bonus): points when it is done in the first round in which
# anybody does it, points in a later one, and for one player alone the last round for the full
# points.
FULL = bytes((0, 9, 7, 8))
LATE = bytes((0, 5, 3, 4))
DEADLINES = bytes((0, 12, 7, 12))

POINTS_PER_ISLAND = 2
RED_ISLANDS = 4
BLUE_ISLANDS = 3
GROUP = 6

# The lowest total of each rank, from the humblest to the highest.
RANKS = bytes((0, 41, 43, 45, 47, 49, 51, 52, 54, 56, 58, 60))


def achieved(sheet, part):
    """Whether the sheet has what a bonus asks for, now."""
    if part == RED:
        return sheet.finished_with_flag(RED) == RED_ISLANDS
    if part == BLUE:
        return sheet.finished_with_flag(BLUE) == BLUE_ISLANDS
    return sheet.finished() >= GROUP and sheet.largest_group() >= GROUP


def awards(sheets, round_number):
    """Enter the bonuses of a round that has just ended: a list of (seat, part, points).

    All seats are looked at before anything is entered, so nobody gains by sitting first.
    """
    given = []
    for part in (RED, BLUE, SIX):
        if len(sheets) == 1:
            points = FULL[part] if round_number <= DEADLINES[part] else LATE[part]
        else:
            taken = any(sheet.bonuses[part] for sheet in sheets)
            points = LATE[part] if taken else FULL[part]
        for seat, sheet in enumerate(sheets):
            if not sheet.bonuses[part] and achieved(sheet, part):
                given.append((seat, part, points))
    for seat, part, points in given:
        sheets[seat].bonuses[part] = points
    return given


def score(sheet):
    """Return the points of a sheet, one for each of PARTS."""
    islands = POINTS_PER_ISLAND * sheet.finished()
    return (islands, sheet.bonuses[RED], sheet.bonuses[BLUE], sheet.bonuses[SIX])


def rank(total):
    """Return the rank that a total gives one player: a place in RANKS."""
    return rank_of(RANKS, total)
