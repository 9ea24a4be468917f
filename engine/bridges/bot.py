# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays a turn of Bridges: always the move after which the sheet looks best.

Never touches the match: it plays on its own copy of the sheet.
"""

from engine.bridges.sheet import MOST_ON_ISLAND, MOST_ON_LINE, Sheet

_END_TURN = 255
_NOTHING = 255

_FINISHED = 20
_FLAG = 6


def whole_turn(match, level):
    """Think about the rest of a turn: yields between slices, returns its moves and the reason."""
    sheet = _copy(match.sheet)
    moves = bytearray()
    while True:
        best = _worth(sheet)
        choice = _END_TURN
        if sheet.why_not_end():
            best = -1
        yield
        for move in sheet.legal():
            yield
            sheet.play(move)
            worth = _worth(sheet)
            sheet.undo(move)
            if worth > best:
                best = worth
                choice = move
        moves.append(choice)
        if choice == _END_TURN:
            return bytes(moves), ("why_room", 0)
        sheet.play(choice)


def _copy(sheet):
    """Return a sheet with the same strokes and the same turn."""
    copy = Sheet(sheet.board)
    copy.numbers[:] = sheet.numbers
    copy.loads[:] = sheet.loads
    copy.bridges[:] = sheet.bridges
    copy.barred[:] = sheet.barred
    copy.number = sheet.number
    copy.asked = sheet.asked
    copy.left = sheet.left
    copy.wrote = sheet.wrote
    return copy


def _worth(sheet):
    """Return how promising a sheet is: what is finished, and what still can be."""
    board = sheet.board
    worth = 0
    for island in range(board.ISLANDS):
        number = sheet.numbers[island]
        room = 0
        for line in board.LINES_AT[4 * island : 4 * island + 4]:
            if line != _NOTHING and not sheet.barred[line]:
                other = board.ENDS[2 * line] + board.ENDS[2 * line + 1] - island
                room += min(MOST_ON_LINE - sheet.bridges[line], sheet.slack(other))
        spare = room - sheet.slack(island)
        if not number:
            worth += min(room + sheet.loads[island], MOST_ON_ISLAND)
        elif number == sheet.loads[island]:
            worth += _FINISHED + (_FLAG if board.FLAGS[island] else 0)
        elif spare >= 0:
            worth += 8 + min(spare, 3) + 8 * sheet.loads[island] // number
    return worth + sum(sheet.loads) // 2
