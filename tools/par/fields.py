# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Sets of Route's fields as the bits of one number, thousands of them at once: field 0 is the
lowest bit. A step in a direction is a shift by as many bits as the fields are apart, which is a
hundred times faster than looking at fields one by one.
"""

import numpy as np

from boards import route as board

FIELDS = board.FIELDS
NO_FIELD = 255

ONE = np.uint64(1)
BITS = ONE << np.arange(FIELDS, dtype=np.uint64)
ALL = np.bitwise_or.reduce(BITS)


def _around(field):
    return [other for other in board.NEIGHBOURS[6 * field : 6 * field + 6] if other != NO_FIELD]


# For each field the set of its neighbours.
NEIGHBOURS = np.array([np.bitwise_or.reduce(BITS[_around(field)]) for field in range(FIELDS)])


def _shifts():
    """For each distance of two neighbours, in bits: the set of the fields that have one there."""
    distances = sorted({other - at for at in range(FIELDS) for other in _around(at) if other > at})
    return [
        (
            np.uint64(apart),
            np.bitwise_or.reduce(BITS[[at for at in range(FIELDS) if at + apart in _around(at)]]),
        )
        for apart in distances
    ]


SHIFTS = _shifts()


def beside(sets):
    """For each distance, forward and back: which fields have a neighbour there in the set."""
    for apart, near in SHIFTS:
        yield (sets & near) << apart
        yield (sets >> apart) & near


def flood(seeds, within):
    """All that can be reached from the seeds without leaving a set."""
    reached = seeds & within
    while True:
        further = reached.copy()
        for fields in beside(reached):
            further |= fields
        further &= within
        if np.array_equal(further, reached):
            return reached
        reached = further


def lowest(sets):
    """The first field of each set alone."""
    return sets & (~sets + ONE)


def crowds(free, *more):
    """Fields by how many neighbours they have in a set, and in further sets: none, one, two."""
    ones, twos, many = (np.zeros_like(free) for _ in range(3))
    for fields in (*beside(free), *more):  # adding in columns: each bit is a sum of its own
        carry = fields & ones
        ones ^= fields
        many |= carry & twos
        twos ^= carry
    none = ~(ones | twos | many)
    return none, ones & ~twos & ~many, twos & ~ones & ~many


def count(sets):
    return np.bitwise_count(sets).astype(np.int64)
