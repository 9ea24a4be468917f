# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Points in Route: numbers with ties, fields missed, one player's order and ranks, winners."""

from engine.match import END_TURN
from engine.route import scoring
from tests.engine.route_pen import (
    CENTRE,
    SPIRAL,
    deck,
    draw,
    pass_round,
    pass_to_the_end,
    play_turn,
    started,
)
from tests.engine.sample_sheet import NUMBERED

ALSO_ON_VM = True


def reach(sheet, *numbers):
    """Put numbers on the route in this order, wherever the line may be."""
    draw(sheet, [NUMBERED[number] for number in numbers])


def fill(sheet, count):
    """Put fields without a number on the route until it has so many."""
    for field in range(61):
        if sheet.reached < count and not sheet.is_on_route(field) and field not in NUMBERED:
            draw(sheet, [field])


# -- together -----------------------------------------------------------------------------------


def test_full_points_for_all_in_the_first_round_and_half_rounded_up_later():
    """R20, R21"""
    for number in range(2, 11):
        match = started(4)
        reach(match.sheets[0], number)
        reach(match.sheets[2], number)
        assert pass_round(match) == [(0, number, number), (2, number, number)]
        assert pass_round(match) == []
        reach(match.sheets[1], number)
        late = (1, 2, 2, 3, 3, 4, 4, 5, 5)[number - 2]
        assert pass_round(match) == [(1, number, late)]
        assert pass_round(match) == []
        assert [score[1] for score in match.scores()] == [number, late, number, 0]


def test_several_numbers_in_one_turn():
    """R22"""
    match = started(2)
    reach(match.sheets[1], 9, 3, 6)
    assert pass_round(match) == [(1, 3, 3), (1, 6, 6), (1, 9, 9)]
    assert match.scores()[1][1] == 18


def test_numbers_are_entered_when_the_last_seat_has_ended_its_turn():
    """R23: nobody gains by sitting first."""
    match = started(2)
    reach(match.sheets[0], 8)
    match.play(END_TURN)
    assert match.scores()[0][1] == 0
    reach(match.sheets[1], 8)
    match.play(END_TURN)
    assert match.awards == [(0, 8, 8), (1, 8, 8)]
    assert [score[1] for score in match.scores()] == [8, 8]


def test_a_number_on_the_way_of_a_legal_turn():
    """R20: 14, next to the start of seats 0 and 1, carries the 2."""
    match = started(2, deck("rygb", "rgbp"))
    play_turn(match, 14)
    play_turn(match)
    assert match.awards == [(0, 2, 2)]
    play_turn(match)
    play_turn(match, 14)
    assert match.awards == [(1, 2, 1)]


def test_with_several_seats_the_order_of_drawing_does_not_matter():
    """R20: that is for one alone."""
    match = started(2)
    reach(match.sheets[0], 10, 2)
    assert pass_round(match) == [(0, 2, 2), (0, 10, 10)]


def test_what_a_number_is_worth_now():
    """R20, R21: half as soon as the round of the first is over, not before."""
    match = started(3)
    worths = match.game.worths
    assert [worths(match.sheets)[number] for number in range(2, 11)] == list(range(2, 11))
    reach(match.sheets[0], 7)
    assert worths(match.sheets)[7] == 7
    pass_round(match)
    assert worths(match.sheets)[7] == 4
    assert worths(match.sheets)[6] == 6


# -- the end ------------------------------------------------------------------------------------


def test_minus_one_for_every_field_missed():
    """R24, R25: the match ends with the 15th card, and that is the total."""
    match = started(1)
    assert match.scores() == [(-60, 0, -60)]
    reach(match.sheets[0], 4)
    fill(match.sheets[0], 20)
    while match.round < 15:
        pass_round(match)
    assert not match.over
    pass_round(match)
    assert match.over and match.scores() == [(4 - 41, 4, -41)]
    assert match.legal() == []


def test_example_of_29_points():
    """R27: 2, 5, 7 and 10 after somebody else, no 4, ten fields missed."""
    match = started(2)
    rival, linus = match.sheets
    reach(rival, 2, 5, 7, 10)
    pass_round(match)
    reach(linus, 2, 3, 5, 6, 7, 8, 9, 10)
    assert pass_round(match) == [
        (1, 2, 1), (1, 3, 3), (1, 5, 3), (1, 6, 6), (1, 7, 4), (1, 8, 8), (1, 9, 9), (1, 10, 5),
    ]  # fmt: skip
    fill(linus, 51)
    pass_to_the_end(match)
    assert match.scores()[1] == (29, 39, -10)


def test_most_possible_is_54():
    """R28: every number in full and no field missed, together and alone."""
    for seats in (1, 2):
        match = started(seats)
        draw(match.sheets[0], SPIRAL)
        draw(match.sheets[0], [CENTRE], 1)
        pass_to_the_end(match)
        assert match.scores()[0] == (54, 54, 0)
    assert sum(range(2, 11)) == 54


def test_highest_total_wins_and_ties_share():
    """R26"""
    match = started(3)
    fill(match.sheets[1], 9)
    assert match.winners() == [1]
    fill(match.sheets[2], 9)
    assert match.winners() == [1, 2]
    assert started(4).winners() == [0, 1, 2, 3]


# -- alone --------------------------------------------------------------------------------------


def awards_alone(*turns):
    """Return what one player gets for reaching numbers, turn by turn."""
    match = started(1)
    given = []
    for numbers in turns:
        reach(match.sheets[0], *numbers)
        given += pass_round(match)
    return [(number, points) for _, number, points in given]


def test_alone_4_then_7_then_5_then_9():
    """R30, R31"""
    expected = [(4, 4), (7, 7), (5, 3), (9, 9)]
    assert awards_alone([4], [7], [5], [9]) == expected


def test_alone_the_order_of_drawing_decides_within_a_turn_too():
    """R22, R30"""
    assert awards_alone([4, 7, 5, 9]) == [(4, 4), (7, 7), (5, 3), (9, 9)]
    assert awards_alone([10, 2, 9]) == [(10, 10), (2, 1), (9, 5)]
    assert awards_alone([3], [8, 6], [], [7, 10]) == [(3, 3), (8, 8), (6, 3), (7, 4), (10, 10)]


def test_alone_the_order_is_that_of_drawing_not_that_along_the_line():
    """R30: first the head comes to the 8, in a later turn the tail to the 2, then the head to
    the 9. Along the line, from the tail, the order is 2, 8, 9."""
    match = started(1)
    sheet = match.sheets[0]
    draw(sheet, [22, 23, 24, 25, 34])
    assert pass_round(match) == [(0, 8, 8)]
    draw(sheet, [14], 1)
    assert pass_round(match) == [(0, 2, 1)]
    draw(sheet, [42, 49, 55, 60])
    assert pass_round(match) == [(0, 9, 9)]


def test_alone_what_a_number_is_worth_changes_with_the_stroke():
    """R30"""
    match = started(1)
    worths = match.game.worths
    assert worths(match.sheets)[5] == 5
    reach(match.sheets[0], 6)
    assert [worths(match.sheets)[number] for number in (2, 5, 7, 10)] == [1, 3, 7, 10]
    reach(match.sheets[0], 3)  # the largest so far still is the 6
    assert [worths(match.sheets)[number] for number in (2, 5, 7, 10)] == [1, 3, 7, 10]
    reach(match.sheets[0], 9)
    assert [worths(match.sheets)[number] for number in (2, 5, 7, 10)] == [1, 3, 4, 10]


def test_alone_more_than_35_is_great():
    """R32: a rank begins there, and the ladder goes from all that is less than nothing to 54."""
    assert scoring.rank(36) == scoring.rank(35) + 1
    assert scoring.rank(-60) == scoring.rank(0) == 0
    assert scoring.rank(54) == len(scoring.RANKS) - 1 == scoring.rank(53) + 1
    assert [scoring.rank(lowest) for lowest in scoring.RANKS] == list(range(len(scoring.RANKS)))
