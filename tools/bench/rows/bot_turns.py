# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Turns for the strongest bot to think about: always the same ones, on all boards of a game. Some
are of matches that it plays itself, some of matches that are played at random.
"""

from engine.bots import STRONG, think
from engine.match import END_TURN
from tools.bench.rows.clock import on_badge, spent
from tools.bench.rows.matches import new_match, random_moves

_MATCHES = 4
_CANDIDATES = 3


def slowest(game, cost):
    """Return the most milliseconds that the badge would need for a turn's cost.

    A generator, see rows/__init__.py. cost() is given the times of a turn's slices, and returns
    the time that counts and which slices it is made of. Every turn is thought out twice, and then
    those that seemed slowest are timed properly.
    """
    candidates = []  # (time, deal, seats, the moves before, the first slice that counts, the last)
    for deal in range(_MATCHES):
        seats = 1 + deal // 2
        match = new_match(game, deal, seats)
        plan = random_moves(game, deal, seats) if deal % 2 else None
        while not match.over:
            moves, times = yield from _think_twice(match)
            time, first, last = cost(times)
            candidates.append((time, deal, seats, bytes(match.journal), first, last))
            candidates.sort()
            candidates = candidates[-_CANDIDATES:]
            _play_turn(match, plan, moves)
    most = 0
    for _, deal, seats, journal, first, last in candidates:
        match = new_match(game, deal, seats)
        for move in journal:
            match.play(move)
        time = yield from on_badge(lambda match=match, f=first, la=last: _spent(match, f, la))
        most = max(most, time)
    return most


def _think_twice(match):
    """Return the bot's moves, and the time of each slice."""
    times = []
    for again in (False, True):
        yield
        thought = think(match, STRONG)
        at = 0
        while thought.moves is None:
            time = spent(thought.slice)
            if again:
                times[at] = min(times[at], time)
            else:
                times.append(time)
            at += 1
            if at % 10 == 0:
                yield
    return thought.moves, times


def _play_turn(match, plan, moves):
    """Play a turn as planned, or as the bot wants it."""
    if plan:
        moves = plan[len(match.journal) :]
    for move in moves:
        match.play(move)
        if move == END_TURN:
            break


def _spent(match, first, last):
    """Return how long some slices of a turn take on this machine."""
    thought = think(match, STRONG)
    for _ in range(first):
        thought.slice()
    time = 0
    for _ in range(first, last + 1):
        time += spent(thought.slice)
    return time
