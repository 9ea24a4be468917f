# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Simulated annealing: from a random layout, by small changes, to one without faults. The same
seed always finds the same layout.
"""

import math
import random

from tools.boards.bridges import COUNTS
from tools.design.layout import BLUE, PLAIN, RED, UPPER_HALF, Layout, turned
from tools.design.looks import faults

STEPS = 15000
HOT, COLD = 6.0, 0.2  # how many faults more a step may bring, at the beginning and at the end

PAIRS = COUNTS[0][1] // 2
# The marks of the pairs: an island and its other half. The third blue flag has no partner.
MARKS = [RED + RED, RED + RED, BLUE + BLUE, BLUE + PLAIN]
MARKS += [PLAIN + PLAIN] * (PAIRS - len(MARKS))


def anneal(side, seed):
    """A layout for this side, and its faults."""
    dice = random.Random(f"{side} {seed}")
    pairs = dict(zip(dice.sample(UPPER_HALF, PAIRS), MARKS))
    now = layout_of(pairs)
    now_faults = faults(now, side)
    for step in range(STEPS):
        if now_faults == 0:
            break
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        changed = change(pairs, dice)
        then = layout_of(changed)
        then_faults = faults(then, side)
        if dice.random() < math.exp(min(0, now_faults - then_faults) / heat):
            pairs, now, now_faults = changed, then, then_faults
    return now, now_faults


def change(pairs, dice):
    """Move one pair, or swap the marks of two, or of the two islands of one."""
    cells = list(pairs)
    cell = dice.choice(cells)
    changed = dict(pairs)
    if dice.random() < 0.6:
        free = dice.choice([other for other in UPPER_HALF if other not in pairs])
        changed[free] = changed.pop(cell)
    else:
        other = dice.choice(cells)
        changed[cell], changed[other] = changed[other][::-1], changed[cell]
    return changed


def layout_of(pairs):
    marks = {cell: mark[0] for cell, mark in pairs.items()}
    marks.update((turned(cell), mark[1]) for cell, mark in pairs.items())
    return Layout(marks)
