# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Lines of Route for a beam search: round by round all turns of all lines that were kept. What is
kept of them is decided in taste.py.

Everything is an array with one entry a line, because numpy is a hundred times faster than loops.
"""

from dataclasses import dataclass

import numpy as np

from boards import route as board
from engine.route.cards import AREAS, COLOURS
from engine.route.scoring import LARGEST, SMALLEST
from engine.route.sheet import HEAD, TAIL
from tools.par.fields import BITS, FIELDS, ONE

OFF_BOARD = FIELDS  # the neighbour where there is none: a field on which every line has been

NEIGHBOURS = np.minimum(np.frombuffer(board.NEIGHBOURS, np.uint8), OFF_BOARD).reshape(-1, 6)
COLOUR = np.frombuffer(board.COLOURS + b"\0", np.uint8).astype(np.int64)
NUMBER = np.frombuffer(board.NUMBERS + b"\0", np.uint8).astype(np.int64)
NUMBERED = np.bitwise_or.reduce(BITS[NUMBER[:FIELDS] > 0])
HALF = (np.arange(LARGEST + 1) + 1) // 2

SCATTER = np.array((0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F), np.uint64)  # large odd numbers

STEP_BITS = 6  # of a field in a packed path
COLOUR_BITS = 2  # of a colour in the areas that are left


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
        return Lines(*(each[chosen] for each in vars(self).values()))

    def largest(self):
        """The largest number of each line."""
        largest = np.zeros(len(self.on), np.int64)
        for number in range(SMALLEST, LARGEST + 1):
            largest[has(self.on, board.NUMBERED[number])] = number
        return largest

    def numbers(self):
        """The numbers of each line, as a set of its own kind."""
        return self.on & NUMBERED

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
