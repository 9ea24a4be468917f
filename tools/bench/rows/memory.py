# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Measures what stays in memory. Generators, see rows/__init__.py: garbage goes at each yield."""

import gc


def kept_by(build, *arguments):
    """Return the kilobytes that what build() returns keeps in memory, its code included."""
    yield
    before = gc.mem_alloc()
    kept = build(*arguments)
    yield
    kilobytes = (gc.mem_alloc() - before) / 1024
    del kept
    return kilobytes


def peak_of(journey):
    """Return the most kilobytes that were in use whenever a journey rested.

    journey is a generator; its own code is not counted, what it loads and makes is.
    """
    yield
    before = gc.mem_alloc()
    peak = 0
    for _ in journey:
        yield
        peak = max(peak, gc.mem_alloc() - before)
    return peak / 1024
