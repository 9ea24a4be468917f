# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The slow model against examples worked out by hand, on sheets small enough to see. Every figure
here was found with pen and paper from the rules, never from a program.
"""

import pytest

from tests.slow.route import CARDS, END_TURN, Board, SlowMatch, are_adjacent, read_board

RYGB = CARDS.index("rygby")  # yellow twice
RYGP = CARDS.index("rygp")

# Fields 0 1 2 in the upper row, 3 4 in the lower, between them: two triangles and one more.
#   0r* - 1y - 2g
#      \  / \  /
#      3b* - 4p
SMALL = Board("r*  y.  g2\n  b*  p.\n")


def row(marks):
    """A sheet that is one row of fields, coloured red, yellow, green, blue, red, yellow, ..."""
    return Board("  ".join("rygb"[at % 4] + mark for at, mark in enumerate(marks)))


def solo(board, card, start):
    """One seat in its first round; every card is the same."""
    match = SlowMatch(1, [card] * 15, board)
    play(match, start)
    return match


def play(match, *moves):
    for move in moves:
        match.play(move)
    match.play(END_TURN)


# The sheet and the deck


def test_fields_in_reading_order_with_colours_numbers_and_starts():
    assert SMALL.fields == [(0, 0), (0, 4), (0, 8), (1, 2), (1, 6)]
    assert "".join(SMALL.colours[field] for field in SMALL.fields) == "rygbp"
    assert SMALL.numbers == {(0, 8): 2}
    assert SMALL.starts == [(0, 0), (1, 2)]
    assert Board("# a comment\nrX  y.\n").numbers == {(0, 0): 10}


def test_a_field_touches_the_next_in_its_row_and_two_in_the_row_below():
    pairs = {
        (one, other)
        for one in range(5)
        for other in range(one + 1, 5)
        if are_adjacent(SMALL.fields[one], SMALL.fields[other])
    }
    assert pairs == {(0, 1), (1, 2), (0, 3), (1, 3), (1, 4), (2, 4), (3, 4)}


def test_reads_the_sheet():
    board = read_board()
    assert len(board.fields) == 61
    assert sorted(board.numbers.values()) == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert len(board.starts) == 4


def test_fifteen_cards_with_66_areas():
    assert len({frozenset(card) for card in CARDS}) == 15
    assert {len(set(card)) for card in CARDS} == {4}
    assert sorted(map(len, CARDS)) == [4] * 9 + [5] * 6
    assert {"".join(CARDS).count(colour) for colour in "rygbpw"} == {11}


# A turn


def test_one_alone_chooses_a_start():
    match = SlowMatch(1, [RYGB] * 15, SMALL)
    assert match.legal() == [0, 3]
    match.play(3)
    assert match.legal() == [END_TURN]
    match.play(END_TURN)
    assert match.round == 1
    assert match.sheets[0].line == [(1, 2)]


def test_several_seats_begin_on_different_starts():
    match = SlowMatch(2, [RYGB] * 15, SMALL)
    assert match.round == 1
    assert [sheet.line for sheet in match.sheets] == [[(0, 0)], [(1, 2)]]


def test_a_step_goes_to_an_adjacent_free_field_of_a_colour_on_the_card():
    match = solo(SMALL, RYGB, 0)
    assert match.legal() == [1, 3, END_TURN]
    match.play(1)
    assert match.legal() == [2, 3, END_TURN]  # 4 is purple, 0 on the route
    match.play(3)
    assert match.legal() == [END_TURN]  # it touches 0, 1 and the purple 4


def test_an_area_is_used_once():
    match = solo(row("..*..."), RYGP, 2)
    assert match.legal() == [1, END_TURN]  # 3 is blue
    match.play(1)
    match.play(0)
    assert match.areas == ["g", "p"]


def test_a_colour_that_is_shown_twice_may_be_used_twice():
    board = Board("r*  y.  b.  y.  g.  y.\n")
    match = solo(board, RYGB, 0)
    for move in (1, 2, 3, 4):
        match.play(move)
    assert match.legal() == [END_TURN]  # the third yellow is one too many


def test_one_end_a_turn_and_either_in_the_next():
    match = solo(row("...*..."), RYGB, 3)
    assert match.legal() == [2, 4, END_TURN]
    match.play(2)
    assert match.legal() == [1, END_TURN]
    match.play(END_TURN)
    assert match.legal() == [1, 64 + 4, END_TURN]
    match.play(64 + 4)
    assert match.legal() == [64 + 5, END_TURN]
    assert match.sheets[0].head() == (0, 8)
    assert match.sheets[0].tail() == (0, 16)


def test_a_field_that_touches_both_ends_is_two_moves():
    match = solo(SMALL, RYGB, 0)
    play(match, 1)
    assert match.legal() == [2, 3, 64 + 3, END_TURN]


def test_an_illegal_move_is_refused():
    match = SlowMatch(1, [RYGB] * 15, SMALL)
    with pytest.raises(ValueError, match="move 1 is not legal"):
        match.play(1)


# Numbers


def test_first_round_in_full_for_all_later_half_rounded_up():
    """Three seats one step away from the 5 in the middle."""
    board = Board("r*  y5  b*\n  g*\n")
    match = SlowMatch(3, [RYGB] * 15, board)
    for moves in ((1,), (), (1,)):
        play(match, *moves)
    assert match.awards == [(0, 5, 5), (2, 5, 5)]
    for moves in ((), (1,), ()):
        play(match, *moves)
    assert match.awards == [(1, 5, 3)]
    assert match.scores() == [(3, 5, -2), (1, 3, -2), (3, 5, -2)]
    for _ in range(3):
        play(match)
    assert match.awards == []


def test_worked_example_alone():
    """4 scores 4, then 7 scores 7, then 5 scores 3, then 9 scores 9: in one turn or in four."""
    in_one = solo(row("*4759"), RYGB, 0)
    play(in_one, 1, 2, 3, 4)
    assert in_one.awards == [(0, 4, 4), (0, 5, 3), (0, 7, 7), (0, 9, 9)]
    in_four = solo(row("*4759"), RYGB, 0)
    given = []
    for move in (1, 2, 3, 4):
        play(in_four, move)
        given += in_four.awards
    assert given == [(0, 4, 4), (0, 7, 7), (0, 5, 3), (0, 9, 9)]
    assert in_four.scores() == in_one.scores() == [(23, 23, 0)]


def test_alone_the_time_of_drawing_decides_not_the_place_in_the_line():
    match = solo(row("2.*.9"), RYGB, 2)
    for moves in ((3, 4), (64 + 1, 64 + 0)):
        play(match, *moves)
    assert match.scores() == [(10, 10, 0)]  # 9 and then half of 2


# The worked example. A row of 61 fields in four repeating colours, so that every card of red,
# yellow, green and blue leads a line four fields further. The rival starts on field 30 and runs to
# the right over 2, 5, 7 and 10; Linus starts on field 0, comes first to 3, 6, 8 and 9, runs over
# the rival's numbers after that, and stops on field 50, before the 4.

EXAMPLE = {0: "*", 5: "3", 11: "6", 17: "8", 23: "9", 30: "*"}
EXAMPLE |= {33: "2", 38: "5", 41: "7", 46: "X", 55: "4"}


def test_worked_example_of_29_points():
    match = SlowMatch(2, [RYGB] * 15, row([EXAMPLE.get(at, ".") for at in range(61)]))
    linus, rival = 0, 30
    while not match.over:
        steps = min(4, 50 - linus)
        play(match, *range(linus + 1, linus + steps + 1))
        linus += steps
        steps = min(4, 46 - rival)
        play(match, *range(rival + 1, rival + steps + 1))
        rival += steps
    assert match.scores()[0] == (29, 39, -10)
    assert match.scores()[1] == (24 - 44, 24, -44)
    assert match.legal() == []
