# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program's `time`: seconds of the machine's virtual clock."""

from tools.sim import power

# What a sleep of nothing costs, so that a loop of such sleeps does not stand still.
_LEAST_US = 100


def monotonic() -> float:
    return power.current().clock.now_us / 1_000_000


def monotonic_ns() -> int:
    return int(power.current().clock.now_us * 1000)


def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    power.current().clock.advance(max(_LEAST_US, seconds * 1_000_000))
