# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Which places of a table a sheet is judged by: what Outlook.worth() adds up, written to be read.

The layout is explained in engine/bridges/learned. Never changes the sheet.
"""

from engine.bridges.learned import POINT, ZERO
from engine.bridges.scoring import BLUE, FULL, GROUP, POINTS_PER_ISLAND, RED, SIX, achieved
from engine.bridges.sheet import MOST_ON_LINE

SIZE = 751

# Where the parts of a table begin.
_NUMBERED = 0
_FREE = 105
_LINES = 357
_RED = 504
_BLUE = 590
_GROUP = 631
_CARDLESS = 659
_HITS = 667

_KINDS = 7  # of the ends of a line
_NO_LINE = 255

# What a flag adds to the tally of its colour: finished, with a number, with a bridge; and the tally
# when one of them can never be finished.
_TALLIES = {RED: (21, 5, 1, 85), BLUE: (13, 4, 1, 40)}


def _mirrored():
    """For each place the one that means the same: a line has no direction, its table has two."""
    mirror = list(range(SIZE))
    for one in range(_KINDS):
        for other in range(_KINDS):
            for room in range(3):
                here = _LINES + 3 * (_KINDS * one + other) + room
                mirror[here] = _LINES + 3 * (_KINDS * other + one) + room
    return mirror


MIRROR = _mirrored()


def places_of(sheet, rounds_left, unseen):
    """Return the places that a sheet is judged by; a place counts as often as it is in the list.

    unseen says for each number how many of its cards nobody has seen. A bonus that is achieved has
    no place: it is points. Of two places that mean the same it is the first.
    """
    room = [0] * sheet.board.ISLANDS  # the bridges that could still come to an island
    from_numbered = [0] * sheet.board.ISLANDS  # those of them that come from a numbered one
    places = list(_lines(sheet, room, from_numbered))
    tally = {RED: 0, BLUE: 0}
    free = 0
    for island, flag in enumerate(sheet.board.FLAGS):
        load, slack = sheet.loads[island], sheet.slack(island)
        spare = room[island] - slack
        if sheet.numbers[island]:
            left_over = min(max(spare + 1, 0), 4) if slack else 0
            places.append(_NUMBERED + 5 * (7 * flag + slack) + left_over)
        else:
            free += 1
            row = 7 * flag + load
            places.append(_FREE + 12 * row + min(room[island], 6))
            places.append(_FREE + 12 * row + 7 + min(from_numbered[island], 4))
            places.append(_HITS + 4 * row + (unseen[load] if load else 0))
        if flag:
            tally[flag] += _tally(sheet, island, spare)
    places.append(_CARDLESS + min(max(free - rounds_left, 0), 7))
    for flag, start in ((RED, _RED), (BLUE, _BLUE)):
        if not sheet.bonuses[flag] and not achieved(sheet, flag):
            places.append(start + min(tally[flag], _TALLIES[flag][-1]))
    if not sheet.bonuses[SIX] and not achieved(sheet, SIX):
        size, joined = max(_groups(sheet), default=(0, 0))
        places.append(_GROUP + 4 * size + min(joined, 3))
    return places


def _lines(sheet, room, from_numbered):
    """Yield the places of the lines with room, and add that room to the islands at their ends."""
    for line in range(sheet.board.LINES):
        ends = sheet.board.ENDS[2 * line : 2 * line + 2]
        rest = 0 if sheet.barred[line] else MOST_ON_LINE - sheet.bridges[line]
        more = min(rest, sheet.slack(ends[0]), sheet.slack(ends[1]))
        if more:
            one, other = sorted(_kind(sheet, end) for end in ends)
            yield _LINES + 3 * (_KINDS * one + other) + (more if rest == MOST_ON_LINE else 0)
            for end, far in (ends, reversed(ends)):
                room[end] += more
                if sheet.numbers[far]:
                    from_numbered[end] += more


def _kind(sheet, island):
    """What the end of a line is: asking for 1, 2, 3 or more; without number: 0, 1-2, 3-4, more."""
    if sheet.numbers[island]:
        return min(sheet.slack(island), 3) - 1
    return 3 + (sheet.loads[island] + 1) // 2


def _tally(sheet, island, spare):
    finished, numbered, begun, lost = _TALLIES[sheet.board.FLAGS[island]]
    if sheet.is_finished(island):
        return finished
    if sheet.numbers[island]:
        return numbered if spare >= 0 else lost
    return begun if sheet.loads[island] else 0


def _groups(sheet):
    """Yield for each finished island the size of its group, and how many more are joined to it."""
    for start in range(sheet.board.ISLANDS):
        if sheet.is_finished(start):
            group, joined, waiting = {start}, set(), [start]
            while waiting:
                for other in _joined(sheet, waiting.pop()) - group - joined:
                    if sheet.is_finished(other):
                        group.add(other)
                        waiting.append(other)
                    else:
                        joined.add(other)
            yield len(group), len(joined)


def _joined(sheet, island):
    """Return the islands that bridges lead to from this one."""
    board = sheet.board
    lines = board.LINES_AT[4 * island : 4 * island + 4]
    return {
        board.ENDS[2 * line] + board.ENDS[2 * line + 1] - island
        for line in lines
        if line != _NO_LINE and sheet.bridges[line]
    }


def with_hits(table, unseen):
    """Return a table for Outlook.judge(): the cards that would finish an island are counted in."""
    worths = list(table[:_HITS])
    for row in range(21):
        load = row % 7
        hit = table[_HITS + 4 * row + (unseen[load] if load else 0)] - ZERO
        for at in range(_FREE + 12 * row + 7, _FREE + 12 * row + 12):
            worths[at] += hit
    return worths


def beginners_table():
    """Return the table of somebody who only knows the rules, and guesses.

    An island that can still be finished is worth a little less than half as much as a finished one,
    and a bonus comes bit by bit.
    """
    worths = [ZERO] * SIZE
    finished = POINT * POINTS_PER_ISLAND
    for flag in range(3):
        for at in range(5 * 7):
            if at < 5:
                worths[_NUMBERED + 35 * flag + at] += finished
            elif at % 5:
                worths[_NUMBERED + 35 * flag + at] += finished // 2
        for load in range(7):
            for room in range(0 if load else 1, 7):
                worths[_FREE + 12 * (7 * flag + load) + room] += finished * 2 // 5
    for start, end, part in ((_RED, 84, RED), (_BLUE, 39, BLUE)):
        for tally in range(end + 1):
            worths[start + tally] += POINT * FULL[part] * tally // end
    for at in range(4 * (GROUP + 1)):
        worths[_GROUP + at] += POINT * FULL[SIX] * (at // 4) // GROUP
    return worths
