# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Writes evidence.txt: the par of 30 deals on both sides of Bridges, and what it says about them.
The deals are others than those by which the boards were chosen: a choice flatters its own sample.
"""

import sys
from importlib.metadata import version
from pathlib import Path

from tqdm import tqdm

from engine.bridges import SIDES, Bridges
from tools.boards.tables import write_whole
from tools.design.measure import EFFORT, Measure, sample
from tools.par.solve import deck_of, find_par, replay

EVIDENCE = Path(__file__).parent / "evidence.txt"

HEAD = """\
# Written by `python -m tools.design.evidence` with OR-Tools {version}.
# The par of 30 deals on both sides; 56-58 means that 56 was reached and 58 not excluded.
"""


def measure_side(game, codes):
    pars = []
    for code in tqdm(codes, f"side {game.side}"):
        deck = deck_of(game, code)
        par = find_par(game.board, deck, EFFORT)
        replay(game, deck, par)
        pars.append(par)
    return Measure(game.board, pars)


def entry(par):
    return f"{par.best}" if par.proven else f"{par.best}-{par.bound}"


def main():
    codes = sample("evidence")
    measures = [measure_side(Bridges(side), codes) for side in SIDES]
    text = HEAD.format(version=version("ortools"))
    for side, measured in zip(SIDES, measures):
        text += f"# side {side}: {measured}\n"
    for code, *pars in zip(codes, *(measured.pars for measured in measures)):
        text += " ".join([code, *map(entry, pars)]) + "\n"
    write_whole(EVIDENCE, text)
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
