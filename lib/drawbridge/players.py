# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Who sits at the table: (name, colour, level). The name may be empty; level 0 is a person, 1 to 3
are bots, the strongest last.
"""

from drawbridge.draw import art_data as art
from drawbridge.words import say

# A player's colour is a place in these: the word for it, and its number in the palette.
COLOURS = ("blue", "red", "green", "gold", "white", "orange")
_PALETTE = (art.BLUE, art.RED, art.GREEN, art.YELLOW, art.WHITE, art.WOOD)

MOST_LETTERS = 8
STRONGEST = 3  # of the levels


def new_players(count):
    """Return so many people: no names, different colours."""
    return [("", colour, 0) for colour in range(count)]


def name_of(player):
    """Return what a player is called: by colour, unless there is a name."""
    name, colour, _ = player
    return name or say(COLOURS[colour])


def palette_colour(player):
    """Return the number of a player's colour in the palette."""
    return _PALETTE[player[1]]


def level_of(player):
    """Return 0 for a person, or how strong a bot is."""
    return player[2]


def count_people(players):
    """Return how many of the players are people."""
    return len([player for player in players if not level_of(player)])
