# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Par of Route: the best line that several wide beams find. It is a score that somebody could have
reached, with the match that does; whether more is possible it does not know, so the bound is only
what the rules allow, unless route_model.py proves a lower one.
"""

import time

import numpy as np

from boards import route as board
from engine.match import END_TURN
from engine.route.cards import AREAS, COLOURS
from engine.route.scoring import LARGEST, SMALLEST
from engine.route.sheet import STEP_OF_TAIL
from tools.par import beam
from tools.par.solve import Par
from tools.par.taste import Taste, keep

MOST = sum(range(SMALLEST, LARGEST + 1))  # all numbers in full, no field missed

# Found by trial: none is best on all deals, so all are asked.
TASTES = (
    Taste(narrow=1, tight=0.1, freedom=0.08, points=0.25, alike=0.03),
    Taste(narrow=1, tight=0.1, freedom=0.16, points=0.35, alike=0.05),
    Taste(narrow=1, tight=0.1, freedom=0.08, points=0.15, alike=0.03),
    Taste(narrow=1.5, tight=0.1, freedom=0.08, points=0.25, alike=0.1),
)
WIDTH = 5000


def find_par(deck, width=WIDTH, starts=board.STARTS):
    """The best match that is found; the same deal always gives the same."""
    begun = time.monotonic()
    found = [search(deck, width, taste, starts) for taste in TASTES]
    best, journal = max(found, key=lambda each: each[0])
    return Par(best, MOST, journal, time.monotonic() - begun)


def search(deck, width, taste, starts=board.STARTS):
    """One beam: the best score and the journal of its match."""
    rounds = [beam.begin(starts)]
    for at, card in enumerate(deck):
        rounds.append(keep(beam.play(rounds[-1], card), areas(deck[at + 1 :]), width, taste))
    missed = beam.FIELDS + 1 - np.bitwise_count(rounds[-1].on).astype(np.int64)
    scores = rounds[-1].points - missed
    place = int(scores.argmax())
    return int(scores[place]), journal(rounds, place)


def areas(cards):
    """How many areas of each colour some cards show together."""
    return [sum(AREAS[COLOURS * card + colour] for card in cards) for colour in range(COLOURS)]


def journal(rounds, place):
    """The journal of the match that led to one of the last lines."""
    turns = []
    for lines in rounds[:0:-1]:
        moves, end = lines.moves(place)
        turns.append([*(STEP_OF_TAIL * end + field for field in moves), END_TURN])
        place = int(lines.source[place])
    start = int(rounds[0].ends[place, 0])
    return bytes([start, END_TURN, *(move for turn in turns[::-1] for move in turn)])
