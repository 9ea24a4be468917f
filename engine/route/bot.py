# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays a turn of Route: step by step to where the most free fields are in reach.

Never touches the match: it plays on its own copy of the sheet.
"""

from engine.route.scoring import worths
from engine.route.sheet import NOTHING, STEP_OF_TAIL, Sheet

_END_TURN = 255


def whole_turn(match, level):
    """Think about the rest of a turn: yields between slices, returns its moves and the reason."""
    sheet = _copy(match.sheet)
    points = worths(match.sheets)
    moves = bytearray()
    while True:
        best = -1
        choice = _END_TURN
        yield
        for move in sheet.legal():
            yield
            sheet.play(move)
            number = sheet.board.NUMBERS[move % STEP_OF_TAIL]
            worth = sum(sheet.in_reach()) + (points[number] if number else 0)
            sheet.undo(move)
            if worth > best:
                best = worth
                choice = move
        moves.append(choice)
        if choice == _END_TURN:
            return bytes(moves), ("why_room", 0)
        sheet.play(choice)


def _copy(sheet):
    """Return a sheet with the same line and the same turn."""
    copy = Sheet(sheet.board, NOTHING)
    copy.came_from[:] = sheet.came_from
    copy.drawn[:] = sheet.drawn
    copy.reached = sheet.reached
    copy.ends[:] = sheet.ends
    copy.left[:] = sheet.left
    copy.card = sheet.card
    copy.began = sheet.began
    copy.grows = sheet.grows
    return copy
