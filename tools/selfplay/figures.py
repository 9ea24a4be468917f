# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What many totals say together: the mean, how sure it is, and how much of par that was."""

import importlib
import math
import statistics
from typing import NamedTuple

# So many standard errors to either side of a mean of many hold the true one in 95 of 100 cases.
_SURE = 1.96


class Mean(NamedTuple):
    """A mean, and how far to either side the true one may be, in 95 of 100 cases."""

    value: float
    margin: float

    def __str__(self):
        return f"{self.value:.1f} ± {self.margin:.1f}"


def mean_of(values):
    """Return the Mean of at least two values."""
    error = statistics.stdev(values) / math.sqrt(len(values))
    return Mean(statistics.fmean(values), _SURE * error)


def challenges_of(board):
    """Return {deal: par} of the challenges on a board; empty where there are none."""
    try:
        table = importlib.import_module(board.__name__.replace("boards.", "boards.challenges_"))
    except ModuleNotFoundError:
        return {}
    deals = [
        int.from_bytes(table.DEALS[at : at + 3], "big") for at in range(0, len(table.DEALS), 3)
    ]
    return dict(zip(deals, table.PARS))


def percent_of_par(totals, pars):
    """Return the Mean of how many percent of its par each total is."""
    return mean_of([100 * total / par for total, par in zip(totals, pars)])
