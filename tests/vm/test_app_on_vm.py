# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The whole app on the 32-bit VM, with the Adafruit libraries, on stand-ins for what is C: keys are
pressed at random through every screen, and the badge's short stack of calls must hold them all."""

import pytest

from tools import vm
from tools.bench.__main__ import mounted

MASH = """
import gc
import keypad
from drawbridge.app import App
from drawbridge.players import new_players
from engine.dice import Dice
from engine.games import GAMES

def mash(game, seats, seed, presses):
    app = App()
    name, side = GAMES[game]
    app.start(name, side, new_players(seats), "BBBBBB")
    app.tick()
    dice = Dice(seed)
    seen = set()
    most = 0
    for _ in range(presses):
        # A and START more often than B and SELECT, so that matches get on
        key = (0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7)[dice.below(11)]
        keypad.queue.append((key, True))
        keypad.queue.append((key, False))
        app.tick()
        seen.add(type(app.screen).__name__)
        if app.match is not None:
            most = max(most, app.match.round)
    return sorted(seen), most
"""


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(("game", "name"), [(0, "Bridges"), (2, "Route")])
def test_keys_at_random_never_run_out_of_stack(game, name, seats):
    steps = [MASH, f"seen, most = mash({game}, {seats}, 7, 1500)", "print(' '.join(seen), most)"]
    *seen, most = vm.run(*steps, files=mounted(), heap=2**20).split()
    assert {"Pause", "Ask"} <= set(seen)
    assert f"{name}Screen" in seen and f"{name}Cards" in seen
    assert int(most) > 1
