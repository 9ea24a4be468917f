# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Points in Bridges: islands, bonuses with ties, deadlines and ranks for one player, winners."""

from engine.bridges import Bridges, scoring
from engine.match import END_TURN
from tests.engine.pen import ALL_ISLANDS, draw, finish, pass_round, position, started, write

ALSO_ON_VM = True

RED = {(0, 1): 1, (2, 6): 1, (10, 11): 1, (13, 17): 1}  # finishes 1, 6, 11, 13 and their partners
BLUE = {(2, 3): 1, (4, 10): 1, (16, 17): 1}
SIX = {(4, 5): 1, (5, 6): 1, (6, 7): 1, (7, 13): 1, (13, 17): 1}  # a chain of six


def play_to_round(match, round_number):
    while match.round < round_number:
        pass_round(match)


# -- finished islands -----------------------------------------------------------------------------


def test_an_island_is_finished_with_exactly_its_number_of_bridges():
    """B31"""
    sheet = position({0: 3}, {(0, 1): 2})
    assert not sheet.is_finished(0) and not sheet.is_finished(1)
    draw(sheet, {(0, 8): 1})
    assert sheet.is_finished(0) and sheet.finished() == 1
    write(sheet, {8: 2})
    assert not sheet.is_finished(8)
    write(sheet, {1: 2})
    assert sheet.is_finished(1) and sheet.finished() == 2


def test_only_finished_islands_score():
    """B32, B34: two each, connected or not, numbers and bridges alone are nothing."""
    match = started(1)
    sheet = match.sheets[0]
    finish(sheet, {(10, 14): 1, (7, 13): 2})
    assert match.scores() == [(8, 8, 0, 0, 0)]
    write(sheet, {0: 3, 2: 4})
    draw(sheet, {(0, 1): 2, (2, 3): 1})
    assert match.scores() == [(8, 8, 0, 0, 0)]


def test_finished_islands_score_two_each_after_the_last_card():
    """B42: the match ends with the 17th card, and that is the total."""
    match = started(1)
    finish(match.sheets[0], {(10, 14): 1})
    play_to_round(match, 17)
    assert not match.over
    pass_round(match)
    assert match.over and match.scores()[0] == (4, 4, 0, 0, 0)
    assert match.legal() == []


# -- bonuses --------------------------------------------------------------------------------------


def check_first_and_later(bridges, part, full, late):
    """Two seats achieve it in one round, a third later, a fourth never."""
    match = started(4)
    finish(match.sheets[0], bridges)
    finish(match.sheets[2], bridges)
    given = pass_round(match)
    assert given == [(0, part, full), (2, part, full)]
    assert pass_round(match) == []
    finish(match.sheets[1], bridges)
    assert pass_round(match) == [(1, part, late)]
    assert pass_round(match) == []
    assert [score[1 + part] for score in match.scores()] == [full, late, full, 0]


def test_red_flags_9_then_5():
    """B35, B38"""
    check_first_and_later(RED, scoring.RED, 9, 5)


def test_blue_flags_7_then_3():
    """B36, B38"""
    check_first_and_later(BLUE, scoring.BLUE, 7, 3)


def test_six_connected_8_then_4():
    """B37, B38"""
    check_first_and_later(SIX, scoring.SIX, 8, 4)


def test_three_of_four_red_or_two_of_three_blue_are_nothing():
    """B35, B36"""
    match = started(2)
    finish(match.sheets[0], {(0, 1): 1, (2, 6): 1, (10, 11): 1})
    draw(match.sheets[0], {(13, 17): 1})  # the last red flag has its bridge but no number
    finish(match.sheets[1], {(2, 3): 1, (4, 10): 1})
    assert pass_round(match) == []
    write(match.sheets[0], {13: 1})
    assert pass_round(match) == [(0, scoring.RED, 9)]


def test_a_bonus_is_entered_once_per_seat():
    """B39: the group grows, the bonus does not come again."""
    match = started(2)
    finish(match.sheets[0], SIX)
    assert pass_round(match) == [(0, scoring.SIX, 8)]
    finish(match.sheets[0], {(0, 8): 1})
    assert pass_round(match) == []
    assert match.scores()[0][4] == 8


def test_bonuses_are_entered_when_the_last_seat_has_ended_its_turn():
    """B40"""
    match = started(2)
    finish(match.sheets[0], BLUE)
    match.play(END_TURN)
    assert match.scores()[0][3] == 0
    finish(match.sheets[1], BLUE)  # in the same round: nobody gains by sitting first
    match.play(END_TURN)
    assert [score[3] for score in match.scores()] == [7, 7]


def test_an_unfinished_island_between_breaks_the_group():
    """B41"""
    match = started(1)
    sheet = match.sheets[0]
    draw(sheet, SIX)
    write(sheet, {4: 1, 5: 2, 6: 2, 13: 2, 17: 1, 7: 3})  # 7 wants one more
    assert sheet.finished() == 5 and sheet.largest_group() == 3
    assert pass_round(match) == []
    draw(sheet, {(3, 7): 1})
    assert sheet.largest_group() == 6
    assert pass_round(match) == [(0, scoring.SIX, 8)]


def test_finished_islands_in_two_groups_of_five_are_no_six():
    """B41: enough islands, but not joined; and a group may be larger than six."""
    sheet = position()
    finish(sheet, {(0, 1): 1, (1, 2): 1, (2, 3): 1, (3, 7): 1})
    finish(sheet, {(10, 11): 1, (10, 14): 1, (14, 15): 1, (15, 16): 1})
    assert sheet.finished() == 10 and sheet.largest_group() == 5
    assert not scoring.achieved(sheet, scoring.SIX)
    ring = position()
    finish(ring, ALL_ISLANDS)
    assert ring.largest_group() == 12
    assert scoring.achieved(ring, scoring.SIX)


# -- the end --------------------------------------------------------------------------------------


def test_example_of_39_points():
    """B44: 15 finished islands, red and six connected each after somebody else."""
    match = started(2)
    sarah = match.sheets[1]
    finish(match.sheets[0], ALL_ISLANDS)
    assert pass_round(match) == [(0, scoring.RED, 9), (0, scoring.BLUE, 7), (0, scoring.SIX, 8)]
    write(sarah, {14: 6, 16: 6})  # with the 3 on island 15 three that will lack bridges
    finish(sarah, ALL_ISLANDS)
    assert sarah.finished() == 15
    while not match.over:
        pass_round(match)
    assert match.scores()[1] == (39, 30, 5, 0, 4)


def test_most_possible_is_60():
    """B45: everything in the first rounds of a match for one."""
    match = started(1)
    sheet = match.sheets[0]
    sheet.numbers[15] = 0
    finish(sheet, ALL_ISLANDS)
    while not match.over:
        pass_round(match)
    assert match.scores() == [(60, 36, 9, 7, 8)]


def test_highest_total_wins_and_ties_share():
    """B43"""
    match = started(3)
    finish(match.sheets[1], {(10, 14): 1})
    assert match.winners() == [1]
    finish(match.sheets[2], {(0, 8): 1})
    assert match.winners() == [1, 2]
    assert started(4).winners() == [0, 1, 2, 3]


# -- alone ----------------------------------------------------------------------------------------


def award_alone(bridges, round_number):
    """Return what one player gets for achieving this in a round."""
    match = started(1)
    play_to_round(match, round_number)
    finish(match.sheets[0], bridges)
    return pass_round(match)


def test_alone_the_deadlines_are_the_ends_of_piles_of_7_5_and_5():
    """B46"""
    assert set(scoring.DEADLINES[1:]) == {7, 7 + 5}
    assert Bridges.rounds == 7 + 5 + 5


def test_alone_blue_scores_7_up_to_round_7():
    """B46, B47"""
    assert award_alone(BLUE, 1) == [(0, scoring.BLUE, 7)]
    assert award_alone(BLUE, 7) == [(0, scoring.BLUE, 7)]
    assert award_alone(BLUE, 8) == [(0, scoring.BLUE, 3)]
    assert award_alone(BLUE, 17) == [(0, scoring.BLUE, 3)]


def test_alone_red_and_six_score_in_full_up_to_round_12():
    """B46, B48"""
    for bridges, part, full, late in ((RED, scoring.RED, 9, 5), (SIX, scoring.SIX, 8, 4)):
        assert award_alone(bridges, 1) == [(0, part, full)]
        assert award_alone(bridges, 12) == [(0, part, full)]
        assert award_alone(bridges, 13) == [(0, part, late)]
        assert award_alone(bridges, 17) == [(0, part, late)]


def test_with_several_seats_there_are_no_deadlines():
    """B35: the first to do it gets the full points, however late."""
    match = started(2)
    play_to_round(match, 17)
    finish(match.sheets[0], RED)
    assert pass_round(match) == [(0, scoring.RED, 9)]


def test_every_total_has_the_rank_of_the_table():
    """B49"""
    table = (
        (range(41), 0), (range(41, 43), 1), (range(43, 45), 2), (range(45, 47), 3),
        (range(47, 49), 4), (range(49, 51), 5), ((51,), 6), ((52,), 7), ((54,), 8), ((56,), 9),
        ((58,), 10), ((60,), 11),
    )  # fmt: skip
    for totals, rank in table:
        for points in totals:
            assert scoring.rank(points) == rank


def test_totals_from_51_up_that_can_occur():
    """B50: by trying every number of finished islands of each kind with every bonus they allow."""
    possible = set()
    for plain in range(12):
        for red in range(5):
            for blue in range(4):
                islands = plain + red + blue
                for red_points in (9, 5) if red == 4 else (0,):
                    for blue_points in (7, 3) if blue == 3 else (0,):
                        for six in (8, 4, 0) if islands >= 6 else (0,):
                            possible.add(2 * islands + red_points + blue_points + six)
    assert sorted([points for points in possible if points > 50]) == [51, 52, 54, 56, 58, 60]
    assert set(scoring.RANKS[6:]) == {51, 52, 54, 56, 58, 60}
