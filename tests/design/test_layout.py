# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Layouts: what is read off them is what the compiler and the badge make of the same drawing."""

import random

import pytest

from boards import bridges_a, bridges_b
from tools.boards.bridges import DIRECTIONS, crosses, find_lines
from tools.design import hops
from tools.design.anneal import MARKS
from tools.design.layout import IMAGES, Layout, half_a_turn, left_to_right, read_layout
from tools.design.layout import top_to_bottom as upside_down
from tools.sim import blinka  # noqa: F401  puts in place what drawbridge imports

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP  # isort: skip
from drawbridge.draw.hop import hop  # isort: skip


def random_layouts(count):
    dice = random.Random(1)
    cells = [(row, column) for row in range(7) for column in range(8)]
    return [Layout(dict(zip(dice.sample(cells, len(MARKS)), MARKS))) for _ in range(count)]


def test_lines_and_crossings_are_the_compilers():
    for layout in random_layouts(50):
        assert layout.lines == find_lines(layout.islands)
        pairs = {(a, b) for a in layout.lines for b in layout.lines if a < b}
        crossing = {pair for pair in pairs if crosses(layout.islands, *pair)}
        assert {tuple(sorted(pair)) for pair in layout.crossings} == crossing


@pytest.mark.parametrize("table", [bridges_a, bridges_b], ids=["A", "B"])
def test_a_layout_becomes_the_table_of_its_drawing(table):
    marks = {divmod(place, 8): "orb"[flag] for place, flag in zip(table.PLACES, table.FLAGS)}
    board = Layout(marks).board()
    assert vars(board) == {name: getattr(table, name) for name in vars(board)}


def test_the_cursor_hops_as_on_the_badge():
    for layout in random_layouts(20):
        places = bytes(row * 8 + column for row, column in layout.islands)
        for at in range(len(places)):
            for key, direction in zip((UP, RIGHT, DOWN, LEFT), DIRECTIONS):
                assert hops.hop(layout.islands, at, direction) == hop(places, at, key)


def test_islands_that_no_hop_leads_to_or_from_are_counted():
    assert hops.unreachable([(0, 0), (0, 2), (2, 0), (2, 2)]) == 0
    assert hops.closure([{1}, {0}, {0}]) == {0, 1}  # none leads to the last


@pytest.mark.parametrize(
    ("drawing", "isthmuses"),
    [
        ("o.o\n...\no.o", 0),  # a ring
        ("o.o.o\n.....\no.o..", 1),  # a ring with a tail
        ("o.o.o", 2),
        ("o.o..\n...o.", None),  # in two parts
    ],
)
def test_isthmuses_are_lines_without_a_way_round(drawing, isthmuses):
    assert read_layout(drawing).isthmuses() == isthmuses


def test_images_lead_back_to_where_they_began():
    assert upside_down((0, 1)) == (6, 1)
    assert left_to_right((0, 1)) == (0, 6)
    assert half_a_turn((0, 1)) == (6, 6)
    for image in IMAGES:
        assert image(image((2, 5))) == (2, 5)
