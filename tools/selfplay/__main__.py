# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Prints how strong the bots are: alone on many deals, and on the challenges, whose par is known.
With --seats, how they do in matches against each other.
"""

import argparse
import sys
import time

from engine.games import GAMES, make_game
from tools.selfplay.figures import challenges_of, mean_of, percent_of_par
from tools.selfplay.play import PLAYERS, deals_of, play_all, solo_totals

TITLES = [f"{name}-{side}".strip("-").lower() for name, side in GAMES]


def players_of(names):
    """Return the players of a list like `strong,random`."""
    try:
        return [PLAYERS.index(name) for name in names.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"{names}: players are {', '.join(PLAYERS)}") from None


def alone(name, side, players, deals):
    """Yield the lines of the table of those who play alone."""
    challenges = challenges_of(make_game(name, side).board)
    for player in players:
        begin = time.monotonic()
        totals = solo_totals(name, side, player, deals, PLAYERS[player])
        speed = len(deals) / (time.monotonic() - begin)
        of_par = "-"
        if challenges:
            reached = solo_totals(name, side, player, list(challenges), "challenges")
            of_par = f"{percent_of_par(reached, challenges.values())} %"
        mean = str(mean_of(totals))
        yield f"{PLAYERS[player]:8} {mean:>13} {max(totals):5} {of_par:>14} {speed:12.1f}"


def together(name, side, players, deals):
    """Yield the lines of the table of those who play against each other.

    The seats move on with the deals, so that it is no matter who sits where.
    """
    totals = [[] for _ in players]
    wins = [0] * len(players)
    for turn in range(len(players)):
        order = players[turn:] + players[:turn]
        for scores in play_all(name, side, order, deals[turn :: len(players)], f"order {turn + 1}"):
            reached = [score[0] for score in scores]
            for seat, total in enumerate(reached):
                who = (seat + turn) % len(players)
                totals[who].append(total)
                wins[who] += (total == max(reached)) / reached.count(max(reached))
    for who, player in enumerate(players):
        share = 100 * wins[who] / len(deals)
        mean = str(mean_of(totals[who]))
        yield f"{PLAYERS[player]:8} {mean:>13} {max(totals[who]):5} {share:12.1f} %"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.selfplay", description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="board", help=", ".join(TITLES))
    parser.add_argument("--players", type=players_of, default=list(range(len(PLAYERS))))
    parser.add_argument("--seats", type=players_of, help="two to four players, for one match")
    parser.add_argument("--matches", type=int, default=500, help="for each line; default: 500")
    parser.add_argument("--seed", type=int, default=1, help="which deals; default: 1")
    options = parser.parse_args(arguments)
    unknown = [board for board in options.boards if board not in TITLES]
    if unknown:
        parser.error(f"no board {unknown[0]}: there are {', '.join(TITLES)}")
    deals = deals_of(options.seed, options.matches)
    for board in options.boards or TITLES:
        name, side = GAMES[TITLES.index(board)]
        print(f"\n{board}: {len(deals)} deals of seed {options.seed}")
        if options.seats:
            print(f"{'player':8} {'mean, 95 %':>13} {'best':>5} {'wins':>14}")
            lines = together(name, side, options.seats, deals)
        else:
            print(f"{'player':8} {'mean, 95 %':>13} {'best':>5} {'of par':>14} {'matches/s':>12}")
            lines = alone(name, side, options.players, deals)
        for line in lines:
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
