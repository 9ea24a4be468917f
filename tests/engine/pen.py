# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A short way to say positions and turns of Bridges in tests. Runs on the VM too."""

from engine.bridges import Bridges
from engine.bridges.sheet import BRIDGE, Sheet
from engine.match import END_TURN, Match
from tests.engine import sample_board

# Three of the many ways to cover all islands of the sample board with bridges that do not cross.
# Every pair of islands with the number of bridges between them.
ALL_ISLANDS = {
    (0, 1): 2, (1, 2): 1, (2, 3): 1, (3, 7): 1, (4, 5): 1, (5, 6): 1, (6, 7): 1, (8, 9): 1,
    (4, 10): 1, (10, 11): 1, (11, 12): 1, (12, 13): 1, (14, 15): 1, (15, 16): 1, (16, 17): 1,
}  # fmt: skip


def line(one, other):
    """Return the line between two neighbours of the sample board."""
    ends = sample_board.ENDS
    for number in range(sample_board.LINES):
        if {ends[2 * number], ends[2 * number + 1]} == {one, other}:
            return number
    raise ValueError("no line between %d and %d" % (one, other))


def bridge(one, other):
    """Return the move that draws a bridge between two neighbours."""
    return BRIDGE + line(one, other)


def card(number, bridges):
    return 3 * (number - 1) + bridges - 1


def sample_game(side="A"):
    game = Bridges(side)
    game.board = sample_board
    return game


def deck(*first):
    """Return a deck that begins with these (number, bridges) and goes on with the others."""
    cards = [card(number, bridges) for number, bridges in first]
    cards += [other for other in range(18) if other not in cards]
    return cards[:17]


def write(sheet, numbers):
    """Put numbers on islands, without asking whether that is legal."""
    for island in numbers:
        sheet.begin(card(numbers[island], 1))
        sheet.play(island)


def draw(sheet, bridges):
    """Put bridges between islands, without asking whether that is legal."""
    for pair in bridges:
        for _ in range(bridges[pair]):
            sheet.begin(card(1, 1))
            sheet.play(bridge(pair[0], pair[1]))


def finish(sheet, bridges):
    """Draw bridges and write on every island at their ends the number that finishes it."""
    draw(sheet, bridges)
    for island in range(sample_board.ISLANDS):
        if sheet.loads[island] and not sheet.numbers[island]:
            write(sheet, {island: sheet.loads[island]})


def position(numbers=None, bridges=None, play=(1, 1)):
    """Return a sheet with these numbers and bridges, at the beginning of a turn on a card."""
    sheet = Sheet(sample_board)
    draw(sheet, bridges or {})
    write(sheet, numbers or {})
    sheet.begin(card(play[0], play[1]))
    return sheet


def started(seats, cards=None, side="A"):
    """Return a match on the sample board after a set-up with a 3 on island 15 for everybody."""
    match = Match(sample_game(side), seats, deck=cards or deck())
    for _ in range(seats):
        match.play(15)
        match.play(END_TURN)
    return match


def pass_round(match):
    """Let every seat end its turn without a stroke; return the awards of the round."""
    for _ in range(match.seats):
        match.play(END_TURN)
    return match.awards
