# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The figures as lines to read."""

import statistics

from tools.balance.measure import ALONE, OF_PAR
from tools.selfplay.figures import mean_of
from tools.selfplay.play import PLAYERS


def of(found, board, player, what):
    """The Mean of one figure."""
    (counts,) = (
        found[key]
        for key in found
        if (key.board, key.player, key.what) == (board.name, player, what)
    )
    return mean_of(list(counts.elements()))


def starts_of(found, board):
    """What is counted by start, if there are starts."""
    return sorted({k.what for k in found if k.board == board.name} - {ALONE, OF_PAR})


def par_line(board):
    deals = board.solved()
    pars = [deal.par for deal in deals]
    most = max(deal.bound for deal in deals)
    low = most - 2 if board.game == "bridges" else 45  # what the boards were designed for
    shares = [100 * statistics.mean(par >= points for par in pars) for points in (low, most)]
    proven = sum(deal.proven for deal in deals)
    return (
        f"par of {len(pars)} deals: {mean_of(pars)}; {low} or more in {shares[0]:.0f} %, "
        f"{most} in {shares[1]:.0f} %; proven: {proven}"
    )


def tables(boards, found):
    """Yield all lines."""
    for board in boards:
        yield f"\n{board.title}: {par_line(board)}"
        yield f"{'player':8} {'mean, 95 %':>13} {'percent of par':>16}"
        for player in PLAYERS:
            mean, percent = (str(of(found, board, player, what)) for what in (ALONE, OF_PAR))
            yield f"{player:8} {mean:>13} {percent:>16}"
        if starts := starts_of(found, board):
            yield f"{'by start':8} " + " ".join(f"{at:>13}" for at in range(1, len(starts) + 1))
            for player in PLAYERS:
                means = [of(found, board, player, what) for what in starts]
                middle = statistics.mean(mean.value for mean in means)
                spread = max(mean.value for mean in means) - min(mean.value for mean in means)
                row = " ".join(f"{mean!s:>13}" for mean in means)
                yield f"{player:8} {row}   apart: {100 * spread / abs(middle):.1f} %"
