# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Results of matches: in a badge's memory, as the app would have entered them, and as one reads
them on the screen."""

from types import SimpleNamespace

from engine.games import GAMES, make_game
from tests.app.positions import memory_with
from tools.sim import seen
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


def figures(hands):
    """Matches, best and average in the statistics: what is written twice as large."""
    boxes = [box for box in seen.boxes(hands.simulator) if box[0].scale == 2]
    return [label.text for label, *_ in sorted(boxes, key=lambda box: box[1])]
