# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Self-play: every board and player, the same figures for the same seed, and true statistics."""

import pytest

from engine.games import GAMES
from tools.selfplay.__main__ import TITLES, main
from tools.selfplay.figures import mean_of, percent_of_par
from tools.selfplay.play import RANDOM, deals_of, play_match, solo_totals


@pytest.mark.parametrize("board", TITLES)
def test_every_board_is_played_alone_and_together(board, capsys):
    assert main([board, "--players", "random", "--matches", "4"]) == 0
    assert main([board, "--seats", "random,easy,random", "--matches", "3"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("random") == 3 and shown.count("easy") == 1
    assert shown.count(f"{board}: ") == 2


@pytest.mark.parametrize(("name", "side"), GAMES)
def test_the_same_deals_bring_the_same_totals(name, side):
    deals = deals_of(7, 6)
    together = solo_totals(name, side, RANDOM, deals)
    assert together == [play_match(name, side, (RANDOM,), d).scores()[0][0] for d in deals]
    assert len(set(together)) > 1  # and every deal is another match


def test_a_seed_names_its_deals():
    assert deals_of(1, 50) == deals_of(1, 50) != deals_of(2, 50)
    assert len(set(deals_of(1, 500))) == 500


def test_a_mean_is_as_sure_as_its_values_agree():
    assert mean_of([40, 40, 40]) == (40, 0)
    value, margin = mean_of([39, 41] * 50)  # deviation 1.005, a hundred values
    assert value == 40 and margin == pytest.approx(0.197, abs=0.001)
    assert percent_of_par([30, 60], [60, 60]).value == 75


def test_an_unknown_board_or_player_is_named(capsys):
    for arguments in (["bridges-c"], ["--players", "weak"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert arguments[-1] in capsys.readouterr().err
