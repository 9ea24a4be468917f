# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a line of Route promises, and which lines a beam keeps. It looks at no card but, added up,
at the areas of those to come, which every player may know; so a beam of one line is a player, and a
wide one knows the order of the cards only by having survived it.
"""

from dataclasses import dataclass

import numpy as np

from boards import route as board
from engine.route.cards import COLOURS
from engine.route.scoring import LARGEST, SMALLEST
from engine.route.sheet import HEAD, TAIL
from tools.par import fields
from tools.par.beam import HALF
from tools.par.fields import ALL, BITS, NEIGHBOURS, count

NUMBERS = range(SMALLEST, LARGEST + 1)
COLOUR = np.frombuffer(board.COLOURS, np.uint8)
OF_COLOUR = [np.bitwise_or.reduce(BITS[COLOUR == colour]) for colour in range(COLOURS)]

FIRST_CHOICE = 4  # times the width: lines that are worth a closer look
MOST_FREEDOM = 6  # more free fields around the ends than this are no better


@dataclass(frozen=True)
class Taste:
    """What besides the points a line is valued by, and how many lines alike are kept."""

    narrow: float  # against a field that only an end of the line can still visit
    tight: float  # against a field that has no neighbour to spare
    freedom: float  # for free fields around the ends
    points: float  # for a point that is sure, beyond the point itself
    alike: float  # the most lines with the same numbers, as a share of all


def worths(lines):
    """For each number what reaching it would bring to each line; 0 where it was reached."""
    largest = lines.largest()
    return {
        number: np.where(
            lines.on & BITS[board.NUMBERED[number]],
            0,
            np.where(number > largest, number, HALF[number]),
        )
        for number in NUMBERS
    }


def hopes(lines, rest, worth):
    """The score that is possible at best: all numbers, and fields as far as the areas go."""
    points = lines.points + sum(worth.values())
    for colour in range(COLOURS):
        points -= np.maximum(count(OF_COLOUR[colour] & ~lines.on) - rest[colour], 0)
    return points


def promise(lines, rest, worth, taste):
    """The hopes less what the line has cut off, and some sense of what is hard to reach."""
    free = ~lines.on & ALL
    head, tail = (NEIGHBOURS[lines.ends[:, end]] & free for end in (HEAD, TAIL))
    none, one, two = (count(crowd & free) for crowd in fields.crowds(free, head, tail))
    return (
        hopes(lines, rest, worth)
        - cut_off(free, head, tail, worth)
        - taste.narrow * np.maximum(none + one - 2, 0)  # the line has two ends
        - taste.tight * (none + one + two)
        + taste.freedom * np.minimum(count(head) + count(tail), MOST_FREEDOM)
        + taste.points * lines.points
    )


def cut_off(free, head, tail, worth):
    """The worth of the free fields that are out of reach: an end can go into one part only."""
    total = worth_of(free, worth)
    best = np.zeros((4, len(free)), np.int64)  # of the head, its second, of the tail, its second
    shared = np.zeros(len(free), bool)  # the best of the head is that of the tail
    waiting = head | tail
    while (busy := np.flatnonzero(waiting)).size:
        part = fields.flood(fields.lowest(waiting[busy]), free[busy])
        value = worth_of(part, {number: each[busy] for number, each in worth.items()})
        for_head, for_tail = (np.where(part & end[busy], value, 0) for end in (head, tail))
        first = (for_head > best[0, busy]), (for_tail > best[2, busy])
        shared[busy] = np.where(first[0] | first[1], first[0] & first[1], shared[busy])
        for place, mine, leads in ((0, for_head, first[0]), (2, for_tail, first[1])):
            former = best[place, busy]
            best[place, busy] = np.maximum(former, mine)
            best[place + 1, busy] = np.maximum(best[place + 1, busy], np.where(leads, former, mine))
        waiting[busy] &= ~part
    apart = best[0] + best[2]
    together = best[0] + np.maximum(best[1], best[3])
    return total - np.where(shared, together, apart)


def worth_of(part, worth):
    """A point for each field, and what its numbers would bring."""
    return count(part) + sum(
        np.where(part & BITS[board.NUMBERED[number]], worth[number], 0) for number in NUMBERS
    )


def keep(lines, rest, width, taste):
    """The most promising lines, but not too many with the same numbers."""
    worth = worths(lines)
    if len(lines.on) > FIRST_CHOICE * width:  # by what is quick to tell
        hope = hopes(lines, rest, worth) + taste.points * lines.points
        lines = lines.pick(np.argsort(-hope, kind="stable")[: FIRST_CHOICE * width])
        worth = worths(lines)
    if len(lines.on) <= width:
        return lines
    value = promise(lines, rest, worth, taste)
    order = np.lexsort((-value, lines.numbers()))
    group = lines.numbers()[order]
    begins = np.flatnonzero(np.r_[True, group[1:] != group[:-1]])
    rank = np.arange(len(group)) - np.repeat(begins, np.diff(np.r_[begins, len(group)]))
    order = order[rank < max(1, taste.alike * width)]
    return lines.pick(order[np.argsort(-value[order], kind="stable")[:width]])
