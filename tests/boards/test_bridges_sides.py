# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Sides A and B of Bridges: the tables against the drawings, with a geometry of the test's own,
and what the rules and the design ask of a side. It must never use the compiler.
"""

from pathlib import Path

import pytest

from boards import bridges_a, bridges_b

DRAWINGS = Path(__file__).parents[2] / "boards"
SIDES = [pytest.param(bridges_a, "bridges_a.txt", id="A")]
SIDES += [pytest.param(bridges_b, "bridges_b.txt", id="B")]

STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # up, right, down, left


class Picture:
    """A drawing as a dict of cells; walks over it one step at a time."""

    def __init__(self, name):
        lines = (DRAWINGS / name).read_text(encoding="ascii").split("\n")
        self.rows = [line for line in lines if line and line[0] in ".orb"]
        self.cells = {}
        for row, marks in enumerate(self.rows):
            for column, mark in enumerate(marks):
                self.cells[row, column] = mark
        self.islands = [cell for cell in self.cells if self.cells[cell] != "."]

    def walk(self, island, step):
        """Over the sea to the next island: (that island or None, the cells of sea on the way)."""
        row, column = self.islands[island]
        sea = []
        while True:
            row, column = row + step[0], column + step[1]
            if (row, column) not in self.cells:
                return None, sea
            if self.cells[row, column] != ".":
                return self.islands.index((row, column)), sea
            sea.append((row, column))


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_islands_and_flags_are_those_of_the_drawing(board, name):
    picture = Picture(name)
    assert {len(row) for row in picture.rows} == {board.COLUMNS}
    assert len(picture.rows) == board.ROWS
    assert [divmod(place, 8) for place in board.PLACES] == picture.islands
    assert "".join("orb"[flag] for flag in board.FLAGS) == "".join(
        picture.cells[cell] for cell in picture.islands
    )
    assert board.ISLANDS == len(board.PLACES) == len(board.FLAGS)


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_lines_join_each_island_to_the_nearest_in_every_direction(board, name):
    picture = Picture(name)
    assert len(board.ENDS) == 2 * board.LINES
    assert len(board.LINES_AT) == 4 * board.ISLANDS
    ends = [tuple(board.ENDS[2 * line : 2 * line + 2]) for line in range(board.LINES)]
    walked = set()
    for island in range(board.ISLANDS):
        for direction, step in enumerate(STEPS):
            line = board.LINES_AT[4 * island + direction]
            neighbour, _ = picture.walk(island, step)
            if neighbour is None:
                assert line == 255
            else:
                assert set(ends[line]) == {island, neighbour}
                walked.add((min(island, neighbour), max(island, neighbour)))
    assert ends == sorted(walked)


def crossing_pairs(board, picture):
    """All pairs of lines that share a cell of sea, found by painting the sea under each line."""
    painted = {}
    for island in range(board.ISLANDS):
        for direction in (1, 2):
            neighbour, sea = picture.walk(island, STEPS[direction])
            if neighbour is not None:
                for cell in sea:
                    painted.setdefault(cell, []).append(board.LINES_AT[4 * island + direction])
    return {frozenset(lines) for lines in painted.values() if len(lines) == 2}


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_crossings_are_where_two_lines_share_the_sea(board, name):
    pairs = crossing_pairs(board, Picture(name))
    assert len(board.CROSS_FROM) == board.LINES + 1
    assert board.CROSS_FROM[board.LINES] == len(board.CROSSINGS)
    for line in range(board.LINES):
        listed = board.CROSSINGS[board.CROSS_FROM[line] : board.CROSS_FROM[line + 1]]
        expected = [other for other in range(board.LINES) if frozenset((line, other)) in pairs]
        assert list(listed) == expected


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_a_side_has_18_islands_4_red_and_3_blue_flags(board, name):
    marks = "".join(Picture(name).rows)
    assert (marks.count("r"), marks.count("b"), marks.count("o")) == (4, 3, 11)


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_every_island_has_two_lines_or_more_and_all_are_connected(board, name):
    picture = Picture(name)
    neighbours = [
        {picture.walk(island, step)[0] for step in STEPS} - {None}
        for island in range(len(picture.islands))
    ]
    assert min(map(len, neighbours)) >= 2
    reached = set()
    waiting = [0]
    while waiting:
        island = waiting.pop()
        if island not in reached:
            reached.add(island)
            waiting.extend(neighbours[island])
    assert len(reached) == 18


@pytest.mark.parametrize(("board", "name"), SIDES)
def test_a_bridge_has_sea_to_be_seen_on(board, name):
    picture = Picture(name)
    for row, column in picture.islands:
        assert picture.cells.get((row, column + 1), ".") == "."
        assert picture.cells.get((row + 1, column), ".") == "."


def test_side_b_has_more_crossings_than_side_a():
    on_a = len(crossing_pairs(bridges_a, Picture("bridges_a.txt")))
    on_b = len(crossing_pairs(bridges_b, Picture("bridges_b.txt")))
    assert on_a >= 4
    assert on_b >= 8
    assert on_b > on_a
