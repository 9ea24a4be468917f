# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Route as a beam search: round by round all turns of all lines that are kept, and of what they
lead to only the most promising is kept again. It looks at no card but the one that is played and,
added up, the areas of those to come, which every player may know; so a beam of one line is a
player, and a wide one knows the order of the cards only by having survived it.

Everything is an array with one entry a line, because numpy is a hundred times faster than loops.
"""

from dataclasses import dataclass, fields

import numpy as np

from boards import route as board
from engine.route.cards import AREAS, COLOURS
from engine.route.scoring import LARGEST, SMALLEST
from engine.route.sheet import HEAD, TAIL

FIELDS = board.FIELDS
OFF_BOARD = FIELDS  # the neighbour where there is none: a field on which every line has been

ONE = np.uint64(1)
BITS = ONE << np.arange(FIELDS, dtype=np.uint64)
NEIGHBOURS = np.minimum(np.frombuffer(board.NEIGHBOURS, np.uint8), OFF_BOARD).reshape(-1, 6)
COLOUR = np.frombuffer(board.COLOURS + b"\0", np.uint8).astype(np.int64)
NUMBER = np.frombuffer(board.NUMBERS + b"\0", np.uint8).astype(np.int64)
OF_COLOUR = [np.bitwise_or.reduce(BITS[COLOUR[:FIELDS] == colour]) for colour in range(COLOURS)]
HALF = (np.arange(LARGEST + 1) + 1) // 2
TOUCH = (NEIGHBOURS[:, :, None] == np.arange(FIELDS)).any(1).astype(np.float32)

SCATTER = np.array((0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F), np.uint64)  # large odd numbers

STEP_BITS = 6  # of a field in a packed path
COLOUR_BITS = 2  # of a colour in the areas that are left
ACROSS = 8  # steps after which everything in reach has been reached


@dataclass
class Lines:
    """Lines with the turn that led to each."""

    on: np.ndarray  # one bit a field: whether the line has been there
    ends: np.ndarray  # the fields of head and tail
    points: np.ndarray  # of the numbers so far
    source: np.ndarray  # the place among the lines before this turn
    end: np.ndarray  # which end has grown
    steps: np.ndarray  # how many fields the turn has added
    path: np.ndarray  # those fields, packed

    def pick(self, chosen):
        return Lines(*(getattr(self, field.name)[chosen] for field in fields(self)))

    def largest(self):
        """The largest number of each line."""
        largest = np.zeros(len(self.on), np.int64)
        for number in range(SMALLEST, LARGEST + 1):
            largest[has(self.on, board.NUMBERED[number])] = number
        return largest

    def moves(self, place):
        """The fields of one line's turn, and the end that grew."""
        path, steps = int(self.path[place]), int(self.steps[place])
        found = [path >> STEP_BITS * step & (1 << STEP_BITS) - 1 for step in range(steps)]
        return found, int(self.end[place])


def has(on, field):
    return (on >> np.uint64(field)) & ONE == 1


def joined(several):
    return Lines(
        *(np.concatenate(parts) for parts in zip(*(vars(each).values() for each in several)))
    )


def begin(starts):
    """Lines that are still points."""
    starts = np.array(list(starts), np.int64)
    none = np.zeros(len(starts), np.int64)
    on = BITS[starts] | ONE << np.uint64(OFF_BOARD)
    return Lines(on, np.stack((starts, starts), 1), none, none, none, none, none)


# -- the turns of a round -------------------------------------------------------------------------


def play(lines, card):
    """All lines to which these can grow on a card, each once, with the most points it can have."""
    count = len(lines.on)
    none = np.zeros(count, np.int64)
    passed = Lines(lines.on, lines.ends, lines.points, np.arange(count), none, none, none)
    found = [passed]
    for end in (HEAD, TAIL):
        grown = passed
        if end == TAIL:  # a point has only a head
            grown = passed.pick(lines.ends[:, HEAD] != lines.ends[:, TAIL])
        left = np.full(len(grown.on), packed_areas(card))
        largest = grown.largest()
        while len(grown.on):
            grown, left, largest = step(grown, left, largest, end)
            if len(grown.on):
                found.append(grown)
    lines = joined(found)
    return lines.pick(best_of_twins(lines, lines.ends.min(1), lines.ends.max(1)))


def packed_areas(card):
    areas = AREAS[COLOURS * card : COLOURS * card + COLOURS]
    return sum(count << COLOUR_BITS * colour for colour, count in enumerate(areas))


def step(lines, left, largest, end):
    """One step more at an end, in all directions."""
    found = []
    for direction in range(6):
        field = NEIGHBOURS[lines.ends[:, end], direction].astype(np.int64)
        on_card = left >> COLOUR_BITS * COLOUR[field] & (1 << COLOUR_BITS) - 1 > 0
        can = np.flatnonzero(on_card & ~has(lines.on, field))
        field, grown = field[can], lines.pick(can)
        number, before = NUMBER[field], largest[can]
        ends = grown.ends.copy()
        ends[:, end] = field
        grown = Lines(
            on=grown.on | BITS[field],
            ends=ends,
            points=grown.points + np.where(number >= before, number, HALF[number]),
            source=grown.source,
            end=np.full(len(can), end),
            steps=grown.steps + 1,
            path=grown.path | field << STEP_BITS * grown.steps,
        )
        areas = left[can] - (1 << COLOUR_BITS * COLOUR[field])
        found.append((grown, areas, np.maximum(before, number)))
    grown = joined([each[0] for each in found])
    areas, largest = (np.concatenate([each[part] for each in found]) for part in (1, 2))
    single = best_of_twins(grown, grown.ends[:, HEAD], grown.ends[:, TAIL])
    return grown.pick(single), areas[single], largest[single]


def best_of_twins(lines, one_end, other_end):
    """Of lines on the same fields with the same ends, the place of one with the most points."""
    # Mixed into 64 bits, which sorts much faster; that two lines of a search mix alike by chance
    # happens once in a million searches, and then one of them is lost.
    ends = (one_end << STEP_BITS | other_end).astype(np.uint64)
    mixed = (lines.on ^ ends * SCATTER[0]) * SCATTER[1]
    mixed ^= mixed >> np.uint64(32)
    order = np.lexsort((-lines.points, mixed))
    mixed = mixed[order]
    return order[np.r_[True, mixed[1:] != mixed[:-1]]] if len(order) else order


# -- what a line promises -------------------------------------------------------------------------


@dataclass(frozen=True)
class Taste:
    """What besides the points a line is valued by, and how many lines alike are kept."""

    narrow: float  # for a field that only an end of the line can still visit
    freedom: float  # for free fields around the ends
    points: float  # for a point that is sure, beyond the point itself
    alike: float  # the most lines with the same numbers, as a share of all


def hopes(lines, rest):
    """The score that is possible at best: all numbers, and fields as far as the areas go."""
    points = lines.points.copy()
    largest = lines.largest()
    for number in range(SMALLEST, LARGEST + 1):
        hope = np.where(number > largest, number, HALF[number])
        points += np.where(has(lines.on, board.NUMBERED[number]), 0, hope)
    for colour in range(COLOURS):
        free = np.bitwise_count(OF_COLOUR[colour] & ~lines.on).astype(np.int64)
        points -= np.maximum(free - rest[colour], 0)
    return points


def promise(lines, rest, taste):
    """The hopes less what the line has cut off, and some sense of what is hard to reach."""
    free = ((lines.on[:, None] & BITS) == 0).astype(np.float32)
    around = TOUCH[lines.ends[:, HEAD]] * free, TOUCH[lines.ends[:, TAIL]] * free
    reach = np.maximum(*around)
    for _ in range(ACROSS):
        reach = np.minimum(reach + reach @ TOUCH, 1) * free
    cut_off = free - reach
    lost = cut_off.sum(1)
    largest = lines.largest()
    for number in range(SMALLEST, LARGEST + 1):
        hope = np.where(number > largest, number, HALF[number])
        lost += cut_off[:, board.NUMBERED[number]] * hope
    narrow = ((free @ TOUCH <= 1) & (free > 0)).sum(1)
    freedom = np.minimum(around[0].sum(1) + around[1].sum(1), 6)
    return (
        hopes(lines, rest)
        - lost
        - taste.narrow * np.maximum(narrow - 2, 0)
        + taste.freedom * freedom
        + taste.points * lines.points
    )


def keep(lines, rest, width, taste):
    """The most promising lines, but not too many with the same numbers."""
    if len(lines.on) > 4 * width:  # a first choice by what is quick to tell
        hope = hopes(lines, rest) + taste.points * lines.points
        lines = lines.pick(np.argsort(-hope, kind="stable")[: 4 * width])
    if len(lines.on) <= width:
        return lines
    value = promise(lines, rest, taste)
    numbers = sum(
        has(lines.on, board.NUMBERED[number]).astype(np.int64) << number
        for number in range(SMALLEST, LARGEST + 1)
    )
    order = np.lexsort((-value, numbers))
    group = numbers[order]
    begins = np.flatnonzero(np.r_[True, group[1:] != group[:-1]])
    rank = np.arange(len(group)) - np.repeat(begins, np.diff(np.r_[begins, len(group)]))
    order = order[rank < max(1, taste.alike * width)]
    return lines.pick(order[np.argsort(-value[order], kind="stable")[:width]])
