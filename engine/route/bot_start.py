# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Where a bot that plays Route alone begins."""

from engine.route.sheet import HEAD, TAIL


def best_start(line):
    """Return the start that promises most: yields between slices."""
    worths = []
    for start in line.board.STARTS:
        line.grow(HEAD, start)
        line.ends[TAIL] = start
        line.measure()
        worths.append(line.worth())
        line.shrink(HEAD)
        yield
    return line.board.STARTS[worths.index(max(worths))]
