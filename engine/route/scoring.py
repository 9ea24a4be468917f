# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a sheet of Route is worth: its numbers, less the fields that were missed; and the ranks.

Never changes anything on a sheet but its points.
"""

from engine.ranks import rank_of

# What a score is made of, in the order of score().
PARTS = ("numbers", "missed")

SMALLEST = 2
LARGEST = 10

# The lowest total of each rank, from the humblest, which also takes all below, to the highest. The
# ladder is our own; the rules only say that more than 35 is great, and 54 is the most possible.
RANKS = bytes((0, 8, 16, 24, 30, 36, 42, 48, 54))


def half(number):
    """Return half a number, rounded up."""
    return (number + 1) // 2


def worths(sheets):
    """Return what reaching each number would score now, by number: all of it or half.

    For several it is too late for all of it when anybody reached it in an earlier round, for one
    alone when the line has come to a larger number.
    """
    largest = sheets[0].largest() if len(sheets) == 1 else 0
    points = bytearray(LARGEST + 1)
    for number in range(SMALLEST, LARGEST + 1):
        late = largest > number
        for sheet in sheets if len(sheets) > 1 else ():
            late = late or sheet.points[number] > 0
        points[number] = half(number) if late else number
    return points


def awards(sheets):
    """Enter the numbers of a round that has just ended: a list of (seat, number, points).

    All seats are looked at before anything is entered, so nobody gains by sitting first.
    """
    given = _for_one(sheets[0]) if len(sheets) == 1 else _for_several(sheets)
    for seat, number, points in given:
        sheets[seat].points[number] = points
    return given


def _for_several(sheets):
    given = []
    points = worths(sheets)
    for number in range(SMALLEST, LARGEST + 1):
        for seat, sheet in enumerate(sheets):
            if not sheet.points[number] and sheet.is_on_route(sheet.board.NUMBERED[number]):
                given.append((seat, number, points[number]))
    return given


def _for_one(sheet):
    """In the order of drawing, which decides."""
    given = []
    largest = 0
    for place in range(sheet.reached):
        number = sheet.board.NUMBERS[sheet.drawn[place]]
        if number and not sheet.points[number]:
            given.append((0, number, half(number) if number < largest else number))
        largest = max(largest, number)
    return given


def score(sheet):
    """Return the points of a sheet, one for each of PARTS."""
    return (sum(sheet.points), -sheet.missed())


def rank(total):
    """Return the rank that a total gives one player: a place in RANKS."""
    return rank_of(RANKS, total)
