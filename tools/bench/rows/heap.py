# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine and a match of four at its end, when its journal is longest."""

from engine.match import Match
from rows.moves import random_moves


def build():
    """Return what is to stay in memory."""
