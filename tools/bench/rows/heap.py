# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine with a match of four at its end, when the journal is longest."""

from engine.bridges import Bridges
from engine.deal import code_of
from engine.dice import Dice
from engine.match import Match


def build():
    """Return what is to stay in memory."""
    match = Match(Bridges("B"), 4, code_of(1))
    dice = Dice(1)
    while not match.over:
        moves = match.legal()
        match.play(moves[dice.below(len(moves))])
    return match
