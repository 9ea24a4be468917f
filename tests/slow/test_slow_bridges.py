# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The slow model against examples worked out by hand, on boards small enough to see. Every figure
here was found with pen and paper from the rules, never from a program.
"""

import pytest

from tests.slow.bridges import END_TURN, Board, Sheet, SlowMatch, read_side

# Islands 0 1 over 2 3; line 0 joins 0-1, line 1 0-2, line 2 1-3, line 3 2-3.
SQUARE = Board("oo\nrb\n")

# Left-right (line 1) and top-bottom (line 0) cross in the middle; no other lines.
CROSS = Board(".o.\no.o\n.o.\n")
TOP, LEFT, RIGHT, BOTTOM = CROSS.islands

CARD_1_1 = 0  # number 1, one bridge
CARD_1_3 = 2
CARD_2_1 = 3


def row_of(islands):
    return Board("o" * islands + "\n")


def chain(board):
    """One bridge on every line."""
    return list(board.lines)


def solo_after_set_up(board, deck, move):
    match = SlowMatch(board, 1, deck)
    match.play(move)
    match.play(END_TURN)
    return match


def pass_until(match, round_number):
    while match.round < round_number:
        match.play(END_TURN)


# The board


def test_islands_in_reading_order_and_lines_by_their_ends():
    board = Board("# a comment\no.r\n...\nb.o\n")
    assert board.islands == [(0, 0), (0, 2), (2, 0), (2, 2)]
    assert (board.red, board.blue) == ({(0, 2)}, {(2, 0)})
    assert board.lines == [
        ((0, 0), (0, 2)),
        ((0, 0), (2, 0)),
        ((0, 2), (2, 2)),
        ((2, 0), (2, 2)),
    ]


def test_the_nearest_island_is_the_neighbour():
    assert row_of(3).lines == [((0, 0), (0, 1)), ((0, 1), (0, 2))]


def test_lines_cross_at_sea():
    assert CROSS.lines == [(TOP, BOTTOM), (LEFT, RIGHT)]
    assert CROSS.crossings == {(TOP, BOTTOM): [(LEFT, RIGHT)], (LEFT, RIGHT): [(TOP, BOTTOM)]}
    assert not any(SQUARE.crossings.values())


@pytest.mark.parametrize("side", ["A", "B"])
def test_reads_both_sides(side):
    board = read_side(side)
    assert (len(board.islands), len(board.red), len(board.blue)) == (18, 4, 3)


# Set-up


def test_set_up_writes_a_3_or_4_on_an_unflagged_island_of_the_left_neighbour():
    match = SlowMatch(SQUARE, 3, [CARD_1_1] * 17)
    assert match.legal() == [0, 1, 32, 33]
    for move in (0, 33, 1):
        match.play(move)
        assert match.legal() == [END_TURN]
        match.play(END_TURN)
    assert match.round == 1
    assert [sheet.numbers for sheet in match.sheets] == [{(0, 1): 3}, {(0, 0): 3}, {(0, 1): 4}]


def test_set_up_alone_is_on_the_own_sheet():
    match = solo_after_set_up(SQUARE, [CARD_1_1] * 17, 32)
    assert match.sheets[0].numbers == {(0, 0): 4}


# Writing a number


def test_a_flag_island_takes_a_number_only_after_a_bridge():
    sheet = Sheet(SQUARE, {(0, 0): 3})
    assert sheet.may_write((0, 1), 1)
    assert not sheet.may_write((1, 0), 1)
    assert sheet.with_bridge(((0, 0), (1, 0))).may_write((1, 0), 1)


def test_a_number_is_never_smaller_than_the_bridges_and_finishes_when_equal():
    line = ((0, 0), (0, 1))
    sheet = Sheet(SQUARE, {(0, 0): 3}, [line, line])
    assert not sheet.may_write((0, 1), 1)
    assert sheet.may_write((0, 1), 2)
    assert sheet.may_write((0, 1), 6)
    sheet.numbers[0, 1] = 2
    assert sheet.finished() == {(0, 1)}


def test_an_island_takes_one_number():
    assert not Sheet(SQUARE, {(0, 0): 3}).may_write((0, 0), 4)


# Drawing bridges


def test_a_bridge_needs_a_number_at_one_end():
    sheet = Sheet(SQUARE, {(0, 0): 3})
    assert [sheet.may_draw(line) for line in SQUARE.lines] == [True, True, False, False]


def test_at_most_two_bridges_on_a_line():
    line = ((0, 0), (0, 1))
    assert Sheet(SQUARE, {(0, 0): 3}, [line]).may_draw(line)
    assert not Sheet(SQUARE, {(0, 0): 3}, [line, line]).may_draw(line)


def test_never_across_a_bridge():
    sheet = Sheet(CROSS, {TOP: 2, LEFT: 2}, [(LEFT, RIGHT)])
    assert not sheet.may_draw((TOP, BOTTOM))
    assert sheet.may_draw((LEFT, RIGHT))


def test_never_to_a_finished_island():
    one, two, three = row_of(3).islands
    sheet = Sheet(row_of(3), {one: 1, three: 2}, [(one, two)])
    assert not sheet.may_draw((one, two))
    assert sheet.may_draw((two, three))


def test_never_more_than_six_on_an_island_without_a_number():
    board = Board(".o.\nooo\n.o.\n")
    top, left, middle, right, bottom = board.islands
    numbers = {top: 3, left: 3, right: 3, bottom: 3}
    three_doubles = [(top, middle), (left, middle), (middle, right)] * 2
    assert Sheet(board, numbers, three_doubles[1:]).may_draw((middle, bottom))
    assert not Sheet(board, numbers, three_doubles).may_draw((middle, bottom))


# A turn


def test_all_bridges_or_none_after_at_most_one_number():
    """Island 0 carries a 3, the card a 1 and three bridges."""
    match = solo_after_set_up(SQUARE, [CARD_1_3] * 17, 0)
    assert match.legal() == [1, 64, 65, END_TURN]
    match.play(64)
    assert match.legal() == [64, 65]  # no number any more, and no end half-way
    match.play(64)
    assert match.legal() == [65]  # line 0 is full
    match.play(65)
    assert match.legal() == [END_TURN]
    assert match.finished(0) == {0}


def test_no_bridge_that_leaves_too_little_room_for_the_others():
    """As above, but with the card's 1 on island 1, whose only bridge may come from 0 or from 3."""
    match = solo_after_set_up(SQUARE, [CARD_1_3] * 17, 0)
    match.play(1)
    assert match.legal() == [64, 65, 66, END_TURN]
    match.play(66)
    assert match.legal() == [65]  # line 0 is over: island 1 is finished
    match.play(65)
    assert match.legal() == [65]
    match.play(65)
    assert match.legal() == [END_TURN]
    assert match.finished(0) == {1}


def test_a_crossing_can_be_the_dead_end():
    """Two bridges are needed: top-bottom would finish the top after one and block left-right."""
    sheet = Sheet(CROSS, {TOP: 1, LEFT: 2})
    assert sheet.may_draw((TOP, BOTTOM))
    assert not sheet.with_bridge((TOP, BOTTOM)).can_draw(1)
    assert sheet.with_bridge((LEFT, RIGHT)).can_draw(1)
    assert not sheet.can_draw(3)


def test_an_illegal_move_is_refused():
    match = SlowMatch(SQUARE, 1, [CARD_1_1] * 17)
    with pytest.raises(ValueError, match="move 2 is not legal"):
        match.play(2)


# Six connected


def test_six_connected_have_no_unfinished_island_between():
    board = row_of(7)
    numbers = dict(zip(board.islands, [1, 2, 2, 2, 2, 2, 1], strict=True))
    assert Sheet(board, numbers, chain(board)).largest_group() == 7
    numbers[board.islands[3]] = 3
    assert Sheet(board, numbers, chain(board)).largest_group() == 3


def test_six_connected_are_joined_by_bridges():
    board = row_of(6)
    numbers = dict.fromkeys(board.islands, 2)
    pairs = board.lines[::2] * 2
    sheet = Sheet(board, numbers, pairs)
    assert len(sheet.finished()) == 6
    assert sheet.largest_group() == 2


# Bonuses. On this square, blue is island 0, red island 1, and the set-up a 3 on island 2.

BONUS_SQUARE = Board("br\noo\n")


def bridge_to_blue(match):
    match.play(64 + 1)
    match.play(END_TURN)


def write_on_blue(match):
    """One bridge leads there, so the card's 1 finishes it."""
    match.play(0)
    match.play(END_TURN)


def finish_red(match):
    """In two turns: a 1 on island 3 and its bridge to the red flag; then the flag's own 1."""
    match.play(3)
    match.play(64 + 2)
    match.play(END_TURN)
    match.play(1)
    match.play(END_TURN)


@pytest.mark.parametrize(("round_number", "points"), [(7, 7), (8, 3)])
def test_blue_alone_is_early_until_round_7(round_number, points):
    match = solo_after_set_up(BONUS_SQUARE, [CARD_1_1] * 17, 2)
    pass_until(match, round_number - 1)
    bridge_to_blue(match)
    assert match.awards == []
    write_on_blue(match)
    assert match.awards == [(0, "blue", points)]
    assert match.scores() == [(2 + points, 2, 0, points, 0)]
    match.play(END_TURN)
    assert match.awards == []


@pytest.mark.parametrize(("round_number", "points"), [(12, 9), (13, 5)])
def test_red_alone_is_early_until_round_12(round_number, points):
    match = solo_after_set_up(BONUS_SQUARE, [CARD_1_1] * 17, 2)
    pass_until(match, round_number - 1)
    finish_red(match)
    assert match.awards == [(0, "red", points)]
    assert match.scores() == [(4 + points, 4, points, 0, 0)]


def test_all_who_are_first_in_the_same_round_score_in_full():
    match = SlowMatch(BONUS_SQUARE, 3, [CARD_1_1] * 17)
    for _ in range(3):
        match.play(2)
        match.play(END_TURN)
    for turn in (bridge_to_blue, write_on_blue):
        turn(match)
        match.play(END_TURN)
        turn(match)
    assert match.awards == [(0, "blue", 7), (2, "blue", 7)]
    for turn in (bridge_to_blue, write_on_blue):
        match.play(END_TURN)
        turn(match)
        match.play(END_TURN)
    assert match.awards == [(1, "blue", 3)]


# The worked example. A ring of 18 islands; PATH follows it from the upper left corner. Every card
# is a 2 with one bridge. In the n-th step a seat writes a 2 on the path's n-th island and draws
# the bridge to the next: that finishes the island, but for the very first, whose second bridge
# comes from island 7 in a last step. So 15 of the islands can be finished in 16 rounds.

RING = Board("orrrroo\no.....o\nb.....b\nboooooo\n")
PATH = [0, 1, 2, 3, 4, 5, 6, 8, 10, 17, 16, 15, 14, 13, 12, 11]
STEPS = 16


def line_move(board, one, other):
    ends = tuple(sorted((board.islands[one], board.islands[other])))
    return 64 + board.lines.index(ends)


def ring_step(match, step):
    if 0 <= step < STEPS - 1:
        match.play(PATH[step])
        match.play(line_move(RING, PATH[step], PATH[step + 1]))
    elif step == STEPS - 1:
        match.play(line_move(RING, PATH[0], 7))
    match.play(END_TURN)


def test_worked_example_of_39_points():
    """15 finished islands (30) + red late (5) + six connected late (4)."""
    match = SlowMatch(RING, 2, [CARD_2_1] * 17)
    for _ in range(2):
        match.play(7)
        match.play(END_TURN)
    awards = {}
    while not match.over:
        round_number = match.round
        ring_step(match, round_number - 2)  # seat 0 is a round behind
        ring_step(match, round_number - 1)
        if match.awards:
            awards[round_number] = match.awards
    assert awards == {
        5: [(1, "red", 9)],
        6: [(0, "red", 5)],
        7: [(1, "six", 8)],
        8: [(0, "six", 4)],
    }
    assert match.scores() == [(39, 30, 5, 0, 4), (47, 30, 9, 0, 8)]
    assert len(match.finished(0)) == 15
    assert match.legal() == []


@pytest.mark.parametrize(("round_number", "points"), [(12, 8), (13, 4)])
def test_six_connected_alone_is_early_until_round_12(round_number, points):
    match = solo_after_set_up(RING, [CARD_2_1] * 17, 7)
    pass_until(match, round_number - 6)
    for step in range(7):  # the first island stays open, so that the sixth closes in step 7
        ring_step(match, step)
    assert match.awards == [(0, "six", points)]
