# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every refusal that a player can run into in Route is told in the bottom line, in its own words,
changes nothing, and goes away with the next key or after its time.
"""

import pytest

from engine.route import reasons
from engine.route.sheet import HEAD, NOTHING, STEP_OF_TAIL, TAIL
from tests.app.checks import check_refused
from tests.app.positions import resumed
from tests.app.route_positions import (
    LEADS_TO,
    field_at,
    find,
    grows_from,
    has_begun,
    move_to,
)
from tests.app.words import WORDS
from tools.sim.hands import DIRECTIONS
from tools.sim.route_hands import RouteHands

# What the engine can say and the screen cannot provoke: it offers no such move.
OUT_OF_REACH = {
    reasons.NO_SUCH_MOVE,
    reasons.NOT_A_START,  # in the set-up the cursor is always on a start
    reasons.NOT_NEXT,  # the cross leads to neighbours only
}
BY_START = {reasons.START_FIRST}
BY_A = {reasons.START_CHOSEN, reasons.NO_TAIL_YET, reasons.OTHER_END}
BY_DIRECTION = {reasons.ON_ROUTE, reasons.NOT_ON_CARD, reasons.COLOUR_USED}


def test_every_reason_is_looked_at():
    known = {value for name, value in vars(reasons).items() if name.isupper()}
    assert known == OUT_OF_REACH | BY_START | BY_A | BY_DIRECTION


# -- START and A ----------------------------------------------------------------------------------


def test_the_line_must_begin_before_the_turn_can_end():
    with RouteHands() as hands:
        hands.new_match()
        check_refused(hands, WORDS[reasons.START_FIRST], lambda: hands.press("START"))


def test_a_line_begins_only_once():
    with RouteHands() as hands:
        hands.new_match()
        hands.press("A")
        check_refused(hands, WORDS[reasons.START_CHOSEN], lambda: hands.press("A"))


def test_a_point_has_no_other_end():
    match = find(lambda match: match.round == 1 and match.sheet.is_point())
    assert match.why_not(STEP_OF_TAIL + match.legal()[0]) == reasons.NO_TAIL_YET
    with resumed(match) as hands:
        check_refused(hands, WORDS[reasons.NO_TAIL_YET], lambda: hands.press("A"))


@pytest.mark.parametrize("end", [HEAD, TAIL])
def test_a_line_grows_at_one_end_only(end):
    match = find(lambda match: match.round > 2 and match.sheet.grows == end)
    with resumed(match) as hands:
        check_refused(hands, WORDS[reasons.OTHER_END], lambda: hands.press("A"))
        assert hands.end == end


# -- the cross ------------------------------------------------------------------------------------


def reasons_towards(match, key):
    """Why no step is possible in a direction: a reason for each field that lies there, the one
    straight on first; [0] if one is.
    """
    end = grows_from(match)
    sides = [side for side in LEADS_TO[key] if field_at(match, end, side) != NOTHING]
    why_not = [match.why_not(move_to(match, end, side)) for side in sides]
    return [0] if 0 in why_not else why_not


REFUSED = [(reason, key) for reason in sorted(BY_DIRECTION) for key in DIRECTIONS]


@pytest.mark.parametrize(("reason", "key"), REFUSED)
def test_a_direction_is_refused(reason, key):
    match = find(lambda match: has_begun(match) and set(reasons_towards(match, key)) == {reason})
    with resumed(match) as hands:
        check_refused(hands, WORDS[reason], lambda: hands.press(key))


@pytest.mark.parametrize("key", ["LEFT", "RIGHT"])
def test_of_several_reasons_that_of_the_field_straight_on_is_told(key):
    def differ(match):
        why_not = reasons_towards(match, key) if has_begun(match) else []
        straight = has_begun(match) and field_at(match, grows_from(match), LEADS_TO[key][0])
        return straight != NOTHING and len(why_not) == 3 and why_not[0] not in why_not[1:]

    match = find(differ)
    with resumed(match) as hands:
        hands.press(key)
        assert hands.bottom_line == [WORDS[reasons_towards(match, key)[0]]]


@pytest.mark.parametrize("key", DIRECTIONS)
def test_the_sheet_has_an_edge(key):
    match = find(lambda match: has_begun(match) and reasons_towards(match, key) == [])
    with resumed(match) as hands:
        check_refused(hands, WORDS["off_the_board"], lambda: hands.press(key))
