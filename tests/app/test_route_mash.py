# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A small child with a badge on which Route is being played: three thousand presses without any
sense. Nothing may raise, and the match must stay one that can be saved and read again.
"""

from tests.app.checks import mash
from tests.app.positions import resumed
from tests.app.route_positions import find
from tools.sim.player import best_move

TIMES = 6


def test_three_thousand_presses_at_all_times_of_a_match():
    """Six times five hundred: the first half alone, the second half of them with four."""
    screens = set()
    for number in range(TIMES):
        seats, at = (1, 3 * number) if number < TIMES // 2 else (4, 2 * number + 4)
        match = find(lambda match: match.round == at, best_move, seats=seats)  # noqa: B023  at once
        with resumed(match) as hands:
            screens |= mash(hands, 500, number)
    assert {"RouteScreen", "RouteCards", "View", "Pause", "Ask"} <= screens
    assert {"HandOn", "Awards", "Result", "Title"} <= screens
