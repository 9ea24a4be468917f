# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a sheet of Route shows: the fields where the line may go next are lit, those it can never
reach again are dim, numbers say what they are worth, and a turn's steps are dots until it ends.
"""

import random

import numpy as np
import pytest

from engine.match import END_TURN
from engine.route.sheet import STEP_OF_TAIL
from tests.app import route_seen
from tests.app.positions import at_random, resumed
from tests.app.route_positions import (
    ROUTE,
    find,
    free_numbers,
    fresh_turn,
    has_begun,
    in_mid_turn,
    next_fields,
    out_of_reach,
    past_a_number,
)
from tools.sim import seen
from tools.sim.route_hands import RouteHands

BOARD = ROUTE.board

# As the display shows them, with 5, 6 and 5 bits.
WHITE = (255, 255, 255)
YELLOW = (255, 231, 74)

READABLE = 4.5  # the least contrast of small text, as the web's guidelines have it
DIM = 0.25  # of the brightness of white: the numbers in reach have more
FAINTEST = 1.3  # a little less than that of the faintest symbol, red, on a dim field: 1.4


def late(match):
    """Whether a number is worth half by now, for each; counted anew from the sheets."""
    if match.seats == 1:
        reached = [n for n in range(2, 11) if n not in free_numbers(match)]
        return [number < max(reached, default=0) for number in range(11)]
    return [any(sheet.points[number] for sheet in match.sheets) for number in range(11)]


def check_fields(hands):
    """Every field is shown as the match says; return how many are dim and how many at half."""
    match, simulator = hands.match, hands.simulator
    lit = route_seen.fields_shown(simulator, route_seen.NEXT)
    dim = route_seen.fields_shown(simulator, route_seen.DIM)
    assert lit == next_fields(match, hands.end)
    assert dim == out_of_reach(match.sheet)
    ways = route_seen.ways(simulator)
    at_half = 0
    for number in free_numbers(match):
        way = ways[BOARD.NUMBERED[number]]
        if way not in route_seen.DIM:
            half = late(match)[number]
            assert way in (route_seen.WORTH_HALF if half else route_seen.WORTH_ALL)
            at_half += half
    return len(dim), at_half


def test_in_a_whole_match_alone_every_field_is_shown_as_it_is():
    dice = random.Random(4)
    dim, at_half = set(), set()
    with RouteHands() as hands:
        hands.new_match()
        hands.play(dice.choice(hands.match.legal()))
        hands.end_turn()
        while not hands.match.over:
            some_dim, some_half = check_fields(hands)
            dim.add(some_dim)
            at_half.add(some_half)
            hands.play(at_random(hands.match, dice))
            hands.go_on()
    assert len(dim) > 3
    assert len(at_half) > 3


def test_for_several_a_number_is_at_half_from_the_next_round_on():
    """Two rounds of three players, in the first of which somebody is the first at a number."""

    def first_of_three(match):
        turn_done = match.round > 2 and match.seat == 0 and match.legal() == [END_TURN]
        return turn_done and numbers_first_reached(match)

    match = find(first_of_three, seats=3)
    number = numbers_first_reached(match)[0]
    dice = random.Random(6)
    with resumed(match) as hands:
        halves = []
        for _ in range(5):
            halves.append(late(hands.match)[number])
            while hands.match.legal() != [END_TURN]:
                check_fields(hands)
                hands.play(at_random(hands.match, dice))
            check_fields(hands)
            hands.end_turn()
            hands.go_on()
    assert halves == [False, False, False, True, True]


def numbers_first_reached(match):
    """The numbers on this seat's line that nobody has scored before this round."""
    return [n for n in range(2, 11) if n not in free_numbers(match) and not late(match)[n]]


# -- can it be read? ------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [[], ["SELECT", "SELECT"]], ids=["drawn on", "drawn anew"])
def test_numbers_can_be_read_whatever_they_are_worth(keys):
    match = find(past_a_number)
    with resumed(match) as hands:
        hands.press(*keys)
        picture = seen.still(hands.simulator)
        dim = route_seen.fields_shown(hands.simulator, route_seen.DIM)
        for number in free_numbers(match):
            if BOARD.NUMBERED[number] not in dim:
                darkest, brightest = luminances(picture, BOARD.NUMBERED[number])
                contrast = (brightest + 0.05) / (darkest + 0.05)
                assert contrast >= READABLE, f"the {number}: {contrast:.1f}"


@pytest.mark.parametrize("worth_half", [False, True])
def test_a_number_out_of_reach_is_as_dim_as_its_field_and_still_there(worth_half):
    def lost_number(match):
        """A number out of reach, worth all or half, or None."""
        if not fresh_turn(match):
            return None
        lost = out_of_reach(match.sheet)
        numbers = [n for n in free_numbers(match) if BOARD.NUMBERED[n] in lost]
        return next((n for n in numbers if late(match)[n] == worth_half), None)

    match = find(lambda match: lost_number(match) is not None)
    with resumed(match) as hands:
        picture = seen.still(hands.simulator)
    darkest, brightest = luminances(picture, BOARD.NUMBERED[lost_number(match)])
    assert brightest < DIM, "it shines like one that can be reached"
    assert (brightest + 0.05) / (darkest + 0.05) > FAINTEST, "it cannot be seen at all"


def luminances(picture, field):
    """How bright is what is darkest and what is brightest where the number of a field is."""
    x, y = route_seen.corner(field)
    inside = picture[y + 4 : y + 10, x + 4 : x + 10] / 255
    linear = np.where(inside <= 0.04045, inside / 12.92, ((inside + 0.055) / 1.055) ** 2.4)
    luminance = linear @ (0.2126, 0.7152, 0.0722)
    return luminance.min(), luminance.max()


# -- dots, and then a line ------------------------------------------------------------------------


def from_no_number(match):
    """A turn past no number, that has begun on none: only the line is white there."""
    if not has_begun(match) or not in_mid_turn(match):
        return False
    return not BOARD.NUMBERS[came_from(match)]


def came_from(match):
    """The field at which this turn has begun to step."""
    return match.sheet.came_from[match.turn_moves()[0] % STEP_OF_TAIL]


def halfway(one, other):
    (x1, y1), (x2, y2) = route_seen.middle(one), route_seen.middle(other)
    return (x1 + x2) // 2, (y1 + y2) // 2


def test_steps_are_yellow_until_the_turn_ends_and_a_white_line_from_then_on():
    """Before the end there is a yellow dot on each field and a yellow stroke to it; after it the
    white line goes through all of them; and elsewhere only fields that the next card lights or dims
    have changed.
    """
    match = find(from_no_number)
    begin = came_from(match)
    steps = [move % STEP_OF_TAIL for move in match.turn_moves()]
    with resumed(match) as hands:
        ways = route_seen.ways(hands.simulator)
        dots = seen.still(hands.simulator)
        hands.end_turn()
        assert hands.showing == "RouteScreen"
        line = seen.still(hands.simulator)
        changed = {
            field
            for field, way in enumerate(route_seen.ways(hands.simulator))
            if way != ways[field]
        }
    for one, field in zip([begin, *steps], steps, strict=False):
        x, y = route_seen.middle(field)
        assert tuple(dots[y, x]) == YELLOW
        assert tuple(line[y, x]) == WHITE
        x, y = halfway(one, field)
        assert tuple(dots[y, x]) == YELLOW
        assert tuple(line[y, x]) == WHITE
    x, y = route_seen.middle(begin)
    assert tuple(dots[y, x]) == tuple(line[y, x]) == WHITE
    expected = route_seen.pixels_of({begin, *steps, *changed})
    differs = (dots != line).any(axis=2)[: seen.BOTTOM_LINE]
    differs[:, seen.BOARD[1].stop :] = False  # the panel shows the next card
    assert not (differs & ~expected).any()


def test_what_was_dots_is_a_line_for_everybody_who_looks_at_it():
    """The menu of the next round shows to others what the player sees there too."""
    match = find(lambda match: in_mid_turn(match) and match.seat == 1, seats=2)
    steps = [move % STEP_OF_TAIL for move in match.turn_moves()]
    with resumed(match) as hands:
        hands.end_turn()
        hands.go_on()
        hands.open_menu("other_boards")
        board = seen.pixels(hands.simulator)
    for field in steps:
        x, y = route_seen.middle(field)
        assert tuple(board[y, x]) == WHITE
