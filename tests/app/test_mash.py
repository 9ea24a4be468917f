# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A small child with a badge: thousands of presses without any sense. Nothing may raise, the match
must stay one that can be saved and read again, and no text may leave the screen.
"""

import random

from engine.bridges.scoring import SIX
from engine.match import Match
from tests.app.positions import find, memory_with, planning
from tools.sim import seen
from tools.sim.hands import DIRECTIONS, Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator

# A and the directions are pressed more often, so that matches get somewhere.
KEYS = [*DIRECTIONS * 4, *["A"] * 7, *["START"] * 3, "B", "SELECT"]


def test_fifteen_thousand_presses_on_a_new_badge():
    screens = mash(Hands(), 15_000)
    assert {"Title", "NewMatch", "Letters", "HandOn", "BridgesScreen", "Pause"} <= screens


def test_five_thousand_presses_at_the_end_of_matches():
    """Ten times five hundred, each from the last rounds of a match of four on."""
    late = find(lambda match: match.round == 16, planning(SIX), seats=4)
    data = bytes(memory_with(late))
    screens = set()
    for number in range(10):
        memory = Memory()
        memory[: len(data)] = data
        screens |= mash(Hands(Simulator(memory=memory)), 500, number)
    assert {"BridgesScreen", "BridgesCards", "Ask", "HandOn", "Result"} <= screens


def mash(hands, presses, seed=0):
    """Press keys at random, look now and then whether all is well, and return the screens seen."""
    dice = random.Random(seed)
    screens = set()
    with hands:
        for count in range(presses):
            _jab(hands.simulator, dice.choice(KEYS))
            screens.add(hands.showing)
            if count % 50 == 0:
                _check(hands)
    return screens


def _jab(simulator, key):
    """A short press: down for one turn of the program's loop, and up."""
    simulator.down(key)
    simulator.tick()
    simulator.up(key)
    simulator.tick()


def _check(hands):
    assert not seen.cut_off(hands.simulator), hands.showing
    match = hands.match
    if match is not None:
        again = Match.unpack(match.pack())
        assert again.journal == match.journal
        assert again.scores() == match.scores()
        assert again.legal() == match.legal()
