# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The lesson of Route: two steps, then two of the other end, which goes on to a number.

The key of the last step but one leaves two ways open, so that the second key can be shown; all
other steps take one key.
"""

from engine.match import END_TURN
from engine.route import Route
from engine.route.cards import AREAS, CARDS, COLOURS
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL, Sheet
from tools.lessons.script import READ, NoLesson, Script

UP_OR_DOWN = ((1, 2), (4, 5))  # places in NEIGHBOURS that share a key
MIDDLE = 4  # the row that the bubble never hides, whether it is above or below


def script():
    """The lesson as Python source."""
    board = Route().board
    plans = list(_plans(board))
    if not plans:
        raise NoLesson("route: no number in four steps from the first start by three cards")
    turns = min(plans, key=lambda turns: _cost(board, turns))
    (first, second), (other, further), (asked, number) = [moves for _, moves in turns]
    lesson = Script([card for card, _ in turns], CARDS)
    lesson.add(0, READ)
    lesson.add(1, board.STARTS[0])
    lesson.add(2, END_TURN)
    lesson.add(3, first)
    lesson.add(4, second)
    lesson.add(5, END_TURN)
    lesson.add(6, other)
    lesson.add(7, further)
    lesson.add(8, END_TURN)
    lesson.add(9, asked)
    lesson.add(10, number)
    lesson.add(11, END_TURN)
    lesson.add(12, READ)
    lesson.add(13, READ)
    return lesson.source(Route.rounds)


def _plans(board):
    """All ways to give the lesson: three turns, each a card and two moves."""
    for first in _turns(board, [], HEAD):
        for second in _turns(board, [first], TAIL):
            yield from [[first, second, third] for third in _last(board, [first, second])]


def _turns(board, before, end):
    """Two steps that take one key each, none to a number; for each pair of steps one card."""
    found = {}
    for card in _cards_left(before):
        for moves, asks in _pairs(board, before, card, end):
            numbers = [board.NUMBERS[move % STEP_OF_TAIL] for move in moves]
            if not any(asks) and not any(numbers) and _uses_up(board, card, moves[0]):
                found.setdefault(moves, card)
    return [(card, moves) for moves, card in found.items()]


def _last(board, before):
    """Two more of the tail: a second key for the first, a number under the second."""
    for card in _cards_left(before):
        for moves, asks in _pairs(board, before, card, TAIL):
            numbers = [board.NUMBERS[move % STEP_OF_TAIL] > 0 for move in moves]
            if asks == [True, False] and numbers == [False, True]:
                yield card, moves


def _cards_left(turns):
    return [card for card in range(CARDS) if card not in [used for used, _ in turns]]


def _pairs(board, before, card, end):
    """Every two steps of one end on a card, and for each of the two whether its key asks."""
    sheet = Sheet(board, board.STARTS[0])
    for used, moves in before:
        sheet.begin(used)
        for move in moves:
            sheet.play(move)
    sheet.begin(card)
    for move in _steps(sheet, end):
        asks = _asks(sheet, end, move)
        sheet.play(move)
        pairs = [((move, other), [asks, _asks(sheet, end, other)]) for other in _steps(sheet, end)]
        sheet.undo(move)
        yield from pairs


def _steps(sheet, end):
    return [move for move in sheet.legal() if move // STEP_OF_TAIL == end]


def _uses_up(board, card, move):
    """Whether a step takes the only area of its colour."""
    return AREAS[COLOURS * card + board.COLOURS[move % STEP_OF_TAIL]] == 1


def _asks(sheet, end, move):
    """Whether the key of a step could mean two fields."""
    around = sheet.board.NEIGHBOURS[6 * sheet.ends[end] : 6 * sheet.ends[end] + 6]
    for pair in UP_OR_DOWN:
        moves = [STEP_OF_TAIL * end + around[side] for side in pair if around[side] != NOTHING]
        if move in moves:
            return set(moves) <= set(sheet.legal()) and len(moves) > 1
    return False


def _cost(board, turns):
    """Nothing that the bubble would have to hide, and a small number, as one should begin with."""
    hidden = 0
    for _, moves in turns:
        rows = [board.PLACES[2 * (move % STEP_OF_TAIL)] for move in moves]
        hidden += min(rows) < MIDDLE < max(rows)
    return hidden, board.NUMBERS[turns[-1][1][-1] % STEP_OF_TAIL], turns
