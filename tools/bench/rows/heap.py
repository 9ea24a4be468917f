# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine with a match of four at its end, when the journal is longest."""

from tools.bench.rows.memory import kept_by


def measure(game):
    return (yield from kept_by(_match, game))


def _match(game):
    from engine.deal import code_of
    from engine.dice import Dice
    from engine.games import GAMES, make_game
    from engine.match import Match

    sides = [side for name, side in GAMES if name == game]
    match = Match(make_game(game, sides[-1]), 4, code_of(1))
    dice = Dice(1)
    while not match.over:
        moves = match.legal()
        match.play(moves[dice.below(len(moves))])
    return match
