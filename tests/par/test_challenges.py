# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Solved deals as data: the engine plays every stored journal to its par. So solver and engine, who
know the rules from two sources, check each other on hundreds of matches.
"""

import importlib
from importlib.metadata import version
from pathlib import Path

import pytest

from engine.deal import code_of
from engine.games import make_game
from tools.par.solve import Par, deck_of, replay
from tools.par.solved import read_deal

SOLVED = {
    "bridges_a": ("bridges", "A"),
}
BOARDS = Path(__file__).parents[2] / "boards"
CHALLENGES = 40


def solved_deals(name):
    lines = (Path(__file__).parent / f"solved_{name}.txt").read_text(encoding="ascii").splitlines()
    return [read_deal(line) for line in lines if not line.startswith("#")]


def challenges(name):
    """The codes and pars of a board's challenges."""
    data = importlib.import_module(f"boards.challenges_{name}")
    deals = [int.from_bytes(data.DEALS[at : at + 3], "big") for at in range(0, len(data.DEALS), 3)]
    return [code_of(deal) for deal in deals], list(data.PARS)


@pytest.mark.parametrize("name", SOLVED)
def test_the_engine_plays_every_journal_to_its_par(name):
    game = make_game(*SOLVED[name])
    for deal in solved_deals(name):
        replay(game, deck_of(game, deal.code), Par(deal.par, deal.par, deal.journal, 0))


@pytest.mark.parametrize("name", SOLVED)
def test_challenges_are_40_different_solved_deals_from_gentle_to_hard(name):
    solved = {deal.code: deal for deal in solved_deals(name)}
    codes, pars = challenges(name)
    assert len(set(codes)) == len(codes) == len(pars) == CHALLENGES
    assert pars == [solved[code].par for code in codes]
    hardness = [solved[code].hardness for code in codes]
    assert hardness == sorted(hardness)


@pytest.mark.parametrize("name", SOLVED)
def test_challenges_say_how_they_were_made(name):
    head = (BOARDS / f"challenges_{name}.py").read_text(encoding="ascii").splitlines()[0]
    assert "make challenges" in head
    assert version("ortools") in head
