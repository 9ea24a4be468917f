# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How many pixels a press of the cross sends to the display, the motion that it may begin included,
counted in the simulator.
"""

import random

from engine.games import GAMES
from tools.sim.hands import Hands
from tools.sim.player import best_move
from tools.sim.simulator import Simulator

KEYS = ("UP", "RIGHT", "DOWN", "LEFT")
ROUND = 8


def most_repainted(game):
    """The most pixels that a press of the cross repaints, in the middle of a match alone."""
    with Hands(Simulator(seed=1)) as hands:
        simulator = hands.simulator
        hands.choose("new_match")
        hands.press(*["RIGHT"] * [name for name, _ in GAMES].index(game), "START")
        match = hands.match
        dice = random.Random(1)
        while match.round < ROUND:
            match.play(best_move(match, dice))
        simulator.app.play()
        simulator.wait(100)
        return max(_repainted(simulator, key) for key in KEYS * 3)


def _repainted(simulator, key):
    display = simulator.machine.display
    before = display.repainted_ever
    simulator.press(key)
    simulator.run_until(lambda: simulator.app.screen.motion is None)
    repainted = display.repainted_ever - before
    while simulator.app.match.turn_moves():  # the cross may have drawn something
        simulator.press("B")
    return repainted
