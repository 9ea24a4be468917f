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
_LONG = 1e9  # milliseconds, more than anything takes


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
        least = [_LONG] * (last - first + 1)
        time = yield from on_badge(lambda m=match, f=first, ls=least: _spent(m, f, ls))
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


def _spent(match, first, least):
    """Return how long some slices of a turn take on this machine: each as it was when least
    disturbed, for on a busy machine hardly a whole turn goes by undisturbed. Keeps least up.
    """
    thought = think(match, STRONG)
    for _ in range(first):
        thought.slice()
    for at in range(len(least)):
        least[at] = min(least[at], spent(thought.slice))
    return sum(least)
