# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How a bot plays a turn of Route: it tries all paths that the card allows, and guesses what each
promises; the strongest plays the best of them on, on some of the cards that may come next.

Never touches the match: it plays on its own copy of the line.
"""

from engine.route.cards import AREAS, CARDS, COLOURS
from engine.route.outlook import Outlook
from engine.route.scoring import worths
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL

_END_TURN = 255

# The levels. The one between sees one turn ahead; they have all seen which cards are gone.
_EASY = 1  # takes no notice of the numbers until it is there
_STRONG = 3  # sees two turns ahead

_SLICE = 6  # turns that are looked at in a slice: a badge takes up to 5 ms for one

# What may be spent on playing on, in fields that are looked at: a badge looks at 12 in 1 ms.
_TURN = 18000

_MOST = 6  # turns that are played on, and cards that they are played on with

_WORST = -1 << 29


def whole_turn(match, level):
    """Think about the rest of a turn: yields between slices, returns its moves and the reason."""
    sheet = match.sheet
    if match.card is None and sheet.reached:
        return bytes((_END_TURN,)), ("why_done", 0)
    line = Outlook(sheet, worths(match.sheets), match.seats == 1, level > _EASY)
    cards = bytes([card for card in range(CARDS) if card not in match.seen()])
    for card in cards:
        line.expect(card, 1)
    yield
    if match.card is None:
        from engine.route.bot_start import best_start  # here, for it is seldom asked for

        return bytes(((yield from best_start(line)), _END_TURN)), ("why_start", 0)
    line.measure()
    yield
    best = []
    work = line.work
    yield from _find_turns(line, sheet.left, sheet.grows, best, _MOST)
    _, end, path = best[0]
    if level == _STRONG and len(best) > 1:
        _, end, path = yield from _played_on(line, cards, best, line.work - work)
    could_move = len(best) > 1
    best = None  # its memory is needed for the reason
    from engine.route.bot_reason import reason  # here, for it is asked for when all is thought

    moves = [STEP_OF_TAIL * end + field for field in path]
    moves.append(_END_TURN)
    return bytes(moves), reason(line, end, path, could_move)


def _find_turns(line, areas, grows, best, most):
    """Enter the best turns that the areas of a card allow into a list, the very best first.

    If only one is asked for, those that end before they must are left out, unless on a number.
    """
    tried = 0
    areas = bytearray(areas)
    best.append((line.worth(), HEAD, b""))
    for end in (HEAD, TAIL):
        if grows == 1 - end or (end == TAIL and line.ends[HEAD] == line.ends[TAIL]):
            continue
        for longer in line.paths(end, areas):
            if longer and most == 1 and not line.board.NUMBERS[line.ends[end]]:
                continue
            worth = line.worth()
            place = len(best)
            while place and best[place - 1][0] < worth:
                place -= 1
            if place < most:
                best.insert(place, (worth, end, line.path[: line.steps]))
                if len(best) > most:
                    best.pop()
            tried += 1
            if tried % _SLICE == 0:
                yield
    yield


def _played_on(line, cards, best, work):
    """Return the one of the best turns that leads on best, on average of some cards.

    Finding the turns of a card is taken to be as much work each time as it was this time.
    """
    if not cards:
        return best[0]
    limit = line.work + _TURN
    count = min(len(cards), _MOST, max(2, _TURN // (2 * work)))
    most = _WORST
    choice = best[0]
    spent = 0  # on the turn that took most
    for turn in best:
        before = line.work
        if before + spent > limit:
            break
        _, end, path = turn
        for field in path:
            line.grow(end, field)
        line.measure()
        yield
        total = 0
        for place in range(count):
            card = cards[place * len(cards) // count]
            line.expect(card, -1)
            replies = []
            areas = AREAS[COLOURS * card : COLOURS * card + COLOURS]
            yield from _find_turns(line, areas, NOTHING, replies, 1)
            total += replies[0][0]
            line.expect(card, 1)
        for _ in path:
            line.shrink(end)
        if total > most:
            most = total
            choice = turn
        spent = max(spent, line.work - before)
    return choice
