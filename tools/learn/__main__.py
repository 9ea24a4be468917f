# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Learns the tables of Bridges' bots anew, each side in a process of its own, and writes them.

Goes on from the tables that are there, or with --afresh from a beginner's guess. Takes hours; it
may be interrupted at any time, and goes on where it was: until it is done, its work lies in
build/learn/. A few thousand matches are not enough: at first it takes great steps, which make good
tables worse. At the end it prints how strong they were and are; whoever is not content asks git for
the old ones.
"""

import argparse
import functools
import signal
import sys
from multiprocessing import Pool
from pathlib import Path

from tqdm import tqdm

from engine.bridges import SIDES
from tools.learn.learner import Learner
from tools.learn.places import beginners_table
from tools.learn.tables import FOLDER, ROUNDS, read_tables, write_table
from tools.selfplay.figures import mean_of
from tools.selfplay.play import deals_of

ROOT = Path(__file__).parents[2]
KEEP_EVERY = 500  # matches


def first_tables(options, side):
    return [beginners_table() for _ in ROUNDS] if options.afresh else read_tables(FOLDER, side)


def kept_at(options, side):
    return options.build / f"bridges_{side.lower()}.json"


def learn_side(options, side):
    """Return the tables of a side when all matches are played, and keep them on the way."""
    learner = Learner(side, options.seed, first_tables(options, side))
    learner.go_on(kept_at(options, side))
    with tqdm(
        desc=f"side {side}",
        total=options.matches,
        initial=learner.learned,
        position=SIDES.index(side),
        unit=" matches",
    ) as bar:
        while learner.learned < options.matches:
            learner.learn()
            bar.update()
            if learner.learned % KEEP_EVERY == 0 or learner.learned == options.matches:
                learner.save(kept_at(options, side))
    return learner.worths


def write_side(options, side, tables):
    """Write the tables of a side and let go what was kept; return how much better they are."""
    before = strength(side, first_tables(options, side), options)
    for after, worths in zip(ROUNDS, tables):
        write_table(options.folder, side, after, worths)
    kept_at(options, side).unlink(missing_ok=True)
    now = strength(side, read_tables(options.folder, side), options)
    return f"side {side}: mean {before} before, {now} now"


def strength(side, tables, options):
    """Return the mean of what somebody with these tables reaches, who never looks ahead."""
    player = Learner(side, options.seed, tables)
    return mean_of([player.total(deal) for deal in deals_of(options.seed, options.measured)])


def _leave_interrupts_to_the_parent():
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description=__doc__)
    parser.add_argument("--matches", type=int, default=250_000, help="a side; default: 250000")
    parser.add_argument("--seed", type=int, default=1, help="which matches; default: 1")
    parser.add_argument("--afresh", action="store_true", help="forget what was learned so far")
    parser.add_argument(
        "--measured", type=int, default=200, help="deals for the means; default: 200"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the tables go")
    parser.add_argument(
        "--build", type=Path, default=ROOT / "build" / "learn", help="for its state"
    )
    options = parser.parse_args(arguments)
    try:
        with Pool(len(SIDES), _leave_interrupts_to_the_parent) as pool:
            learned = pool.map(functools.partial(learn_side, options), SIDES, 1)
    except KeyboardInterrupt:
        print(f"\nnot done; the same command goes on with what is in {options.build}")
        return 130
    for side, tables in zip(SIDES, learned):
        print(write_side(options, side, tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
