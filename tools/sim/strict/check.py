# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The questions that CircuitPython's own bindings ask of an argument, with its words."""

from operator import index as whole


def in_range(value, least, most, name):
    """A whole number between two limits, both included: TypeError, ValueError."""
    number = whole(value)
    if not least <= number <= most:
        raise ValueError(f"{name} must be {least}-{most}")
    return number


def place(value, length, name):
    """A place that exists, counted from 0; a negative one does not: TypeError, IndexError."""
    number = whole(value)
    if not 0 <= number < length:
        raise IndexError(f"{name} must be 0-{length - 1}")
    return number


def no_slice(index):
    if isinstance(index, slice):
        raise NotImplementedError("Slices not supported")
