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
from drawbridge.badge.hardware import Hardware
from drawbridge.players import new_players
from engine.dice import Dice
from engine.games import GAMES

def mash(game, seats, seed, presses):
    app = App(Hardware())
    app.settings.language = "en"
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


PRESS = """
import keypad
from drawbridge.app import App
from drawbridge.badge.hardware import Hardware

NUMBERS = {"B": 0, "A": 1, "S": 2, "R": 4, "D": 5, "U": 6}  # what keypad calls the keys

def press(app, keys):
    for key in keys:
        keypad.queue.append((NUMBERS[key], True))
        keypad.queue.append((NUMBERS[key], False))
        app.tick()
    return type(app.screen).__name__

app = App(Hardware())
"""
# First start, challenges, How to play, statistics, settings; in the end all data is erased. Keys by
# their first letters, and the screen to which they lead.
TOUR = [
    ("", "Language"), ("A", "Welcome"), ("B", "Title"), ("DA", "Challenge"), ("SRD", "Challenge"),
    ("B", "Title"), ("DDA", "HowTo"), ("B", "Title"), ("DA", "Statistics"), ("RRD", "Statistics"),
    ("B", "Title"), ("UA", "SettingsScreen"), ("ADADADADADADADA", "SettingsScreen"),
    ("B", "Title"), ("UA", "SettingsScreen"), ("UA", "Ask"), ("A", "Language"),
]  # fmt: skip


def test_the_screens_around_a_match_never_run_out_of_stack():
    steps = [f"print(press(app, {keys!r}))" for keys, _ in TOUR]
    boards = "import sys\nprint(len([name for name in sys.modules if name[:7] == 'boards.']))"
    *seen, loaded = vm.run(PRESS, *steps, boards, files=mounted(), heap=2**20).split()
    assert seen == [screen for _, screen in TOUR]
    assert loaded == "0"  # the challenges' tables are let go at once


LESSON = """
import keypad
from drawbridge.app import App
from drawbridge.badge.hardware import Hardware
from drawbridge.games import lesson_screen

NUMBERS = (6, 4, 5, 7, 1, 0, 2, 3)  # what keypad calls the logical keys

def take(name):
    app = App(Hardware())
    app.show(lesson_screen, name)
    app.tick()
    for presses in range(100):
        lesson = type(app.screen).__name__
        if lesson == "Title":
            return presses
        key = app.screen.hints.key if lesson != "Awards" else 4
        keypad.queue.append((NUMBERS[key], True))
        keypad.queue.append((NUMBERS[key], False))
        app.tick()
"""


@pytest.mark.parametrize("game", ["bridges", "route"])
def test_a_lesson_never_runs_out_of_stack(game):
    assert int(vm.run(LESSON, f"print(take({game!r}))", files=mounted(), heap=2**20)) > 10
