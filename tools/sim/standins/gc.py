# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program's `gc`. Memory is not simulated (the benchmarks measure it on a 32-bit machine): the
figures are those of a badge with nothing loaded, and never change."""

_HEAP = 159 * 1024


def collect():
    return None


def enable():
    return None


def disable():
    return None


def mem_free() -> int:
    return _HEAP


def mem_alloc() -> int:
    return 0
