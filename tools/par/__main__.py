# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Prints the par of a deal and the sheet of a match that reaches it. It must never print a score
that the engine does not confirm.
"""

import argparse
import sys

from engine.bridges import SIDES, Bridges
from engine.route import Route
from tools.par import route
from tools.par.solve import deck_of, find_par, replay


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.par", description=__doc__)
    parser.add_argument("board", choices=[*SIDES, "route"])
    parser.add_argument("code", help="six letters that name the deal")
    parser.add_argument(
        "--effort",
        type=float,
        default=float("inf"),
        help="Bridges: give up on a score after so much work, about a second each; default: never",
    )
    options = parser.parse_args(arguments)
    game = Route() if options.board == "route" else Bridges(options.board)
    try:
        deck = deck_of(game, options.code)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    if game.name == "route":
        par = route.find_par(deck)
    else:
        par = find_par(game.board, deck, options.effort)
    match = replay(game, deck, par)
    verdict = "proven" if par.proven else f"perhaps more: at most {par.bound}"
    print(f"par {par.best}, {verdict}, {par.seconds:.1f} s")
    print(match.sheets[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
