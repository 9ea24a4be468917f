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


class BadCode(ValueError):
    """A text that is no code. reason is "code_length", "code_letter" or "code_slip"."""

    def __init__(self, reason, message):
        super().__init__(message)
        self.reason = reason
