# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Plays the matches that the figures count: every player alone on many deals, on the challenges,
and on Route from every start. The same deals for all, so that luck does not choose the better.
"""

import functools
from collections import Counter

from engine.deal import code_of
from engine.games import make_game
from engine.match import END_TURN, Match
from tools.balance.figures import Key
from tools.selfplay.figures import challenges_of
from tools.selfplay.play import PLAYERS, deals_of, finish, in_parallel, solo_totals

MATCHES = 200
SEED = 5

ALONE = "alone"
OF_PAR = "percent_of_par"
FROM_START = "from_start_{}"


def what_of(board):
    """All that is counted on a board."""
    starts = make_game(*board).board.STARTS if board.game == "route" else ()
    return [ALONE, OF_PAR, *(FROM_START.format(at) for at in range(1, len(starts) + 1))]


def keys(boards):
    return [
        Key(board.name, player, what, board.stamp())
        for board in boards
        for player in PLAYERS
        for what in what_of(board)
    ]


def measure(board, key):
    """The values of one figure, counted."""
    player = PLAYERS.index(key.player)
    deals = deals_of(SEED, MATCHES)
    title = f"{key.board} {key.player} {key.what}"
    if key.what == ALONE:
        return Counter(solo_totals(*board, player, deals, title))
    if key.what == OF_PAR:
        pars = challenges_of(make_game(*board).board)
        totals = solo_totals(*board, player, list(pars), title)
        return Counter(round(100 * total / par) for total, par in zip(totals, pars.values()))
    start = make_game(*board).board.STARTS[int(key.what[-1]) - 1]
    work = functools.partial(total_from, board, player, start)
    return Counter(in_parallel(work, deals, title))


def total_from(board, player, start, deal):
    """What a player reaches alone who was not asked where to begin."""
    match = Match(make_game(*board), 1, code_of(deal))
    match.play(start)
    match.play(END_TURN)
    return finish(match, (player,), deal).scores()[0][0]
