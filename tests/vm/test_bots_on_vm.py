# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A bot on the 32-bit VM, within the badge's short stack of calls, plays as it does here."""

import pytest

from engine.bots import EASY, MEDIUM, STRONG
from engine.games import GAMES
from tools import vm

PLAY = """
import gc
from engine.bots import think
from engine.games import make_game
from engine.match import Match

def begin(name, side, seats):
    return Match(make_game(name, side), seats, "BBBBBB")

def turn(match, level):
    thought = think(match, level)
    while not thought.slice():
        pass
    for move in thought.moves:
        match.play(move)
    return thought.reason
"""
TURNS = 12


@pytest.mark.parametrize("level", [EASY, MEDIUM, STRONG])
@pytest.mark.parametrize(("name", "side"), GAMES)
def test_the_same_turns_as_here(name, side, level):
    begin = f"match = begin({name!r}, {side!r}, 2)"
    turn = f"print(turn(match, {level}), match.journal.hex())\ngc.collect()"
    printed = vm.run(PLAY, begin, *[turn] * TURNS, files=vm.compiled("engine", "boards"))
    here = {}
    exec(PLAY, here)
    match = here["begin"](name, side, 2)
    expected = [f"{here['turn'](match, level)} {match.journal.hex()}" for _ in range(TURNS)]
    assert printed.splitlines() == expected
