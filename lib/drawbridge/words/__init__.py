# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every sentence of the product. One language is in memory at a time; screens ask for words by key
and never hold a sentence themselves.

A language is one long string and not a dict, which would take twice the memory.
"""

from drawbridge.memory import forget

LANGUAGES = ("en", "es", "it")

_words = ""
_language = LANGUAGES[0]


def speak(language):
    """Speak one of LANGUAGES from now on."""
    global _words, _language
    _words = ""  # the old words go before the new ones come
    _language = language
    _words = _load(language)


def forget_words():
    """Let go of the words; they are loaded again when something is to be said."""
    global _words
    _words = ""


def say(key, *values):
    """Return the words for a key, with values put in where the words have a place for them."""
    if not _words:
        speak(_language)
    start = _words.find("\n" + key + "=")
    if start < 0:
        raise KeyError(key)
    start += len(key) + 2
    words = _words[start : _words.find("\n", start)]
    return words % values if values else words


def count(key, number):
    """Return the words for a number of things: one thing has words of its own."""
    return say(key + "_one" if number == 1 else key, number)


def look_up(key, group="_long"):
    """Return words of a group that is seldom shown, and forget the others of that group."""
    return _load(_language + group)[key]


def _load(module):
    name = "drawbridge.words." + module
    words = __import__(name, None, None, ("WORDS",)).WORDS
    forget(name)
    return words
