# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a seat's pen may do in Route: steps, colours, ends, and taking back."""

from engine.errors import IllegalMove
from engine.match import END_TURN
from engine.route import reasons
from tests.engine.route_pen import (
    SPIRAL,
    START,
    card,
    deck,
    pass_round,
    play_turn,
    position,
    started,
    tail,
)
from tests.engine.sample_sheet import COLOURS, NEIGHBOURS
from tests.raising import raises

ALSO_ON_VM = True

RED, YELLOW, GREEN, BLUE, PURPLE, WHITE = range(6)


def test_the_route_begins_on_the_start_which_counts_as_reached():
    """R12"""
    sheet = position()
    assert sheet.is_on_route(START) and sheet.reached == 1
    assert [field for field in range(61) if sheet.is_on_route(field)] == [START]


def test_a_step_goes_to_an_adjacent_field():
    """R13: the start is white; round it lie 13 g, 14 b, 20 p, 22 r, 29 y, 30 g."""
    assert position(play="rygb").legal() == [13, 14, 22, 29, 30]
    assert position(play="rgbp").legal() == [13, 14, 20, 22, 30]
    sheet = position(play="rygb")
    sheet.play(22)  # round it lie 14 b, 15 p, 21 the start, 23 y, 30 g, 31 b
    assert sheet.legal() == [14, 23, 30, 31]


def test_never_to_a_field_on_the_route():
    """R14, R18: so the line never crosses itself, and cannot return to a field of this turn."""
    sheet = position([22, 31, 39, 38], play="rygb")
    sheet.play(46)  # round it lie 38 and 39, 45 r, 47 g, 52 b, 53 p
    assert sheet.legal() == [45, 47, 52]
    for field in (START, 22, 31, 39, 38, 46):
        assert sheet.why_not(field) == reasons.ON_ROUTE
        assert sheet.why_not(tail(field)) == reasons.ON_ROUTE


def test_a_step_uses_up_an_area_of_the_fields_colour():
    """R15"""
    sheet = position(play="rgbp")  # one area of each
    sheet.play(22)
    assert list(sheet.left) == [0, 0, 1, 1, 1, 0]
    sheet.play(31)
    assert list(sheet.left) == [0, 0, 1, 0, 1, 0]
    sheet.play(32)
    sheet.play(24)
    assert list(sheet.left) == [0] * 6 and sheet.legal() == []


def test_a_colour_that_is_shown_twice_may_be_used_twice():
    """R15: the card is red, yellow twice, green, blue."""
    sheet = position([22, 31, 39, 38], play="rygb")
    for field in (29, 37, 45, 46, 47):  # yellow, blue, red, yellow, green
        assert field in sheet.legal()
        sheet.play(field)
    assert list(sheet.left) == [0] * 6 and sheet.legal() == []


def test_any_order_and_any_number_of_areas():
    """R16: none, one, or several, red before green as well as green before red."""
    for steps in ((), (22,), (30,), (22, 30), (30, 22), (30, 29, 37), (22, 23, 24, 25)):
        match = started(1, deck("rygb"))
        assert END_TURN in match.legal()
        for field in steps:
            match.play(field)
            assert END_TURN in match.legal()
        match.play(END_TURN)
        assert match.round == 2 and match.sheet.reached == 1 + len(steps)


def test_no_more_than_the_cards_areas():
    """R16: after red, blue, purple and white another purple is left, and nothing else."""
    match = started(1, deck("rbpw"))
    for field in (22, 31, 32, 33):
        match.play(field)
    assert list(match.sheet.left) == [0, 0, 0, 0, 1, 0]
    assert match.legal() == [END_TURN]  # round 33 lie 24 g, 25 b, 34 r, 41 y, 42 g


def test_the_first_step_has_one_name():
    """A line that is a point has one end, the head, so that no two moves mean the same."""
    sheet = position(play="rygb")
    assert [move for move in sheet.legal() if move >= 64] == []
    sheet.play(22)
    assert list(sheet.ends) == [22, START]


def test_either_end_may_grow_but_only_one_in_a_turn():
    """R17"""
    sheet = position([22], play="rygb")
    heads = [14, 23, 30, 31]
    tails = [tail(field) for field in (13, 14, 29, 30)]
    assert sheet.legal() == heads + tails
    sheet.play(30)  # the head; from here 29 y, 31 b, 38 p, 39 w
    assert sheet.legal() == [29, 31]
    sheet.undo(30)
    assert sheet.legal() == heads + tails
    sheet.play(tail(30))
    assert list(sheet.ends) == [22, 30]
    assert sheet.legal() == [tail(29), tail(31)]


def test_the_next_turn_may_grow_the_other_end():
    """R17"""
    match = started(1, deck("rygb", "rgbp", "ygbp"))
    play_turn(match, 22, 31)
    assert match.why_not(32) == 0 and match.why_not(tail(13)) == 0
    play_turn(match, tail(13))
    assert list(match.sheet.ends) == [31, 13]
    assert match.why_not(32) == 0 and match.why_not(tail(12)) == 0
    play_turn(match, 32)
    assert list(match.sheet.ends) == [32, 13]


def test_both_ends_may_be_led_to_the_same_field():
    """R17: a field that touches both ends is a move for each, and leads to different lines."""
    by_head = position([22], play="rygb")
    by_tail = position([22], play="rygb")
    by_head.play(30)
    by_tail.play(tail(30))
    assert by_head.came_from[30] == 22 and by_tail.came_from[30] == START
    assert list(by_head.ends) == [30, START] and list(by_tail.ends) == [22, 30]


def test_the_route_is_one_line_without_gaps():
    """R18: from one end to the other over neighbours, every field once."""
    match = started(1, deck("rygb", "rgbp", "ygbp", "rgpw"))
    for turn in ((22, 31, 30), (tail(14), tail(13), tail(20)), (29, 37), (tail(28), tail(36))):
        play_turn(match, *turn)
    came_from = match.sheet.came_from
    route = []
    for field in match.sheet.ends:
        way = [field]  # from this end back to the start
        while way[-1] != START:
            way.append(came_from[way[-1]])
        route = way + route[::-1][1:]
    assert sorted(route) == sorted([START, 22, 31, 30, 14, 13, 20, 29, 37, 28, 36])
    for one, other in zip(route, route[1:]):
        assert other in NEIGHBOURS[6 * one : 6 * one + 6]


def test_the_route_may_run_alongside_itself():
    """R19: a spiral, every turn of it beside the one before, covers the sheet."""
    sheet = position(SPIRAL[:6], play="rygb")
    assert sheet.why_not(13) == 0  # beside the start
    sheet.play(13)
    assert sheet.why_not(14) == 0  # beside the start and the second field
    assert position(SPIRAL).missed() == 1


def test_a_turn_may_be_taken_back_step_by_step_until_it_is_ended():
    """R34"""
    match = started(2, deck("rygb"))
    looks = []
    for move in (22, 31, 30):
        looks.append((match.legal(), bytes(match.sheet.came_from), str(match.sheet)))
        match.play(move)
    while looks:
        assert match.undo()
        look = looks.pop()
        assert (match.legal(), bytes(match.sheet.came_from), str(match.sheet)) == look
    assert not match.undo()
    play_turn(match, 22)
    assert not match.undo()
    assert match.sheets[0].is_on_route(22)


def test_an_illegal_step_is_refused_and_changes_nothing():
    """R33"""
    match = started(1, deck("rygb"))
    match.play(22)
    before = match.pack(), str(match.sheet)
    for move in range(END_TURN):
        if move in match.legal():
            continue
        with raises(IllegalMove) as caught:
            match.play(move)
        assert caught.error.reason == match.why_not(move) != 0
    assert (match.pack(), str(match.sheet)) == before


def test_a_line_that_cannot_go_on_may_always_pass():
    """R16: head in the centre, tail walled in as well."""
    match = started(1)
    sheet = match.sheet
    for field in SPIRAL:
        sheet.begin(card("rygb") if COLOURS[field] < PURPLE else card("rbpw"))
        sheet.play(field)
    sheet.begin(match.card)
    sheet.left[GREEN] = 0  # the centre, where the tail might go, is green
    assert match.legal() == [END_TURN]
    assert pass_round(match) != [] and match.round == 2
