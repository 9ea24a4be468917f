# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A small child with a badge: thousands of presses without any sense. Nothing may raise, the match
must stay one that can be saved and read again, and no text may leave the screen.
"""

from engine.bridges.scoring import SIX
from tests.app.checks import mash
from tests.app.positions import find, memory_with, planning
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator


def test_fifteen_thousand_presses_on_a_new_badge():
    with Hands() as hands:
        screens = mash(hands, 15_000, 1)
    assert {"Title", "NewMatch", "Letters", "HandOn", "BridgesScreen", "Pause"} <= screens
    assert {"Challenge", "Statistics", "SettingsScreen"} <= screens


def test_five_thousand_presses_at_the_end_of_matches():
    """Ten times five hundred, each from the last rounds of a match of four on."""
    late = find(lambda match: match.round == 16, planning(SIX), seats=4)
    data = bytes(memory_with(late))
    screens = set()
    for number in range(10):
        memory = Memory()
        memory[: len(data)] = data
        with Hands(Simulator(memory=memory)) as hands:
            screens |= mash(hands, 500, number)
    assert {"BridgesScreen", "BridgesCards", "Ask", "HandOn", "Result"} <= screens
