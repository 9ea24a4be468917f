# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A script as it is written down: the deck, and step by step a text and a move."""

from tools.boards.tables import constant
from tools.sim import simulator  # noqa: F401  puts in place what drawbridge imports

from drawbridge.lessons import BY_ITSELF, READ  # isort: skip

__all__ = ["BY_ITSELF", "READ", "NoLesson", "Script"]

_HEADER = """\
# Generated from boards/ by `python -m tools.lessons`: change the board or the tool, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""


class NoLesson(Exception):
    """A board on which a lesson cannot be given: one line that says what was looked for."""


class Script:
    """Steps in order. Every text is told once; a step without one goes on under the last text."""

    def __init__(self, deck, cards):
        """Complete the deck: the lesson needs only its first cards."""
        rest = [card for card in range(cards) if card not in deck]
        self._deck = bytes([*deck, *rest])
        self._steps = []

    def add(self, text, move):
        self._steps.append((text, move))

    def source(self, rounds):
        """The script as a Python file."""
        steps = bytes(item for step in self._steps for item in step)
        return "\n".join([
            _HEADER,
            constant("DECK", self._deck[:rounds], "The cards, first round first."),
            constant("STEPS", steps, "Two bytes a step; drawbridge.lessons says what they are.", 2),
        ])  # fmt: skip
