# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a bot of Bridges plays as it does: one true reason for the first move of its turn."""

from engine.bridges.outlook import Outlook
from engine.bridges.scoring import GROUP

_END_TURN = 255


def reason_for(sheet, moves, against_others):
    """Return the key of some words and a number in them; the sheet is as before the moves."""
    first = moves[0]
    if first == _END_TURN:
        return ("why_wait" if sheet.legal() else "why_done"), 0
    if not sheet.number:
        return ("why_little_room", 0) if against_others else ("why_number", 3 + first // 32)
    outlook = Outlook(sheet)
    had_group = outlook.largest_group() >= GROUP
    for move in moves[:-1]:
        outlook.play(move, sheet.number)
    islands = _touched(sheet.board, first)
    for island in islands:
        if island in outlook.news:
            if outlook.all_finished(sheet.board.FLAGS[island]):
                return ("why_all_red", "why_all_blue")[sheet.board.FLAGS[island] - 1], 0
            if not had_group and outlook.largest_group() >= GROUP:
                return "why_group", outlook.largest_group()
            return "why_finishes", len(outlook.news)
    for island in islands:
        if sheet.board.FLAGS[island]:
            return ("why_flag_red", "why_flag_blue")[sheet.board.FLAGS[island] - 1], 0
    if first < 64:
        return "why_number", sheet.number
    return "why_nearer", min([outlook.slack[at] for at in islands if outlook.numbers[at]])


def _touched(board, move):
    """Return the islands that a move changes."""
    if move < 64:
        return (move,)
    line = move - 64
    return board.ENDS[2 * line], board.ENDS[2 * line + 1]
