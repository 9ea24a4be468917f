# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Which board it is: known ones run, an unknown one that has everything runs too, and one that
lacks something says so instead of failing somewhere later.
"""

import pytest

from tools.sim.hands import Hands
from tools.sim.machine import STICK
from tools.sim.simulator import Simulator


@pytest.mark.parametrize(
    ("board", "lacks"),
    [("pybadge", STICK), ("edgebadge", STICK), ("pygamer", frozenset()), ("pybadge_2030", STICK)],
)
def test_the_title_comes_up(board, lacks):
    with Hands(Simulator(board_id=board, lacks=lacks)) as hands:
        assert hands.showing == "Title"


def test_a_board_that_lacks_something_is_told_what(capfd):
    lacks = STICK | {"BUTTON_LATCH", "NEOPIXEL"}
    with Simulator(board_id="some_board", lacks=lacks) as simulator:
        simulator.wait(1000)
        assert simulator.ended
        assert simulator.machine.display.root_group is None  # left to the console's own text
    printed = capfd.readouterr().out
    assert "some_board" in printed
    assert "BUTTON_LATCH, NEOPIXEL" in printed
    assert "pybadge, edgebadge, pygamer" in printed
