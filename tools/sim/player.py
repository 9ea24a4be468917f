# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A simple player for demonstrations and pictures: takes the move that looks best at once. It knows
the rules from the engine and plays honestly: it never looks at the cards to come."""

from engine.match import END_TURN


def best_move(match, dice):
    """The legal move after which the sheet looks best; of equals, any."""
    best, best_promise = END_TURN, None
    for move in match.legal():
        if move == END_TURN:
            promise = _promise(match) - 3  # to do nothing is for when all else is worse
        else:
            match.sheet.play(move)
            promise = _promise(match)
            match.sheet.undo(move)
        promise += dice.random()
        if best_promise is None or promise > best_promise:
            best, best_promise = move, promise
    return best


def _promise(match):
    judge = _bridges if match.game.name == "bridges" else _route
    return judge(match.sheet)


def _bridges(sheet):
    """Finished islands count, bridges that will finish one count a little, dead numbers hurt."""
    promise = 8 * sheet.finished() + 2 * sheet.largest_group()
    board = sheet.board
    for island in range(board.ISLANDS):
        number, lacks = sheet.numbers[island], sheet.slack(island)
        lines = [line for line in board.LINES_AT[4 * island : 4 * island + 4] if line != 255]
        room = sum(2 - sheet.bridges[line] for line in lines if not sheet.closed(line))
        if number and lacks:
            promise += 5 - 2 * lacks if room >= lacks else -8
        elif not number:
            promise -= 3 * (sheet.loads[island] > 3)
            promise += board.FLAGS[island] > 0 and sheet.loads[island] > 0
    return promise


def _route(sheet):
    """Numbers count, fields count, and so does what can still be reached."""
    numbers = sum(sheet.board.NUMBERS[field] for field in sheet.drawn[: sheet.reached])
    ways = sum(
        field != 255 and not sheet.is_on_route(field)
        for end in sheet.ends
        if end != 255
        for field in sheet.board.NEIGHBOURS[6 * end : 6 * end + 6]
    )
    return 2 * sheet.reached + numbers + sum(sheet.in_reach()) + ways
