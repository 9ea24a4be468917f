# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Results of matches for a badge's memory, as the app would have entered them."""

from types import SimpleNamespace

from engine.games import GAMES, make_game
from tests.app.positions import memory_with
from tools.sim.simulator import Simulator


def ended(total, game, seats=1):
    """As much of a match as a result is made of."""
    scores = [(total,)] * seats
    return SimpleNamespace(
        game=make_game(*GAMES[game]), seats=seats, scores=lambda: scores, over=True
    )


def memory_with_results(results, language="en"):
    """A memory in which these matches are entered: total, game, seats, challenge, helped."""
    memory = memory_with(None, language=language)
    with Simulator(code=None, memory=memory):
        from drawbridge.saved import Saved

        saved = Saved()
        for total, game, seats, challenge, helped in results:
            players = [("", seat, 0) for seat in range(seats)]
            saved.note_result(ended(total, game, seats), players, helped, challenge)
    return memory
