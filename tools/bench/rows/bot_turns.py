# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Turns for the strongest bot to think about: always the same ones, on all boards of a game. Some
are of matches that it plays itself, some of matches that are played at random.
"""

from engine.bots import STRONG, think
from engine.match import END_TURN
from tools.bench.rows.clock import each_on_badge, spent
from tools.bench.rows.matches import new_match, random_moves

_MATCHES = 4
_CANDIDATES = 3
_TRIES = 8


def slowest(game, cost):
    """Return the most that cost() finds in the times of a turn's slices, in ms of the badge.

    A generator, see rows/__init__.py. Every turn is thought out twice, and then those that seemed
    slowest are timed properly.
    """
    candidates = []  # (cost, deal, seats, the moves before)
    for deal in range(_MATCHES):
        seats = 1 + deal // 2
        match = new_match(game, deal, seats)
        plan = random_moves(game, deal, seats) if deal % 2 else None
        while not match.over:
            turn = _Turn(match)
            times = yield from each_on_badge(turn.timed, 2)
            candidates.append((cost(times), deal, seats, bytes(match.journal)))
            candidates.sort()
            candidates = candidates[-_CANDIDATES:]
            _play_turn(match, plan, turn.moves)
    most = 0
    for _, deal, seats, journal in candidates:
        match = new_match(game, deal, seats)
        for move in journal:
            match.play(move)
        most = max(most, cost((yield from each_on_badge(_Turn(match).timed, _TRIES))))
    return most


class _Turn:
    def __init__(self, match):
        self._match = match
        self.moves = None

    def timed(self):
        """Think, with breaks between the slices; return the time of each."""
        yield
        thought = think(self._match, STRONG)
        times = []
        while thought.moves is None:
            times.append(spent(thought.slice))
            if len(times) % 8 == 0:
                yield
        self.moves = thought.moves
        return times


def _play_turn(match, plan, moves):
    """Play a turn as planned, or as the bot wants it."""
    if plan:
        moves = plan[len(match.journal) :]
    for move in moves:
        match.play(move)
        if move == END_TURN:
            break
