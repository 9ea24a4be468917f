# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every sentence of the product. One language is in memory at a time; screens ask for words by key
and never hold a sentence themselves.

A language is one long string and not a dict, which would take twice the memory.
"""

from drawbridge.memory import forget
from drawbridge.words import en

_words = en.WORDS


def say(key, *values):
    """Return the words for a key, with values put in where the words have a place for them."""
    start = _words.find("\n" + key + "=")
    if start < 0:
        raise KeyError(key)
    start += len(key) + 2
    words = _words[start : _words.find("\n", start)]
    return words % values if values else words


def look_up(key):
    """Return words that are long and seldom shown, and forget the others of that kind."""
    from drawbridge.words import en_long

    words = en_long.WORDS[key]
    forget("drawbridge.words.en_long")
    return words
