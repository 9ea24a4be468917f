# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Presses keys at random on the app, on the stand-ins of the bench, which paint nothing: so quickly
that a hundred thousand presses fit into the tests. A program of its own, because the stand-ins take
the places of the simulator's modules. Prints the screens that it came to.

    python tests/app/long_mash.py <place in GAMES> <seats> <bots> <presses>
"""

import random
import sys
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parents[2]
FRAME = 40  # milliseconds
CHECK = 200  # presses between two looks at the match and the memory

# What keypad calls the buttons; A and the cross more often, so that matches get somewhere.
B, A, START, SELECT, *CROSS = range(8)
KEYS = [*CROSS * 4, *[A] * 8, *[START] * 3, B, SELECT]


def run(game, seats, bots, presses):
    import keypad
    import supervisor

    now = 0

    def ticks_ms():
        return now & 0x1FFFFFFF

    supervisor.ticks_ms = ticks_ms  # before anybody asks for it

    from drawbridge.app import App
    from drawbridge.badge.hardware import Hardware
    from engine.games import GAMES

    dice = random.Random(f"{game} {seats} {bots}")
    players = [("", seat, 1 + seat % 3 if seat >= seats - bots else 0) for seat in range(seats)]
    screens = set()
    app = App(Hardware())
    for count in range(presses):
        if app.match is None and dice.random() < 0.05:  # back into the game
            app.settings.language = app.settings.language or "en"  # as the first start would ask
            app.start(*GAMES[game], players, "")
        key = dice.choice(KEYS)
        for pressed in (True, False):
            keypad.queue.append((key, pressed))
            now += FRAME * (20 if pressed and key == SELECT and dice.random() < 0.1 else 1)
            app.tick()
        screens.add(type(app.screen).__name__)
        if count % CHECK == 0:
            check(app)
    print(*sorted(screens))


def check(app):
    """The match is one that the rules allow, and the memory can be read."""
    from drawbridge.saved import Saved
    from engine.match import Match

    match = app.match
    if match is not None:
        again = Match.unpack(match.pack())
        assert again.journal == match.journal
        assert again.scores() == match.scores()
        assert again.legal() == match.legal()
        saved = Saved()
        assert not saved.lost
        if not match.over and saved.match is not None and saved.match.code == match.code:
            kept = saved.match.journal
            assert match.journal[: len(kept)] == kept


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / place) for place in ("tools/bench/standins", "lib", "")]
    sys.modules["micropython"] = SimpleNamespace(const=lambda number: number)
    run(*map(int, sys.argv[1:]))
