# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Who takes a seat before a match: a person or a bot, in a colour that nobody else has.

`players` is always the list that is to be changed, as drawbridge.players says.
"""

from micropython import const

from drawbridge.bot import about_bots
from drawbridge.players import COLOURS, level_of

_LEVELS = const(4)  # a person, and three kinds of bots


def change_level(players, seat, step):
    """Put the next kind of player on a seat. A bot has a name that no other has, unless somebody
    has given it one: that stays, whoever sits there.
    """
    name, colour, level = players[seat]
    if level and name in _bot_names(level):
        name = ""
    level = (level + step) % _LEVELS
    if level and not name:
        taken = [player[0] for player in players]
        name = [other for other in _bot_names(level) if other not in taken][0]
    players[seat] = (name, colour, level)


def _bot_names(level):
    return about_bots("bots_%d" % level).split(" ")


def change_colour(players, seat, step):
    """Give a player the next colour that nobody else has."""
    taken = [colour for _, colour, _ in players]
    name, colour, level = players[seat]
    while colour in taken:
        colour = (colour + step) % len(COLOURS)
    players[seat] = (name, colour, level)


def make_colours_differ(players):
    """Give another colour to those who have the colour of a seat before theirs."""
    for seat in range(len(players)):
        if players[seat][1] in [colour for _, colour, _ in players[:seat]]:
            change_colour(players, seat, 1)


def change_name(players, seat, name):
    players[seat] = (name,) + players[seat][1:]


def who_is(player):
    """Return the words for what kind of player it is."""
    return about_bots("level_%d" % level_of(player))


def in_order(players):
    """Return the players in the order of play: first the people, then the bots.

    Bots play before everybody's eyes: nobody who has still to play in a round may see them.
    """
    people = [player for player in players if not level_of(player)]
    return people + [player for player in players if level_of(player)]
