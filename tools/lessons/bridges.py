# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The lesson of Bridges: a chain of six islands is built, each round one idea more.

    tip 1 - begin 3 = flag 3 - third 2 - fourth 3 = last 2

The set-up writes the 3; then come the 1 with its bridge, two bridges to a flag, the flag's own
number and its last bridge. Two rounds pass by themselves, and the last 2 connects six islands.
"""

from itertools import pairwise

from engine.bridges import Bridges
from engine.bridges.cards import BRIDGES, CARDS, NUMBERS
from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tools.lessons.script import BY_ITSELF, READ, NoLesson, Script
from tools.sim.hands import way

ISLANDS = 6
MIDDLE = 3  # the row that the bubble never hides, whether it is above or below


def _card(number, bridges):
    return next(
        card for card in range(CARDS) if (NUMBERS[card], BRIDGES[card]) == (number, bridges)
    )


DECK = [_card(1, 1), _card(6, 2), _card(3, 1), _card(2, 1), _card(3, 2), _card(2, 3)]


def script():
    """The lesson on side A as Python source."""
    board = Bridges("A").board
    chains = [chain for chain in _chains(board, []) if _fits(board, chain)]
    if not chains:
        raise NoLesson("bridges, side A: no six islands in a row, the third with a flag")
    tip, begin, flag, third, fourth, last = min(chains, key=lambda chain: _cost(board, chain))
    line = _lines(board)
    lesson = Script(DECK, CARDS)
    lesson.add(0, READ)
    lesson.add(1, begin)
    lesson.add(2, END_TURN)
    lesson.add(3, tip)
    lesson.add(4, BRIDGE + line[tip, begin])
    lesson.add(5, END_TURN)
    lesson.add(6, BRIDGE + line[begin, flag])
    lesson.add(7, BRIDGE + line[begin, flag])
    lesson.add(8, END_TURN)
    lesson.add(9, flag)
    lesson.add(10, BRIDGE + line[flag, third])
    lesson.add(11, END_TURN)
    for move in (third, BRIDGE + line[third, fourth], END_TURN):
        lesson.add(BY_ITSELF, move)
    for move in (fourth, *[BRIDGE + line[fourth, last]] * 2, END_TURN):
        lesson.add(BY_ITSELF, move)
    lesson.add(12, READ)
    lesson.add(13, last)
    lesson.add(14, END_TURN)
    lesson.add(15, READ)
    lesson.add(16, READ)
    return lesson.source(Bridges.rounds)


def _lines(board):
    """The line between two islands, whichever is named first."""
    lines = {}
    for line in range(board.LINES):
        one, other = board.ENDS[2 * line], board.ENDS[2 * line + 1]
        lines[one, other] = lines[other, one] = line
    return lines


def _chains(board, chain):
    """All ways over six different islands, from neighbour to neighbour."""
    if len(chain) == ISLANDS:
        yield chain
        return
    for island in range(board.ISLANDS):
        if island not in chain and (not chain or (chain[-1], island) in _lines(board)):
            yield from _chains(board, [*chain, island])


def _fits(board, chain):
    """Only the third island has a flag, and no line of the chain crosses another."""
    if [bool(board.FLAGS[island]) for island in chain[:3]] != [False, False, True]:
        return False
    lines = [_lines(board)[pair] for pair in pairwise(chain)]
    crossed = [
        other
        for line in lines
        for other in board.CROSSINGS[board.CROSS_FROM[line] : board.CROSS_FROM[line + 1]]
    ]
    return not set(lines) & set(crossed)


def _cost(board, chain):
    """Presses of the cross, and above all nothing that the bubble would have to hide."""
    tip, begin, flag, third, _, last = chain
    rows = [board.PLACES[island] // 8 for island in chain]
    hidden = 0
    for step in (rows[:2], rows[1:3], rows[2:4], rows[5:]):
        hidden += min(step) < MIDDLE < max(step)
    stops = [_middle(board), begin, tip, begin, flag, last]
    presses = sum(len(way(board.PLACES, at, goal)) for at, goal in pairwise(stops))
    flags = sum(board.FLAGS[island] > 0 for island in chain[3:])
    return 100 * hidden + presses + flags, chain


def _middle(board):
    """Where the cursor is at the beginning: see screens/bridges.py."""

    def distance(island):
        row, column = divmod(board.PLACES[island], 8)
        return abs(2 * column - 7) + abs(2 * row - 6)

    return min(range(board.ISLANDS), key=distance)
