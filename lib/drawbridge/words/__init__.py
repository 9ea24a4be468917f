# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every sentence of the product. One language is in memory at a time; screens ask for words by key
and never hold a sentence themselves.
"""

from drawbridge.words import en

_words = en.WORDS


def say(key, *values):
    """Return the words for a key, with values put in where the words have a place for them."""
    words = _words[key]
    return words % values if values else words
