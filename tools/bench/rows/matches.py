# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Random matches of a game to measure on: always the same ones, on all its boards in turn."""

from engine.deal import code_of
from engine.dice import Dice
from engine.games import GAMES, make_game
from engine.match import END_TURN, Match
from tools.bench.rows.clock import on_badge

_CANDIDATES = 16


def new_match(game, deal, seats):
    sides = [side for name, side in GAMES if name == game]
    return Match(make_game(game, sides[deal % len(sides)]), seats, code_of(deal))


def random_moves(game, deal, seats):
    """Return the moves of a whole match; every eighth time that it may, a turn ends early."""
    match = new_match(game, deal, seats)
    dice = Dice(deal)
    played = bytearray()
    while not match.over:
        moves = match.legal()
        if len(moves) > 1 and moves[-1] == END_TURN and dice.below(8):
            moves.pop()
        played.append(moves[dice.below(len(moves))])
        match.play(played[-1])
    return played


def ends_round(match, move):
    return move == END_TURN and match.seat == match.seats - 1


def slowest_step(game, timed, matches, seats):
    """Return how long the slowest step of some random matches would take on the badge.

    A generator, see rows/__init__.py. timed(match, move) plays the move and returns the time that
    counts. Every step is timed twice, and then those that seemed slowest are timed properly.
    """
    candidates = []  # (time, deal, step)
    for deal in range(matches):
        moves = random_moves(game, deal, seats)
        yield
        first = _times(game, timed, deal, seats, moves)
        yield
        second = _times(game, timed, deal, seats, moves)
        for step in range(len(moves)):
            candidates.append((min(first[step], second[step]), deal, step))
        candidates.sort()
        candidates = candidates[-_CANDIDATES:]
        yield
    slowest = 0
    for _, deal, step in candidates:
        slowest = max(slowest, (yield from _on_badge(game, timed, deal, seats, step)))
    return slowest


def _times(game, timed, deal, seats, moves):
    match = new_match(game, deal, seats)
    return [timed(match, move) for move in moves]


def _on_badge(game, timed, deal, seats, step):
    moves = random_moves(game, deal, seats)

    def timed_step():
        match = new_match(game, deal, seats)
        for move in moves[:step]:
            match.play(move)
        return timed(match, moves[step])

    return (yield from on_badge(timed_step))
