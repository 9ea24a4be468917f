# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays a turn of Route: it tries all paths that the card allows, and guesses what each
promises; the strongest plays the best of them on, on some of the cards that may come next.

Never touches the match: it plays on its own copy of the line.
"""

from engine.route.cards import AREAS, CARDS, COLOURS
from engine.route.line import Line
from engine.route.outlook import Outlook
from engine.route.scoring import worths
from engine.route.sheet import HEAD, STEP_OF_TAIL, TAIL

_END_TURN = 255

# The levels. The one between sees one turn ahead; they have all seen which cards are gone.
_EASY = 1  # takes no notice of the numbers until it is there
_STRONG = 3  # sees two turns ahead

# In fields that the outlook looks at, of which a badge looks at some 15 in a millisecond.
_SLICE = 400
_TURN = 18000

_MOST = 6  # turns that are played on, and cards that they are played on with

_WORST = -1 << 29


def whole_turn(match, level):
    """Think about the rest of a turn: yields between slices, returns its moves and the reason."""
    sheet = match.sheet
    if match.card is None and sheet.reached:
        return bytes((_END_TURN,)), ("why_done", 0)
    line = Line(sheet, worths(match.sheets), match.seats == 1)
    outlook = Outlook(line, level > _EASY)
    cards = [card for card in range(CARDS) if card not in match.seen()]
    for card in cards:
        outlook.expect(card, 1)
    yield
    if match.card is None:
        return bytes(((yield from _best_start(line, outlook)), _END_TURN)), ("why_start", 0)
    yield from outlook.measure()
    best = []
    turns = yield from _all_turns(sheet, line, outlook, best)
    _, end, path = best[0]
    if level == _STRONG and cards and len(best) > 1:
        _, end, path = yield from _played_on(line, outlook, cards, best, turns)
    moves = [STEP_OF_TAIL * end + field for field in path]
    moves.append(_END_TURN)
    return bytes(moves), _reason(line, outlook, end, path, turns)


def _reason(line, outlook, end, path, turns):
    """Return why a turn is good; after that the line has made it."""
    if not path:
        return ("why_wait" if turns > 1 else "why_done", 0)
    reached = 0
    for field in path:
        number = line.board.NUMBERS[field]
        if line.full >> number & 1:
            reached = number
        line.grow(end, field)
    outlook.worth()
    if reached:
        return ("why_full", reached)
    if not outlook.cut_off:
        return ("why_none_left", 0)
    return ("why_both_ends", 0) if outlook.both else ("why_fields", len(path))


def _best_start(line, outlook):
    best = _WORST
    choice = 0
    for start in line.board.STARTS:
        line.grow(HEAD, start)
        line.ends[TAIL] = start
        yield from outlook.measure()
        worth = outlook.worth()
        line.shrink(HEAD)
        yield
        if worth > best:
            best = worth
            choice = start
    return choice


def _all_turns(sheet, line, outlook, best):
    """Enter the best turns, the very best first; return how many turns there are."""
    count = 1
    _enter(best, outlook.worth(), HEAD, b"")
    for end in _ends(line):
        if sheet.grows != 1 - end:
            for _ in line.paths(end, bytearray(sheet.left)):
                count += 1
                _enter(best, outlook.worth(), end, line.path[: line.steps])
                if outlook.is_tired(_SLICE):
                    yield
    return count


def _ends(line):
    """Return the ends that can grow; a point has only a head."""
    return (HEAD,) if line.ends[HEAD] == line.ends[TAIL] else (HEAD, TAIL)


def _enter(best, worth, end, path):
    place = len(best)
    while place and best[place - 1][0] < worth:
        place -= 1
    if place < _MOST:
        best.insert(place, (worth, end, path))
        if len(best) > _MOST:
            best.pop()


def _played_on(line, outlook, cards, best, turns):
    """Return the turn of the best that goes on best, on average."""
    limit = outlook.work + _TURN
    count = min(len(cards), _MOST, max(2, _TURN // (2 * turns * line.left + 1)))
    sample = [cards[place * len(cards) // count] for place in range(count)]
    most = _WORST
    choice = best[0]
    each = 0
    for turn in best:
        before = outlook.work
        if before + each > limit:
            break
        _, end, path = turn
        for field in path:
            line.grow(end, field)
        yield from outlook.measure()
        total = 0
        for card in sample:
            outlook.expect(card, -1)
            total += yield from _best_reply(line, outlook, card)
            outlook.expect(card, 1)
        for _ in path:
            line.shrink(end)
        if total > most:
            most = total
            choice = turn
        each = max(each, outlook.work - before)
    return choice


def _best_reply(line, outlook, card):
    """Return the most that a turn on a card leads to."""
    areas = bytearray(AREAS[COLOURS * card : COLOURS * card + COLOURS])
    best = outlook.worth()
    for end in _ends(line):
        for longer in line.paths(end, areas):
            if not longer or line.board.NUMBERS[line.path[line.steps - 1]]:
                best = max(best, outlook.worth())
            if outlook.is_tired(_SLICE):
                yield
    return best
