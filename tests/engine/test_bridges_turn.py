# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a seat's pen may do in Bridges: the set-up, the number, the bridges, and taking back."""

from engine.bridges import reasons
from engine.bridges.sheet import WRITE_FOUR
from engine.errors import IllegalMove
from engine.match import END_TURN, Match
from tests.engine.pen import (
    bridge,
    deck,
    draw,
    line,
    pass_round,
    position,
    sample_game,
    started,
)
from tests.engine.sample_board import FLAGS, ISLANDS, LINES
from tests.raising import raises

ALSO_ON_VM = True

FLAGGED = [island for island in range(ISLANDS) if FLAGS[island]]
PLAIN = [island for island in range(ISLANDS) if not FLAGS[island]]


def legal_writes(sheet):
    return [move for move in sheet.legal() if move < 64]


def legal_bridges(sheet):
    return [move for move in sheet.legal() if move >= 64]


# -- set-up ---------------------------------------------------------------------------------------


def test_set_up_is_a_3_or_a_4_on_any_island_without_a_flag():
    """B12"""
    match = Match(sample_game(), 2, deck=deck())
    assert match.round == 0 and match.card is None
    assert match.legal() == PLAIN + [WRITE_FOUR + island for island in PLAIN]
    match.play(9)
    assert match.sheets[1].numbers[9] == 3
    assert match.legal() == [END_TURN]
    match.play(END_TURN)
    match.play(WRITE_FOUR + 9)
    assert match.sheets[0].numbers[9] == 4


def test_set_up_is_written_on_the_sheet_of_the_seat_to_the_left_who_plays_on_with_it():
    """B13"""
    match = Match(sample_game(), 3, deck=deck((1, 1)))
    for seat in range(3):
        assert match.seat == seat
        match.play(PLAIN[seat])
        match.play(END_TURN)
    written = [[i for i in range(ISLANDS) if sheet.numbers[i]] for sheet in match.sheets]
    assert written == [[PLAIN[2]], [PLAIN[0]], [PLAIN[1]]]
    assert match.round == 1 and match.seat == 0
    assert match.sheet is match.sheets[0]


def test_alone_the_set_up_is_written_on_the_own_sheet():
    """B14"""
    match = Match(sample_game(), 1, deck=deck())
    match.play(WRITE_FOUR + 5)
    assert match.sheets[0].numbers[5] == 4


# -- action a: the number -------------------------------------------------------------------------


def test_everybody_plays_the_same_card_in_a_round():
    """B15"""
    match = started(4)
    for round_number in range(1, 18):
        cards = set()
        for seat in range(4):
            assert (match.seat, match.round) == (seat, round_number)
            cards.add(match.card)
            match.play(END_TURN)
        assert len(cards) == 1
    assert match.over


def test_the_number_comes_before_the_bridges():
    """B16"""
    sheet = position({0: 3}, play=(2, 2))
    sheet.play(bridge(0, 1))
    assert legal_writes(sheet) == []
    sheet.play(bridge(0, 1))
    assert legal_writes(sheet) == []
    sheet = position({0: 3}, play=(2, 2))
    sheet.play(2)
    assert bridge(0, 1) in legal_bridges(sheet) and bridge(1, 2) in legal_bridges(sheet)


def test_number_and_bridges_may_each_be_skipped():
    """B17"""
    nothing, number, bridges, both = (started(1, deck((2, 1))) for _ in range(4))
    number.play(0)
    bridges.play(bridge(14, 15))
    both.play(0)
    both.play(bridge(14, 15))
    for match in (nothing, number, bridges, both):
        assert END_TURN in match.legal()
        match.play(END_TURN)
        assert match.round == 2


def test_one_number_an_island_and_for_good():
    """B18: the number is the card's, the island keeps it, and a turn writes only one."""
    match = started(1, deck((5, 1), (2, 1)))
    match.play(0)
    assert match.sheet.numbers[0] == 5
    assert [move for move in match.legal() if move < 64] == []
    match.play(END_TURN)
    assert 0 not in match.legal() and 15 not in match.legal()
    assert 2 in match.legal()


def test_an_island_without_a_flag_may_always_be_written_on():
    """B19"""
    free = position()
    assert legal_writes(free) == PLAIN
    reached = position(bridges={(0, 8): 1}, play=(4, 1))
    assert 0 in legal_writes(reached) and 8 in legal_writes(reached)


def test_an_island_with_a_flag_needs_a_bridge_first():
    """B20"""
    for flag in FLAGGED:
        assert flag not in legal_writes(position(play=(6, 1)))
    assert 1 in legal_writes(position({0: 3}, {(0, 1): 1}))
    assert 16 in legal_writes(position({15: 3}, {(15, 16): 1}))


def test_never_a_number_smaller_than_the_bridges_and_an_equal_one_finishes():
    """B21"""
    three = {(0, 8): 2, (8, 9): 1}
    numbers = {0: 2, 9: 6}
    assert 8 not in legal_writes(position(numbers, three, play=(2, 1)))
    sheet = position(numbers, three, play=(3, 1))
    assert 8 in legal_writes(sheet)
    assert not sheet.is_finished(8)
    sheet.play(8)
    assert sheet.is_finished(8)
    assert 8 in legal_writes(position(numbers, three, play=(4, 1)))


# -- action b: the bridges ------------------------------------------------------------------------


def test_exactly_the_cards_bridges_or_none():
    """B22: the turn cannot end in between, and no more than the card's are drawn."""
    match = started(1, deck((1, 3)))
    assert END_TURN in match.legal()
    match.play(bridge(14, 15))
    assert END_TURN not in match.legal()
    match.play(bridge(15, 16))
    assert END_TURN not in match.legal()
    match.play(bridge(9, 15))
    assert match.legal() == [END_TURN]


def test_legal_bridges_never_lead_into_a_dead_end():
    """B22: what is begun can be completed; where a full set does not exist, nothing is offered."""
    # island 8 wants one more, and only its two lines have a numbered end: one bridge fits, not two
    sheet = position({8: 1}, play=(2, 2))
    assert legal_bridges(sheet) == []
    sheet = position({8: 1}, play=(2, 1))
    assert legal_bridges(sheet) == [bridge(0, 8), bridge(8, 9)]
    # islands 8 (one more) and 10 (two more): three fit, and one of them must be at 8
    sheet = position({8: 1, 10: 2}, play=(2, 3))
    sheet.play(bridge(4, 10))
    sheet.play(bridge(4, 10))
    assert legal_bridges(sheet) == [bridge(0, 8), bridge(8, 9)]
    # left are 0-8 and 4-5 (8, 4 want one each, their other lines are closed), and those cross
    sheet = position({8: 1, 4: 1, 9: 2, 10: 1}, {(9, 15): 2, (10, 11): 1}, play=(1, 2))
    assert legal_bridges(sheet) == []


def test_a_bridge_lies_on_a_line_between_neighbours():
    """B23: there is no move for anything else."""
    sheet = position(dict.fromkeys(range(ISLANDS), 6), play=(1, 1))
    assert legal_bridges(sheet) == [64 + number for number in range(LINES)]
    before = bytes(sheet.loads)
    sheet.play(bridge(11, 12))
    changed = [island for island in range(ISLANDS) if sheet.loads[island] != before[island]]
    assert changed == [11, 12]


def test_at_most_two_on_a_line_in_the_same_or_a_later_round():
    """B24"""
    match = started(1, deck((1, 3), (1, 1), (1, 2)))
    match.play(bridge(14, 15))
    match.play(bridge(14, 15))
    assert bridge(14, 15) not in match.legal()
    match.play(bridge(15, 16))
    match.play(END_TURN)
    assert bridge(15, 16) not in match.legal()  # the 3 is finished
    later = position({14: 6}, {(14, 15): 1})
    assert bridge(14, 15) in legal_bridges(later)
    later.play(bridge(14, 15))
    assert bridge(14, 15) not in legal_bridges(later)


def test_one_end_of_a_bridge_carries_a_number():
    """B25"""
    sheet = position({0: 3, 15: 2}, play=(1, 1))
    ends = {0, 15}
    expected = [
        bridge(one, other)
        for one, other in ((0, 1), (0, 8), (9, 15), (14, 15), (15, 16))
        if one in ends or other in ends
    ]
    assert legal_bridges(sheet) == sorted(expected)
    sheet.play(2)  # a number written in this turn counts
    assert bridge(1, 2) not in legal_bridges(position({0: 3}))
    assert bridge(1, 2) in legal_bridges(sheet)


def test_bridges_never_cross():
    """B26: for every crossing of the board, in both directions, and only while the bridge lies."""
    crossing = [((0, 8), (4, 5)), ((1, 9), (5, 6)), ((8, 9), (5, 11)), ((9, 15), (11, 12))]
    for one, other in crossing + [(b, a) for a, b in crossing]:
        numbers = dict.fromkeys(range(ISLANDS), 6)
        sheet = position(numbers)
        assert bridge(other[0], other[1]) in legal_bridges(sheet)
        sheet = position(numbers, {one: 1})
        assert bridge(other[0], other[1]) not in legal_bridges(sheet)
        sheet = position(numbers, {one: 2})
        assert bridge(other[0], other[1]) not in legal_bridges(sheet)
        sheet = position(numbers, play=(1, 2))
        sheet.play(bridge(one[0], one[1]))
        sheet.undo(bridge(one[0], one[1]))
        assert bridge(other[0], other[1]) in legal_bridges(sheet)


def test_a_finished_island_takes_no_more_bridges():
    """B27, B31: from the moment its number and its bridges agree, either way round."""
    by_bridge = position({0: 1}, {(0, 1): 1})
    by_number = position({0: 6, 1: 1}, {(0, 1): 1})
    assert by_bridge.is_finished(0) and by_number.is_finished(1)
    assert bridge(0, 1) not in legal_bridges(by_bridge)
    assert bridge(0, 8) not in legal_bridges(by_bridge)
    assert bridge(1, 2) not in legal_bridges(by_number)
    assert bridge(0, 1) not in legal_bridges(by_number)


def test_a_numbered_island_never_gets_more_bridges_than_its_number():
    """B28"""
    match = started(1, deck((6, 3), (6, 2)))
    for _ in range(2):
        match.play(bridge(14, 15))
    match.play(bridge(9, 15))
    assert match.sheet.loads[15] == match.sheet.numbers[15] == 3
    match.play(END_TURN)
    assert legal_bridges(match.sheet) == []


def test_an_island_without_a_number_never_gets_more_than_six():
    """B29"""
    sheet = position({16: 6, 17: 6}, {(11, 12): 2, (6, 12): 2, (12, 13): 2})
    assert sheet.loads[12] == 6
    assert bridge(12, 16) not in legal_bridges(sheet)
    assert bridge(16, 17) in legal_bridges(sheet)


def test_bridges_of_one_card_may_be_split_over_islands():
    """B30"""
    sheet = position({0: 2, 17: 2, 10: 2}, play=(1, 3))
    for move in (bridge(0, 8), bridge(16, 17), bridge(10, 14)):
        assert move in legal_bridges(sheet)
        sheet.play(move)
    assert sheet.left == 0


def test_a_number_too_large_for_its_lines_is_legal_and_never_finished():
    """B33: island 8 has two lines, so four bridges are the most."""
    sheet = position({0: 6, 9: 6}, play=(5, 1))
    assert 8 in legal_writes(sheet)
    sheet.play(8)
    draw(sheet, {(0, 8): 2, (8, 9): 2})
    assert sheet.loads[8] == 4 and not sheet.is_finished(8)
    assert sheet.closed(line(0, 8)) and sheet.closed(line(8, 9))


# -- refusing and taking back ---------------------------------------------------------------------


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing():
    """B51"""
    match = started(1, deck((2, 2)))
    match.play(bridge(14, 15))
    before = match.pack()
    for move in range(256):
        if move in match.legal():
            continue
        with raises(IllegalMove) as caught:
            match.play(move)
        assert caught.error.reason == match.why_not(move)
        assert match.pack() == before
    assert match.why_not(END_TURN) == reasons.DRAW_ALL


def test_everything_can_be_taken_back_until_the_turn_is_ended():
    """B52: step by step to the beginning of the turn, and not further."""
    match = started(2, deck((2, 2)))
    beginning = match.pack()
    drawing = str(match.sheets[0])
    moves = (0, bridge(0, 1), bridge(0, 8))
    for move in moves:
        match.play(move)
    assert match.turn_moves() == bytes(moves)
    for _ in moves:
        assert match.undo()
    assert match.undo() is False
    assert match.pack() == beginning and str(match.sheets[0]) == drawing
    match.play(END_TURN)
    assert match.undo() is False


def test_the_set_up_can_be_taken_back_too():
    """B52"""
    match = Match(sample_game(), 2, deck=deck())
    match.play(WRITE_FOUR + 0)
    assert match.undo()
    assert match.sheets[1].numbers[0] == 0
    match.play(2)
    assert match.sheets[1].numbers[2] == 3


def test_only_what_is_ended_counts_as_a_round():
    """B15, B17: ending all turns without a stroke is a whole round."""
    match = started(3)
    pass_round(match)
    assert (match.round, match.seat) == (2, 0)
