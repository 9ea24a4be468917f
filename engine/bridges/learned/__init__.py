# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What bots have learned about Bridges by playing it half a million times: what a position is
worth after a round, as tables for outlook.py. Each side and each round have their own, and neither
they nor this code need be in memory once a table is made.

They were learned by temporal differences: after each match that a bot played alone, every entry
that had judged one of its positions was moved a little towards how the next one was judged and
what the match brought in the end. They fit our boards: after a change of a board they still play,
only worse, until `make learn` has learned them anew (tools/learn says how these came about).

The layout of a table; a byte is twelfths of points, from ZERO up:

    0   3 flags * 7 bridges that a number still asks for * 5: it cannot have them any more, or
        the room for bridges that is left over, up to 3; for a finished island the first
    105 3 flags * 7 bridges at an island without a number * 12: 7 for the room around it, up to 6,
        and 5 for that of it on lines to islands with numbers, up to 4
    357 for every line with room 7 * 7 kinds of ends * 3: room for a second bridge, one, or two
    504 red flags: 21 for a finished one, 5 for one with a number, 1 for one with a bridge; 85 = one
        never can be finished
    590 blue flags: 13, 4 and 1 likewise; 40 = one never can be finished
    631 largest group, up to 6, * 4 + islands joined to it, up to 3
    659 islands that no card is left for, up to 7
    667 3 flags * 7 bridges at an island without a number * 4 unseen cards that would finish it
"""

from engine.bridges.cards import NUMBERS
from engine.bridges.scoring import BLUE, DEADLINES, FULL, LATE, POINTS_PER_ISLAND, RED, SIX

POINT = 12
ZERO = 80

_ROUNDS = 17
_SIZE = 751
_HITS = 667
_BONUSES = ((504, 590, RED), (590, 631, BLUE), (631, 659, SIX))


def judgement(match, round_number, as_if):
    """Return what a sheet is judged by at the end of a round, for Outlook.judge().

    That is the table, what each bonus would bring, and the rounds left; as if at least so many
    rounds had been played.
    """
    taken = _taken(match)
    points = bytearray(4)
    for part in (RED, BLUE, SIX):
        late = taken[part] if taken else round_number > DEADLINES[part]
        points[part] = LATE[part] if late else FULL[part]
    played = max(round_number, as_if)
    unseen = bytearray((0, 3, 3, 3, 3, 3, 3))  # for each number the cards that nobody has seen
    for card in match.seen():
        unseen[NUMBERS[card]] -= 1
    return _worths(match.game.side, played, unseen, taken), points, _ROUNDS - played


def _taken(match):
    """Return for each bonus whether somebody has it; None for a seat alone: there rounds decide."""
    if match.seats == 1:
        return None
    taken = bytearray(4)
    for sheet in match.sheets:
        for part in (RED, BLUE, SIX):
            taken[part] |= sheet.bonuses[part]
    return taken


def _worths(side, played, unseen, taken):
    """Return the table of a side after so many rounds."""
    if played == _ROUNDS:
        worths = bytearray([ZERO] * _SIZE)
        for flag in range(3):
            worths[35 * flag] += POINT * POINTS_PER_ISLAND
        return worths
    worths = bytearray(_learned(side, played))
    for row in range(21):
        load = row % 7
        hit = worths[_HITS + 4 * row + (unseen[load] if load else 0)] - ZERO
        for at in range(112 + 12 * row, 117 + 12 * row):
            worths[at] = max(0, min(worths[at] + hit, 255))
    if taken:
        for first, end, part in _BONUSES:
            worths[first:end] = _learned(side, _as_if(played, part, taken))[first:end]
    return worths[:_HITS]


def _as_if(played, part, taken):
    """Return the rounds after which a player alone would stand as this seat does for a bonus."""
    if taken[part]:
        return max(played, DEADLINES[part])
    return min(played, DEADLINES[part] - 1)


def _learned(side, played):
    name = "engine.bridges.learned.%s_%d" % (side.lower(), max(played, 1))
    return __import__(name, None, None, ("WORTHS",)).WORTHS
