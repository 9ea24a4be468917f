# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the app should say: its own words by their keys, the long ones among them. The simulator
comes first: it puts in place what drawbridge imports.
"""

import tools.sim.simulator  # noqa: F401

from drawbridge.words import en, en_bots, en_long  # isort: skip

WORDS = dict(line.split("=", 1) for line in en.WORDS.strip().split("\n"))
WORDS.update(en_long.WORDS)
WORDS.update(en_bots.WORDS)
COLOURS = [WORDS[colour] for colour in ("blue", "red", "green", "gold")]  # of new players


def points_to_next(missing):
    """What the result says of the points that are missing to the next rank."""
    return WORDS["to_next_one" if missing == 1 else "to_next"] % missing
