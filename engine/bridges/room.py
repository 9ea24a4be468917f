# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""All or none: on which lines can the bridges of a card still all be drawn?

Tries bridges on the sheet itself and always takes them off again. Never asks whose turn it is.
Bridges that fit together fit in any order, so sets are tried in ascending order only.
"""

from engine.bridges.cards import MOST_BRIDGES

_FEW = 7  # up to so many open lines, trying all sets is the quickest way
_SAMPLE = 6  # bridges in the sample of sure_lines(); more do not make it faster


def legal_lines(sheet):
    """Return the lines on which the next bridge of the card may be drawn, ascending."""
    lines = sheet.open_lines()
    if sheet.left == 1:
        return lines
    if len(lines) <= _FEW:
        found = lines_of_full_sets(sheet, lines)
    else:
        found = sure_lines(sheet, lines)
        for at, line in enumerate(lines):
            found[at] = found[at] or completes(sheet, line, lines)
    return [line for at, line in enumerate(lines) if found[at]]


def sure_lines(sheet, lines):
    """Return for each of many lines whether it is legal at first sight.

    After some bridges that fit together (the sample) are drawn, a line that stands in the way of
    so few of them that enough are left is legal for sure.
    """
    sample = []
    for line in lines:
        if len(sample) >= _SAMPLE:
            break
        for _ in range(sheet.room(line)):
            sheet.draw(line)
            sample.append(line)
    spare = len(sample) - (sheet.left - 1)
    found = [sheet.in_the_way(line) <= spare for line in lines]
    for line in sample:
        sheet.erase(line)
    return found


def lines_of_full_sets(sheet, lines):
    """Return for each of a few open lines whether it is in any set of all bridges left."""
    found = [False] * len(lines)
    for first, first_line in enumerate(lines):
        sheet.draw(first_line)
        for second in range(first, len(lines)):
            second_line = lines[second]
            if all(found) or not sheet.room(second_line):
                continue
            if sheet.left < MOST_BRIDGES:
                found[first] = found[second] = True
                continue
            sheet.draw(second_line)
            for third in range(second, len(lines)):
                if sheet.room(lines[third]):
                    found[first] = found[second] = found[third] = True
            sheet.erase(second_line)
        sheet.erase(first_line)
    return found


def completes(sheet, line, lines):
    """Whether the card's other bridges can be drawn on some of the lines after one on this line."""
    if sheet.left == 1:
        return True
    sheet.draw(line)
    fits = _fits_one(sheet, lines) if sheet.left == 2 else _fits_two(sheet, lines)
    sheet.erase(line)
    return fits


def _fits_two(sheet, lines):
    for line in lines:
        room = sheet.room(line)
        if room:
            sheet.draw(line)
            fits = room == 2 or _fits_one(sheet, lines)
            sheet.erase(line)
            if fits:
                return True
    return False


def _fits_one(sheet, lines):
    for line in lines:
        if sheet.room(line):
            return True
    return False
