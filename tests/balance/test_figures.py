# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Figures outlive the run that measured them, but not the boards and bots that were measured."""

from collections import Counter

import pytest

from engine.deal import code_of
from engine.games import make_game
from engine.match import END_TURN, Match
from tools.balance import __main__ as balance
from tools.balance import figures, measure
from tools.balance.boards import BOARDS
from tools.balance.figures import Key
from tools.balance.tables import tables
from tools.selfplay.play import finish

COUNTS = Counter({-3: 2, 40: 1, 41: 7})


@pytest.fixture
def played(monkeypatch):
    """The list of what was played; the matches themselves would take minutes."""
    keys = []

    def measured(board, key):
        keys.append(key)
        return COUNTS

    monkeypatch.setattr(balance, "measure", measured)
    return keys


def test_what_was_written_is_read_again(tmp_path):
    found = {Key("route", "easy", "alone", "0123abcd"): COUNTS}
    figures.write(found, tmp_path / "figures.txt")
    assert figures.read(tmp_path / "figures.txt") == found


def test_what_is_known_is_not_played_again(played, tmp_path):
    first = balance.collect(tmp_path / "figures.txt")
    assert played == list(first) == measure.keys(BOARDS)
    assert balance.collect(tmp_path / "figures.txt") == first
    assert played == list(first)


def test_what_was_played_with_other_bots_is_played_again(played, tmp_path):
    stale = Key("route", "easy", "alone", "00000000")
    figures.write({stale: COUNTS}, tmp_path / "figures.txt")
    found = balance.collect(tmp_path / "figures.txt")
    assert stale not in found
    assert len(played) == len(found)


def test_a_match_from_a_start_is_the_one_that_begins_there():
    route = BOARDS[-1]
    deal, strong = 5, 3
    start = make_game(*route).board.STARTS[2]
    match = Match(make_game(*route), 1, code_of(deal))
    match.play(start)
    match.play(END_TURN)
    total = finish(match, (strong,), deal).scores()[0][0]
    assert match.sheets[0].drawn[0] == start
    assert measure.total_from(route, strong, start, deal) == total


def test_the_stored_figures_say_who_made_them_and_lack_none():
    assert "`make balance`" in figures.PLACE.read_text(encoding="ascii").split("\n", 1)[0]
    stored = {(key.board, key.player, key.what) for key in figures.read(figures.PLACE)}
    assert stored == {(key.board, key.player, key.what) for key in measure.keys(BOARDS)}


def test_the_stored_figures_make_a_table():
    lines = "\n".join(tables(BOARDS, figures.read(figures.PLACE)))
    assert all(board.title in lines for board in BOARDS)
