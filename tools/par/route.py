# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Par of Route: the best line that several wide beams find, made better by beams that begin in the
middle of it. It is a score that somebody could have reached, with the match that does; whether more
is possible it does not know. So its bound is what the rules allow, and a par is proven only where
all 54 points were reached.
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
    Taste(narrow=0.9, tight=0.45, freedom=0.2, points=0.2, alike=0.05),
    Taste(narrow=0.35, tight=0.2, freedom=0.35, points=0.2, alike=0.05),
    Taste(narrow=0.8, tight=0.3, freedom=0, points=0.4, alike=0.05),
    Taste(narrow=1.9, tight=0, freedom=0.3, points=0.25, alike=0.05),
)
WIDE = 2000  # of a beam over a whole match
NARROW = 700  # of one that begins in the middle
LATEST = 12  # after more rounds than this there is nothing left to change


def find_par(deck):
    """The best match that is found; the same deal always gives the same."""
    begun = time.monotonic()
    best, line = max((search(deck, WIDE, taste) for taste in TASTES), key=lambda found: found[0])
    best, line = refine(deck, best, line)
    return Par(best, MOST, journal(line), time.monotonic() - begun)


def search(deck, width, taste, begin=None):
    """One beam, from the beginning or on from a line: the best score, and its line by rounds."""
    rounds = begin or [beam.begin(board.STARTS)]
    for at in range(len(rounds) - 1, len(deck)):
        lines = beam.play(rounds[-1], deck[at])
        rounds = [*rounds, keep(lines, areas(deck[at + 1 :]), width, taste)]
    missed = beam.FIELDS + 1 - np.bitwise_count(rounds[-1].on).astype(np.int64)
    scores = rounds[-1].points - missed
    place = int(scores.argmax())
    return int(scores[place]), line_of(rounds, place)


def refine(deck, best, line):
    """Search on from every round of a line, the late ones first; a better line takes its place."""
    for rounds in range(LATEST, 0, -1):
        for taste in TASTES:
            if best < MOST:
                found = search(deck, NARROW, taste, line[: rounds + 1])
                best, line = max((best, line), found, key=lambda each: each[0])
    return best, line


def areas(cards):
    """How many areas of each colour some cards show together."""
    return [sum(AREAS[COLOURS * card + colour] for card in cards) for colour in range(COLOURS)]


def line_of(rounds, place):
    """What one of the last lines was after every round, each as the only one of its kind."""
    found = []
    for lines in rounds[::-1]:
        one = lines.pick([place])
        place = int(one.source[0])
        one.source[:] = 0
        found.append(one)
    return found[::-1]


def journal(line):
    """The journal of a line's match."""
    moves = [int(line[0].ends[0, 0]), END_TURN]
    for turn in line[1:]:
        steps, end = turn.moves(0)
        moves += [STEP_OF_TAIL * end + field for field in steps]
        moves.append(END_TURN)
    return bytes(moves)
