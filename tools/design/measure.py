# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Measures a board by the par of sampled deals. The same sample serves all boards, so that they are
compared by their own merit, not by the luck of the cards.
"""

import random
from collections import Counter
from dataclasses import dataclass
from statistics import mean

from engine.bridges import Bridges
from engine.bridges.sheet import BRIDGE
from engine.deal import DEALS, code_of
from engine.match import END_TURN
from tools.par.solve import deck_of, find_par

DEALS_IN_SAMPLE = 30
EFFORT = 60  # for one total of one deal; few deals need more


def sample(name):
    """The codes of a named sample."""
    dice = random.Random(name)
    return [code_of(dice.randrange(DEALS)) for _ in range(DEALS_IN_SAMPLE)]


@dataclass
class Measure:
    """The pars of a sample of deals on one board."""

    board: object
    pars: list

    @property
    def mean(self):
        return mean(par.best for par in self.pars)

    def share(self, points):
        """Which share of the deals can reach so many points."""
        return mean(par.best >= points for par in self.pars)

    @property
    def rarest_line(self):
        """In which share of the matches the line that is least in use has a bridge."""
        used = Counter()
        for par in self.pars:
            used.update({move for move in par.journal if BRIDGE <= move < END_TURN})
        return min(used[BRIDGE + line] for line in range(self.board.LINES)) / len(self.pars)

    def __str__(self):
        return (
            f"mean {self.mean:.1f}, 58 in {self.share(58):.0%}, 60 in {self.share(60):.0%}, "
            f"proven {mean(par.proven for par in self.pars):.0%}, "
            f"every line in use in {self.rarest_line:.0%} or more"
        )


def measure(board, codes):
    game = Bridges()  # the cards are the same on every board
    return Measure(board, [find_par(board, deck_of(game, code), EFFORT) for code in codes])
