# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Bots for the tests of their screens: what the real ones would play, and some that play what they
are told, for pictures and moments that must not change whenever the real ones learn something.
"""

from contextlib import contextmanager

import engine.bots

STRONG = engine.bots.STRONG
FOREVER = 100_000  # slices: no test waits for so many


def moves_of_bot(match, level):
    """The rest of this turn as a bot of the engine plays it."""
    thought = engine.bots.think(match, level)
    while not thought.slice():
        pass
    return thought.moves


def total_of_bot(match):
    """The total that the strongest bot reaches from here on, alone."""
    while not match.over:
        for move in moves_of_bot(match, STRONG):
            match.play(move)
    return match.scores()[0][0]


class Told:
    """A thought that takes some slices to come to the moves and the reason that it was told."""

    def __init__(self, slices, moves, reason):
        self._slices = slices
        self.moves = moves
        self.reason = reason

    def slice(self):
        self._slices -= 1
        return self._slices < 0


@contextmanager
def bots_that_play(choose, slices=0, reason=("why_room", 0)):
    """Inside, all bots think for so many slices and then play choose(match)."""
    real = engine.bots.think
    engine.bots.think = lambda match, level: Told(slices, bytes(choose(match)), reason)
    try:
        yield
    finally:
        engine.bots.think = real


def bots_that_think():
    """Inside, all bots think and think."""
    return bots_that_play(lambda match: b"", FOREVER)
