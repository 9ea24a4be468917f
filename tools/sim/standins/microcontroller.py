# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `microcontroller`: pins, and the memory that survives switching off."""

from tools.sim import power


class Pin:
    """A pin of the chip; two names of one pin are one object."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"board.{self.name}"


def __getattr__(name):
    if name == "nvm":
        return power.current().memory
    raise AttributeError(f"module 'microcontroller' has no attribute {name!r}")
