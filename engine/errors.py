# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the engine raises besides ValueError for options that make no sense."""


class IllegalMove(Exception):
    """A move that the rules do not allow now; reason is the word that why_not() gave."""

    def __init__(self, reason):
        super().__init__("illegal move: " + reason)
        self.reason = reason


class BadRecord(ValueError):
    """A saved match that cannot be trusted: torn, altered, foreign, or of another version."""
