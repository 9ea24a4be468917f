# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The figures as pictures for README. It must never show a mean without how sure it is."""

from collections import Counter
from pathlib import Path

import matplotlib

matplotlib.use("Agg")  # no screen is needed

from matplotlib import pyplot  # noqa: E402

from tools.balance.measure import ALONE, OF_PAR  # noqa: E402
from tools.balance.tables import of, starts_of  # noqa: E402
from tools.selfplay.figures import mean_of  # noqa: E402
from tools.selfplay.play import PLAYERS  # noqa: E402

FOLDER = Path(__file__).parent

INK = "#2b2b33"
SHADES = {
    "random": "#9aa3ad",
    "easy": "#e0a030",
    "medium": "#3f9b6c",
    "strong": "#3b6fb6",
    "par": "#b5384a",
}
BAND = 5  # percent: how far apart the starts may be

STYLE = {
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titleweight": "bold",
    "font.size": 10,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def plot(boards, found):
    """Draw all pictures; the places where they are."""
    with pyplot.rc_context(STYLE):
        return [totals(boards, found), strength(boards, found)]


def save(figure, name):
    path = FOLDER / name
    figure.savefig(path, dpi=100, metadata={"Software": None})
    pyplot.close(figure)
    return path


# -- how totals are distributed -------------------------------------------------------------------


def totals(boards, found):
    """A row a player, a hill a row: how often each total occurs; par on top."""
    figure, axes = pyplot.subplots(1, len(boards), figsize=(11, 4.2), layout="constrained")
    for axis, board in zip(axes, boards):
        rows = {
            player: counts
            for player in PLAYERS
            for key, counts in found.items()
            if (key.board, key.player, key.what) == (board.name, player, ALONE)
        }
        rows["par"] = Counter(deal.par for deal in board.solved())
        for at, (name, counts) in enumerate(rows.items()):
            hill(axis, at, counts, SHADES[name])
        means = [mean_of(list(counts.elements())) for counts in rows.values()]
        axis.set_yticks(range(len(rows)), [f"{name}\n{mean}" for name, mean in zip(rows, means)])
        axis.set_title(board.title)
        axis.set_xlabel("points, one player alone")
        axis.tick_params(axis="y", length=0)
        axis.spines["left"].set_visible(False)
    return save(figure, "totals.png")


def hill(axis, at, counts, shade):
    """One distribution, as high as its highest value; a dot under its mean."""
    values = range(min(counts) - 1, max(counts) + 2)
    most = max(counts.values())
    heights = [at + 0.8 * counts[value] / most for value in values]
    axis.fill_between(values, at, heights, step="mid", color=shade, linewidth=0)
    axis.axhline(at, color=INK, linewidth=0.3)
    axis.plot(mean_of(list(counts.elements())).value, at - 0.06, "^", color=INK, markersize=4)


# -- how strong players are, and where they begin -------------------------------------------------


def strength(boards, found):
    """Percent of par by player; beside it, Route's means by start."""
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 3.8), layout="constrained")
    for at, board in enumerate(boards):
        for place, player in enumerate(PLAYERS):
            mean = of(found, board, player, OF_PAR)
            where = at + (place - 1.5) * 0.19
            left.bar(where, mean.value, 0.17, color=SHADES[player], label=player if not at else "")
            left.errorbar(where, mean.value, mean.margin, color=INK, capsize=2, linewidth=1)
    left.axhline(0, color=INK, linewidth=0.8)
    left.set_xticks(range(len(boards)), [board.title for board in boards])
    left.set_title("percent of par, on the challenges")
    left.legend(frameon=False, ncols=4, fontsize=8, loc="upper center")
    left.set_ylim(top=112)
    by_start(right, boards[-1], found)
    return save(figure, "strength.png")


def by_start(axis, board, found):
    starts = starts_of(found, board)
    for player in PLAYERS:
        means = [of(found, board, player, what) for what in starts]
        values = [mean.value for mean in means]
        middle = sum(values) / len(values)
        reach = abs(middle) * BAND / 200
        places = range(1, len(starts) + 1)
        axis.axhspan(middle - reach, middle + reach, color=SHADES[player], alpha=0.2, linewidth=0)
        margins = [mean.margin for mean in means]
        axis.errorbar(places, values, margins, fmt="o", color=SHADES[player], capsize=3)
        axis.annotate(player, (len(starts) + 0.25, middle), va="center", color=SHADES[player])
    axis.set_xlim(0.6, len(starts) + 0.9)
    axis.set_xticks(range(1, len(starts) + 1))
    axis.set_title(f"{board.title}: mean by start; shaded: {BAND} %")
    axis.set_xlabel("start")
    axis.set_ylabel("points")
