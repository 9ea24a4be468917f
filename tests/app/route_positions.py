# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Matches of Route to begin a test from, found by playing, and what there is round an end of the
line. Asks the engine and its board, never a screen.
"""

from engine.games import make_game
from engine.match import END_TURN
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL
from tests.app.positions import at_random, find_in
from tests.app.words import WORDS

# The six neighbours of a field, as places in the board's NEIGHBOURS.
RIGHT, DOWN_RIGHT, DOWN_LEFT, LEFT, UP_LEFT, UP_RIGHT = range(6)

# Where a key of the cross may lead: straight on where that exists, and to both sides.
LEADS_TO = {
    "UP": (UP_LEFT, UP_RIGHT),
    "RIGHT": (RIGHT, UP_RIGHT, DOWN_RIGHT),
    "DOWN": (DOWN_LEFT, DOWN_RIGHT),
    "LEFT": (LEFT, UP_LEFT, DOWN_LEFT),
}

# A key that can mean two fields: what the bottom line asks, and which answer leads where. For left
# and right this needs the field straight on to be closed.
QUESTIONS = {
    "UP": (WORDS["left_or_right"], {"LEFT": UP_LEFT, "RIGHT": UP_RIGHT}),
    "RIGHT": (WORDS["up_or_down"], {"UP": UP_RIGHT, "DOWN": DOWN_RIGHT}),
    "DOWN": (WORDS["left_or_right"], {"LEFT": DOWN_LEFT, "RIGHT": DOWN_RIGHT}),
    "LEFT": (WORDS["up_or_down"], {"UP": UP_LEFT, "DOWN": DOWN_LEFT}),
}

ROUTE = make_game("route", "")


def find(condition, play=at_random, *, seats=1, tries=400):
    """The first match of Route, at the first place in it, for which condition(match) holds."""
    return find_in([ROUTE], condition, play, seats, tries)


def has_begun(match):
    """Whether the set-up is done and the match is not."""
    return match.round > 0 and not match.over


def grows_from(match):
    """The end that a screen shows first: the one that grows already, or else the head."""
    return TAIL if match.sheet.grows == TAIL else HEAD


def field_at(match, end, side):
    """The neighbour of an end of the line on one of six sides, or NOTHING off the board."""
    return match.game.board.NEIGHBOURS[6 * match.sheet.ends[end] + side]


def move_to(match, end, side):
    """The move to the neighbour on a side, which must be on the board."""
    return STEP_OF_TAIL * end + field_at(match, end, side)


def open_sides(match, end):
    """The sides on which an end of the line may step now."""
    legal = match.legal()
    return {
        side
        for side in range(6)
        if field_at(match, end, side) != NOTHING and move_to(match, end, side) in legal
    }


def next_fields(match, end):
    """The fields on which an end of the line may step now."""
    return {field_at(match, end, side) for side in open_sides(match, end)}


def out_of_reach(sheet):
    """The free fields to which no free fields lead from either end of the line."""
    found = set()
    waiting = list(sheet.ends)
    while waiting:
        at = waiting.pop()
        for field in sheet.board.NEIGHBOURS[6 * at : 6 * at + 6]:
            if field != NOTHING and field not in found and not sheet.is_on_route(field):
                found.add(field)
                waiting.append(field)
    free = {field for field in range(sheet.board.FIELDS) if not sheet.is_on_route(field)}
    return free - found


def asks(match, key):
    """Whether a press towards two fields that are both open must wait for a second key."""
    if not has_begun(match):
        return False
    sides = open_sides(match, grows_from(match))
    straight = {"LEFT": LEFT, "RIGHT": RIGHT}.get(key)
    return straight not in sides and set(QUESTIONS[key][1].values()) <= sides


def numbers_of_turn(match):
    """The numbers that this turn has reached, in its order."""
    fields = [move % STEP_OF_TAIL for move in match.turn_moves()] if has_begun(match) else []
    numbers = [match.game.board.NUMBERS[field] for field in fields]
    return [number for number in numbers if number]


def free_numbers(match):
    """The numbers that are not on this seat's line."""
    sheet = match.sheet
    return [
        number for number in range(2, 11) if not sheet.is_on_route(sheet.board.NUMBERED[number])
    ]


def in_mid_turn(match):
    """A turn of several steps past no number, some rounds into a match, at its end."""
    steps = len(match.turn_moves())
    long = match.round > 3 and steps > 2 and match.legal() == [END_TURN]
    return long and not numbers_of_turn(match)


def past_a_number(match):
    """A turn of one player, at its end, that has reached a number: smaller ones are at half now."""
    numbers = numbers_of_turn(match)
    smaller = numbers and max(numbers) > min(free_numbers(match), default=99)
    return match.round > 3 and bool(smaller) and match.legal() == [END_TURN]


def fresh_turn(match):
    """The beginning of a turn in which both ends can step."""
    fresh = has_begun(match) and match.round > 2 and not match.turn_moves()
    return fresh and open_sides(match, HEAD) and open_sides(match, TAIL)
