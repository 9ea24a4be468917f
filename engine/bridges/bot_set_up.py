# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays the set-up of Bridges, which all levels do alike."""

from engine.bridges.learned import judgement
from engine.bridges.outlook import Outlook

_WRITE_FOUR = 32


def set_up(match):
    """Write a 3 or a 4: alone where it helps, on a neighbour's sheet where it does not."""
    outlook = Outlook(match.sheet)
    outlook.judge(*judgement(match, 0, 0))
    best = None
    for island in outlook.writable(3):
        for four in (0, 1):
            outlook.play(island, 3 + four)
            worth = outlook.worth() if match.seats == 1 else -outlook.worth()
            outlook.undo(island)
            if best is None or worth > best:
                best = worth
                move = island + _WRITE_FOUR * four
        yield
    return bytes((move,))
