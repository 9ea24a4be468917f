# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Solved deals as data: the engine plays every stored journal to its par. So solver and engine, who
know the rules from two sources, check each other on hundreds of matches.
"""

import importlib
from pathlib import Path

import pytest

from engine.deal import code_of
from tools.par.challenges import BOARDS, CHALLENGES
from tools.par.solve import Par, deck_of, replay
from tools.par.solved import head_of, read_deals

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / "boards"

BRIDGES = [name for name in BOARDS if name.startswith("bridges")]


def solved_deals(name):
    return read_deals(HERE / f"solved_{name}.txt")


def challenges(name):
    """The codes and pars of a board's challenges."""
    data = importlib.import_module(f"boards.challenges_{name}")
    deals = [int.from_bytes(data.DEALS[at : at + 3], "big") for at in range(0, len(data.DEALS), 3)]
    return [code_of(deal) for deal in deals], list(data.PARS)


@pytest.mark.parametrize("name", BOARDS)
def test_the_engine_plays_every_journal_to_its_par(name):
    game = BOARDS[name]().game
    for deal in solved_deals(name):
        replay(game, deck_of(game, deal.code), Par(deal.par, deal.bound, deal.journal, 0))


@pytest.mark.parametrize("name", BOARDS)
def test_challenges_are_40_different_solved_deals_from_gentle_to_hard(name):
    solved = {deal.code: deal for deal in solved_deals(name)}
    codes, pars = challenges(name)
    assert len(set(codes)) == len(codes) == len(pars) == CHALLENGES == 40
    assert pars == [solved[code].par for code in codes]
    hardness = [solved[code].hardness for code in codes]
    assert hardness == sorted(hardness)


@pytest.mark.parametrize("name", BRIDGES)
def test_every_challenge_of_bridges_is_proven(name):
    solved = {deal.code: deal for deal in solved_deals(name)}
    assert all(solved[code].proven for code in challenges(name)[0])


# A few deals that are solved within a second.
QUICK = {"bridges_a": ("BCMYFV", "DZTVXN"), "bridges_b": ("RLWDNH", "JWYLXS")}


@pytest.mark.parametrize("name", BRIDGES)
def test_deals_solved_anew_have_the_same_par(name):
    solved = {deal.code: deal for deal in solved_deals(name)}
    solver = BOARDS[name]()
    for code in QUICK[name]:
        par = solver.find(deck_of(solver.game, code))
        assert par.proven
        assert par.best == solved[code].par


def test_narrow_beams_of_route_stay_as_far_below_par_as_they_did():
    solver = BOARDS["route"]()
    for deal in solved_deals("route")[:2]:
        par = Par(deal.par, deal.bound, deal.journal, 0)
        hardness = solver.hardness(deck_of(solver.game, deal.code), par)
        assert hardness == pytest.approx(deal.hardness, abs=0.01)  # stored with two digits


@pytest.mark.parametrize("name", BOARDS)
def test_data_says_by_which_command_and_version_and_for_which_board_it_was_made(name):
    solver = BOARDS[name]()
    for path in (PLACE / f"challenges_{name}.py", HERE / f"solved_{name}.txt"):
        head = path.read_text(encoding="ascii").split("\n", 1)[0]
        assert "`make challenges`" in head
        assert solver.solver in head
    assert head_of(solver.game.board) in (HERE / f"solved_{name}.txt").read_text(encoding="ascii")
