# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Which boards the program runs on, and what it needs of one.

A PyBadge LC calls itself a PyBadge: that it has one light instead of five and no light sensor does
no harm.
"""

import board

KNOWN = ("pybadge", "edgebadge", "pygamer")

_NEEDED = (
    "DISPLAY", "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE",
    "NEOPIXEL", "A6", "LIGHT",
)  # fmt: skip


class UnknownBoard(Exception):
    """A board that lacks something; args are its name, what it lacks, and the known boards."""


def check():
    """Raise UnknownBoard unless the board has all that is needed.

    A board of another name that has it all is taken for a PyBadge, or a PyGamer if it has a stick.
    """
    if board.board_id in KNOWN:
        return
    lacks = [name for name in _NEEDED if not hasattr(board, name)]
    if lacks:
        raise UnknownBoard(board.board_id, ", ".join(lacks), ", ".join(KNOWN))
