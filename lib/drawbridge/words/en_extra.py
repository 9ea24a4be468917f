# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in English: first start, settings, statistics and challenges; in memory only while
they are asked for.
"""

WORDS = {
    # every language in its own words, in the order of LANGUAGES
    "languages": (
        "English",
        "Español",
        "Italiano",
    ),
    # after the language was chosen for the first time
    "welcome": (
        "Welcome!",
        "Two games wait for you. Learn one now, in two minutes?",
        "Later",
    ),
    # the rows of the settings
    "settings": (
        "Language",
        "Brightness",
        "Sound",
        "Lights",
        "Key repeat",
        "Show moves",
        "Colour-safe",
        "Confirm end",
        "Erase all data",
    ),
    "key_repeats": (
        "slow",
        "medium",
        "fast",
    ),
    "erase?": (
        "Erase everything?",
        "Settings, results, match:",
        "the badge is as new.",
    ),
    # the ways to play that have statistics of their own
    "modes": (
        "Alone",
        "Together",
        "Challenge",
    ),
    # the captions of the figures; what is said if there are none; the sign before tenths
    "statistics": (
        "matches",
        "best",
        "average",
        "No match yet",
        ".",
    ),
    # how hard a challenge is
    "levels": (
        "gentle",
        "medium",
        "hard",
        "very hard",
    ),
    # par; the most that is known; one's best; none yet; both with one's total; when it is reached
    "challenge": (
        "Par %d",
        "Best known: %d",
        "Your best: %d",
        "Not played yet",
        "Par %d, you %d",
        "Best known %d, you %d",
        "Par reached!",
        "Nobody did better yet!",
    ),
}
