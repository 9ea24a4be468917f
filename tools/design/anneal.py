# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Simulated annealing: from a random layout, by small changes, to one without faults. The same
seed always finds the same layout.

Along a row or column there is one line less than there are islands, so 18 islands have 36 lines
less one for each row and each column that they use. Hence an annealing first chooses those, and
then moves islands within them only.
"""

import math
import random
from itertools import combinations, pairwise, product

from tools.boards.bridges import COLUMNS, ROWS
from tools.design.layout import BLUE, IMAGES, PLAIN, RED, Layout
from tools.design.looks import WISHES, faults, outside

STEPS = 15000
HOT, COLD = 6.0, 0.2  # how many faults more a step may bring, at the beginning and at the end

MARKS = RED * 4 + BLUE * 3 + PLAIN * 11


def bands(size):
    """All choices of rows (or columns): the rim, and no empty ones side by side."""
    inner = range(1, size - 1)
    chosen = [{0, size - 1, *some} for count in inner for some in combinations(inner, count)]
    return [
        sorted(band)
        for band in chosen
        if all(one in band or other in band for one, other in pairwise(range(size)))
    ]


def frames(side):
    """All choices of rows and columns with as many lines as are wished for."""
    islands = len(MARKS)
    return [
        (rows, columns)
        for rows in bands(ROWS)
        for columns in bands(COLUMNS)
        if not outside(2 * islands - len(rows) - len(columns), WISHES[side].lines)
        and len(rows) * len(columns) > islands
    ]


def anneal(side, seed):
    """A layout for this side, and its faults."""
    dice = random.Random(f"{side} {seed}")
    cells = list(product(*dice.choice(frames(side))))
    now = Layout(dict(zip(dice.sample(cells, len(MARKS)), MARKS)))
    now_faults = faults(now, side)
    for step in range(STEPS):
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        then = change(now, cells, dice)
        then_faults = faults(then, side)
        if dice.random() < math.exp(min(0, now_faults - then_faults) / heat):
            now, now_faults = then, then_faults
    return now, now_faults


def change(layout, cells, dice):
    """Move one island to a free cell, or swap the marks of two; often the images do the same."""
    cell, other = dice.choice(layout.islands), dice.choice(cells)
    marks = dict(layout.marks)
    move(marks, cell, other)
    if dice.random() < 0.5:
        image = dice.choice(IMAGES)
        if image(cell) in marks and image(other) in cells:
            move(marks, image(cell), image(other))
    return Layout(marks)


def move(marks, cell, other):
    if other in marks:
        marks[cell], marks[other] = marks[other], marks[cell]
    else:
        marks[other] = marks.pop(cell)
