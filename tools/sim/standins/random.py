# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program's `random`: only what CircuitPython has, and the same numbers for the same machine
seed, so that a script can be played again."""

from tools.sim import power


def seed(number=None):
    power.current().random.seed(number)


def getrandbits(bits):
    if not 0 <= bits <= 32:
        raise ValueError("bits must be 32 or less")
    return power.current().random.getrandbits(bits) if bits else 0


def randrange(*limits):
    return power.current().random.randrange(*limits)


def randint(first, last):
    return power.current().random.randint(first, last)


def choice(sequence):
    return power.current().random.choice(sequence)


def random() -> float:
    return power.current().random.random()


def uniform(first, last) -> float:
    return power.current().random.uniform(first, last)
