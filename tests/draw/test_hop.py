# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The cursor's hops on both boards of Bridges: from every island every other one is within reach,
and no press ever leads against its direction.
"""

import pytest

from boards import bridges_a, bridges_b
from tools.sim import blinka  # noqa: F401  puts in place what drawbridge imports

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP  # isort: skip
from drawbridge.draw.hop import hop  # isort: skip

BOARDS = [pytest.param(bridges_a, id="side A"), pytest.param(bridges_b, id="side B")]
DIRECTIONS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}  # rows and columns ahead


@pytest.mark.parametrize("board", BOARDS)
def test_from_every_island_every_other_one_can_be_reached(board):
    for start in range(board.ISLANDS):
        reached = {start}
        waiting = [start]
        while waiting:
            at = waiting.pop()
            new = {hop(board.PLACES, at, direction) for direction in DIRECTIONS} - reached
            reached |= new
            waiting += new
        assert reached == set(range(board.ISLANDS)), f"from island {start}"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_no_press_leads_against_its_direction(board, direction):
    down, right = DIRECTIONS[direction]
    for at in range(board.ISLANDS):
        to = hop(board.PLACES, at, direction)
        row, column = divmod(board.PLACES[at], 8)
        to_row, to_column = divmod(board.PLACES[to], 8)
        ahead = down * (to_row - row) + right * (to_column - column)
        assert to == at or ahead > 0


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_press_stays_only_where_nothing_lies_ahead(board, direction):
    down, right = DIRECTIONS[direction]
    for at in range(board.ISLANDS):
        row, column = divmod(board.PLACES[at], 8)
        places = [divmod(place, 8) for place in board.PLACES]
        ahead = [down * (y - row) + right * (x - column) > 0 for y, x in places]
        assert (hop(board.PLACES, at, direction) == at) == (not any(ahead))
