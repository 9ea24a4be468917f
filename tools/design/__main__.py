# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Searches for a side of Bridges: anneals many layouts, keeps those with the fewest faults,
measures them by the par of 30 deals and prints them, the best last. It must never change a board
itself: the one to play on is drawn by hand.
"""

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

from tools.design.anneal import anneal
from tools.design.hops import unreachable
from tools.design.layout import read_layout
from tools.design.measure import measure, sample

BOARDS = Path(__file__).parents[2] / "boards"

ANNEALINGS = 150
FINALISTS = 15
EASY_58, EASY_60 = 0.8, 1 / 3  # side A: the least share of deals that can reach 58, and 60
HARDER = (2, 4)  # side B: by how many points its mean par is lower


def candidates(side):
    """The layouts with the fewest faults."""
    found = {}
    for seed in tqdm(range(ANNEALINGS), "annealing", disable=None):
        layout, faults = anneal(side, seed)
        if not unreachable(layout.islands):
            found["\n".join(layout.rows())] = (faults, seed, layout)
    return sorted(found.values(), key=lambda entry: entry[:2])[:FINALISTS]


def merit_a(measured, _):
    """Side A: first the targets, then no useless lines, then a par that is not always the same."""
    good = measured.share(58) >= EASY_58 and measured.share(60) >= EASY_60
    return good, measured.rarest_line, -abs(measured.share(60) - 0.6)


def merit_b(measured, mean_a):
    """Side B: harder than A by the right amount and yet with a 60 somewhere; no useless lines."""
    good = HARDER[0] <= mean_a - measured.mean <= HARDER[1] and measured.share(60) > 0
    return good, measured.rarest_line, measured.share(60)


MERITS = {"A": merit_a, "B": merit_b}


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.design", description=__doc__)
    parser.add_argument("side", choices=sorted(MERITS))
    side = parser.parse_args(arguments).side
    codes = sample("design")
    mean_a = None
    if side == "B":
        side_a = read_layout((BOARDS / "bridges_a.txt").read_text(encoding="ascii"))
        mean_a = measure(side_a.board(), codes).mean
    entries = []
    for faults, seed, layout in tqdm(candidates(side), "measuring", disable=None):
        measured = measure(layout.board(), codes)
        entries.append((MERITS[side](measured, mean_a), faults, seed, layout, measured))
    for merit, faults, seed, layout, measured in sorted(entries, key=lambda entry: entry[0]):
        print(f"\nseed {seed}: faults {faults}, {len(layout.lines)} lines,", end=" ")
        print(f"{len(layout.crossings)} crossings; {measured}; merit {merit}")
        print("\n".join(layout.rows()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
