# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A small child with a badge: thousands of presses without any sense. Nothing may raise, the match
must stay one that can be saved and read again, and no text may leave the screen.
"""

import subprocess
import sys

import pytest

from engine.bridges.scoring import SIX
from tests.app import long_mash
from tests.app.checks import mash
from tests.app.positions import find, memory_with, planning
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator
from tools.vm import ROOT


@pytest.mark.parametrize(
    ("game", "seats", "bots", "screen"),
    [
        (0, 1, 0, "BridgesScreen"),
        (1, 4, 2, "BotTurn"),
        (2, 1, 0, "RouteScreen"),
        (2, 4, 3, "BotTurn"),
    ],
)
def test_a_hundred_thousand_presses(game, seats, bots, screen):
    """A quarter of them, in each game alone and among bots, without painting: see long_mash.py."""
    command = [sys.executable, long_mash.__file__, game, seats, bots, 25_000]
    done = subprocess.run(map(str, command), capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    seen = set(done.stdout.split())
    assert {screen, "Title", "NewMatch", "Pause", "Ask", "Hint", "Result", "Rules"} <= seen


def test_two_thousand_presses_on_a_new_badge():
    with Hands() as hands:
        screens = mash(hands, 2_000)
    assert {"Title", "NewMatch", "BridgesScreen", "Pause"} <= screens


def test_two_thousand_presses_at_the_end_of_matches():
    """Four times five hundred, each from the last rounds of a match of four on."""
    late = find(lambda match: match.round == 16, planning(SIX), seats=4)
    data = bytes(memory_with(late))
    screens = set()
    for number in range(4):
        memory = Memory()
        memory[: len(data)] = data
        with Hands(Simulator(memory=memory)) as hands:
            screens |= mash(hands, 500, number)
    assert {"BridgesScreen", "BridgesCards", "Ask", "HandOn", "Result"} <= screens
