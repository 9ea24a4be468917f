# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Par the plain way: play every match that the engine allows. For boards of a few islands and a few
rounds only; it must never leave out a match because it looks bad.
"""

import copy

from engine.bridges import scoring
from engine.bridges.sheet import Sheet


def best_score(board, deck):
    """The highest score of all matches on these cards."""
    sheets = {0: Sheet(board)}
    for round_number, card in enumerate([None, *deck]):  # round 0 is the set-up
        afterwards = {}  # by position: the same position goes on in the same ways
        for sheet in sheets.values():
            sheet.begin(card)
            play_turns(sheet, {}, afterwards)
        if round_number:
            for sheet in afterwards.values():
                scoring.awards([sheet], round_number)
        sheets = afterwards
    return max(sum(scoring.score(sheet)) for sheet in sheets.values())


def play_turns(sheet, during, afterwards):
    """Play all turns that are possible now; note the positions during them, and afterwards."""
    position = (*sheet.numbers, *sheet.bridges, *sheet.bonuses)
    if position in during:
        return
    during[position] = True
    if not sheet.why_not_end():
        afterwards[position] = copy_of(sheet)
    for move in sheet.legal():
        sheet.play(move)
        play_turns(sheet, during, afterwards)
        sheet.undo(move)


def copy_of(sheet):
    twin = copy.copy(sheet)
    for name, value in vars(sheet).items():
        if isinstance(value, bytearray):
            setattr(twin, name, bytearray(value))
    return twin
