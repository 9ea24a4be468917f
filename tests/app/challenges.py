# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The challenges as their data has them, and matches that end with a wanted total."""

import importlib

from engine.deal import code_of
from engine.games import GAMES, make_game
from engine.match import END_TURN, Match
from tools.par.solved import read_deals
from tools.sim.folders import ROOT

COUNT = 40


def file_name(game):
    name, side = GAMES[game]
    return f"{name}_{side.lower()}" if side else name


def data(game):
    """Code and par of each challenge of a game, in their order."""
    module = importlib.import_module(f"boards.challenges_{file_name(game)}")
    deals = [module.DEALS[at : at + 3] for at in range(0, 3 * COUNT, 3)]
    return [
        (code_of(int.from_bytes(deal, "big")), par)
        for deal, par in zip(deals, module.PARS, strict=True)
    ]


def passing(game, number):
    """A challenge in which only the set-up was played: the last turn can end."""
    match = Match(make_game(*GAMES[game]), 1, data(game)[number - 1][0])
    match.play(match.legal()[0])
    while match.round < match.game.rounds:
        match.play(END_TURN)
    return match


def at_par(game, number):
    """A challenge played as well as can be, but for the last END_TURN."""
    code, _ = data(game)[number - 1]
    solved = read_deals(ROOT / "tests" / "par" / f"solved_{file_name(game)}.txt")
    journal = next(deal.journal for deal in solved if deal.code == code)
    match = Match(make_game(*GAMES[game]), 1, code)
    for move in journal[:-1]:
        match.play(move)
    return match
