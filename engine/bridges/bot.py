# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays a turn of Bridges: it follows the most promising beginnings to the turn's end,
and looks from the best of those ends at what the cards that may come next would make of them.

Never touches the match: it thinks on an Outlook of its own.
"""

from engine.bridges.cards import BRIDGES, CARDS, NUMBERS
from engine.bridges.learned import POINT
from engine.bridges.outlook import Outlook

_END = b"\xff"
_NOTHING = 255
_EVERYTHING = 99

# For each level: how many numbers and how many bridges are followed, how many ends of the turn are
# looked at from the cards to come, and how many rounds it thinks have been played, at least: an
# easy bot is short-sighted and takes the match for nearly over.
_LEVELS = ((0, 0, 0, 0), (1, 1, 0, 13), (1, 1, 0, 0), (6, 4, 6, 0))
_CARDS = 4  # so many of those that may come next stand for all


def whole_turn(match, level):
    """Think about the rest of a turn: yields between slices, returns its moves and the reason."""
    sheet = match.sheet
    moves = b""
    if sheet.number:
        moves = yield from _turn(match, *_LEVELS[level])
    elif sheet.wrote == _NOTHING:
        from engine.bridges.bot_set_up import set_up

        moves = yield from set_up(match)
    from engine.bridges.reason import reason_for  # here, so that it is not in memory before

    return moves + _END, reason_for(sheet, moves + _END, match.seats > 1)


def _turn(match, numbers, bridges, ends, as_if):
    """Return the moves of a turn, without its end."""
    sheet = match.sheet
    outlook = Outlook(sheet)
    worths, points, left = _judgement(match, match.round, as_if)
    outlook.judge(worths, points, left)
    yield
    untouched = sheet.left == sheet.asked
    begun = (untouched and sheet.wrote == _NOTHING, sheet.left, untouched)
    turns = yield from turns_of(outlook, sheet.number, begun, numbers, bridges)
    if not turns:  # the bridges that are left fit only where few would look
        turns = yield from turns_of(outlook, sheet.number, begun, _EVERYTHING, _EVERYTHING)
    outlook = worths = None  # to make room
    if ends and match.round < match.game.rounds:
        return (yield from _best_of(turns[:ends], match, points))
    return turns[0][1]


def _judgement(match, round_number, as_if):
    """Return what an outlook judges by at the end of a round."""
    from engine.bridges.learned import judgement  # here, so that it can be let go afterwards

    return judgement(match, round_number, as_if)


def turns_of(outlook, number, begun, numbers, bridges):
    """Return ways to play the rest of a turn, the best first: a list of (worth, moves).

    begun is whether a number may be written, how many bridges are left to draw, and whether the
    turn may end without them.
    """
    may_write, left, may_stop = begun
    front = [(outlook.worth(), b"")]
    if may_write:
        for island in outlook.writable(number):
            outlook.play(island, number)
            front.append((outlook.worth(), bytes((island,))))
            outlook.undo(island)
        yield
    _keep(front, numbers)
    turns = front[:] if may_stop or not left else []
    while left:
        known = []
        following = []
        for _, moves in front:
            _expand(outlook, number, moves, known, following, numbers)
            yield
        left -= 1
        _keep(following, bridges if left else numbers)
        front = following
    turns += front
    _keep(turns, numbers)
    return turns


def _keep(turns, count):
    """Keep only the best ones, in order."""
    turns.sort(reverse=True)
    while len(turns) > count:
        turns.pop()


def _expand(outlook, number, moves, known, following, count):
    """Add the best ways to go on with one more bridge that are not known from another order."""
    for move in moves:
        outlook.play(move, number)
    for move in outlook.drawable():
        longer = moves + bytes((move,))
        strokes = 1
        for stroke in sorted(longer):
            strokes = strokes * 32 + stroke % 32
        if strokes not in known:
            known.append(strokes)
            outlook.play(move, number)
            following.append((outlook.worth(), longer))
            outlook.undo(move)
            if len(following) > count + 4:
                _keep(following, count)
    for at in range(len(moves) - 1, -1, -1):
        outlook.undo(moves[at])


def _best_of(ends, match, points):
    """Return the moves after which the next card, whichever it is, promises the most."""
    judgement = _judgement(match, match.round + 1, 0)
    cards = _some_cards(match)
    best = None
    for _, moves in ends:
        outlook = Outlook(match.sheet)
        for move in moves:
            outlook.play(move, match.sheet.number)
        bonuses = POINT * outlook.enter_bonuses(points)
        outlook.judge(*judgement)
        yield
        worth = bonuses * len(cards)
        for card in cards:
            turns = yield from turns_of(outlook, NUMBERS[card], (True, BRIDGES[card], True), 1, 1)
            worth += turns[0][0]
        if best is None or worth > best:
            best = worth
            choice = moves
    return choice


def _some_cards(match):
    """Return some of the cards that may come next, evenly spread from low numbers to high ones."""
    seen = match.seen()
    cards = [card for card in range(CARDS) if card not in seen]
    count = min(len(cards), _CARDS)
    return [cards[(2 * at + 1) * len(cards) // (2 * count)] for at in range(count)]
