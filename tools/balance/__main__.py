# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Prints and plots the balance of the boards: par, and what players reach, by side and by start.
Plays only what is not yet in figures.txt, or was played with other boards or bots.
"""

import argparse
import sys

from tools.balance import figures, plot
from tools.balance.boards import BOARDS
from tools.balance.measure import keys, measure
from tools.balance.tables import tables


def collect(path):
    """All figures, as far as possible from a file, which is written anew after each that was
    played."""
    known = figures.read(path)
    wanted = keys(BOARDS)
    found = {key: known[key] for key in wanted if key in known}
    boards = {board.name: board for board in BOARDS}
    for key in wanted:
        if key not in found:
            found[key] = measure(boards[key.board], key)
            figures.write({each: found[each] for each in wanted if each in found}, path)
    return {key: found[key] for key in wanted}


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.parse_args(arguments)
    found = collect(figures.PLACE)
    for line in tables(BOARDS, found):
        print(line)
    for path in plot.plot(BOARDS, found):
        print(f"drawn: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
