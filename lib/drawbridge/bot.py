# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A bot at work, for the screens: the code it thinks with is in memory only while it thinks. And
the words about bots, in memory only while they are asked for.
"""

import gc
import sys

from drawbridge.memory import forget
from drawbridge.words import forget_words, look_up


class Bot:
    """Thinks about the rest of the turn at which a match stands; never changes the match."""

    def __init__(self, match, level):
        self._match = match
        self._level = level
        self._thought = None
        self._loaded = ()  # the modules of the engine that were in memory before
        self.moves = None  # when done: the rest of the turn, END_TURN last
        self.reason = None  # when done: the key of some words, and a number in them

    def slice(self):
        """Think a little, at most 40 ms; True when done."""
        if self._thought is None:
            self._loaded = [name for name in sys.modules if name.startswith("engine.")]
            forget_words()
            from engine.bots import think

            self._thought = think(self._match, self._level)
        elif self._thought.slice():
            self.moves, self.reason = self._thought.moves, self._thought.reason
            self.rest()
        else:
            forget(*[name for name in sys.modules if ".learned" in name])  # it has copies
        return self.moves is not None

    def rest(self):
        """Drop the thought and forget the code; the next slice() begins anew."""
        if self._thought is not None:
            self._thought = None
            for name in list(sys.modules):
                if name.startswith("engine.") and name not in self._loaded:
                    forget(name)
            self._loaded = ()
            gc.collect()


def about_bots(key, *values):
    """Return words of the group about bots. Some come in two ways, for one and for any number."""
    for_one, _, for_more = look_up(key, "_bots").partition("|")
    words = for_more if for_more and values[0] != 1 else for_one
    return words % values if "%" in words else words
