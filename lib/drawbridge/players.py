# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The people at the table: a colour each, and a name if they like."""

from drawbridge.draw import art_data as art
from drawbridge.words import say

# A player's colour is a place in these: the word for it, and its number in the palette.
COLOURS = ("blue", "red", "green", "gold", "white", "orange")
_PALETTE = (art.BLUE, art.RED, art.GREEN, art.YELLOW, art.WHITE, art.WOOD)

MOST_LETTERS = 8


def new_players(count):
    """Return so many players: no names, different colours."""
    return [("", colour) for colour in range(count)]


def name_of(player):
    """Return what a player is called: by colour, unless there is a name."""
    name, colour = player
    return name or say(COLOURS[colour])


def palette_colour(player):
    """Return the number of a player's colour in the palette."""
    return _PALETTE[player[1]]
