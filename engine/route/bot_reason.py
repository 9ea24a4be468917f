# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a bot plays a turn of Route: a reason that is true of the turn, for a person to read."""


def reason(line, end, path, could_move):
    """Return the key of words and a number for a turn; the line makes the turn."""
    if not path:
        return ("why_wait" if could_move else "why_done", 0)
    reached = 0
    for field in path:
        number = line.board.NUMBERS[field]
        if line.full >> number & 1:
            reached = number
        line.grow(end, field)
    if reached:
        return ("why_full", reached)
    line.worth()
    if not line.cut_off:
        return ("why_none_left", 0)
    return ("why_both_ends", 0) if line.both else ("why_fields", len(path))
