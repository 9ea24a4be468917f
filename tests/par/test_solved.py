# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Solved deals outlive an interruption, and never one of another board."""

from boards import bridges_a, bridges_b
from tools.par.solved import SolvedDeal, SolvedDeals

DEAL = SolvedDeal("BBBBBB", 58, 58, 1.25, bytes((3, 255, 64, 255)))
OPEN = SolvedDeal("CBBBBZ", 56, 60, 0, bytes((4, 255)))


def test_what_was_added_is_there_again(tmp_path):
    path = tmp_path / "build" / "deals.txt"
    deals = SolvedDeals(path, bridges_a)
    deals.add(DEAL)
    deals.add(OPEN)
    assert SolvedDeals(path, bridges_a).deals == {DEAL.code: DEAL, OPEN.code: OPEN}


def test_half_a_line_is_dropped_and_the_next_is_whole(tmp_path):
    path = tmp_path / "deals.txt"
    SolvedDeals(path, bridges_a).add(DEAL)
    with path.open("a") as file:
        file.write("CBBBBZ 56 60 0.5 03f")
    deals = SolvedDeals(path, bridges_a)
    assert deals.deals == {DEAL.code: DEAL}
    deals.add(OPEN)
    assert SolvedDeals(path, bridges_a).deals == {DEAL.code: DEAL, OPEN.code: OPEN}


def test_deals_of_another_board_are_forgotten(tmp_path):
    path = tmp_path / "deals.txt"
    SolvedDeals(path, bridges_b).add(DEAL)
    assert SolvedDeals(path, bridges_a).deals == {}
