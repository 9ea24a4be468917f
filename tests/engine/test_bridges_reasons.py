# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a move in Bridges is refused: each way on its own, and the most helpful one of several."""

from engine.bridges import reasons
from engine.match import END_TURN, MATCH_OVER, Match
from tests.engine.pen import bridge, deck, pass_round, position, sample_game, started

ALSO_ON_VM = True


def test_no_such_move():
    sheet = position()
    for move in (18, 31, 32 + 18, 63, 64 + 25, 254, -1, 1000):
        assert sheet.why_not(move) == reasons.NO_SUCH_MOVE


def test_set_up_has_its_own_reasons():
    match = Match(sample_game(), 1, deck=deck())
    assert match.why_not(END_TURN) == reasons.SET_UP_FIRST
    assert match.why_not(1) == reasons.SET_UP_FLAG
    assert match.why_not(32 + 4) == reasons.SET_UP_FLAG
    assert match.why_not(bridge(0, 1)) == reasons.NO_BRIDGES_YET
    assert match.why_not(0) == 0
    match.play(0)
    assert match.why_not(2) == reasons.ONE_NUMBER
    assert match.why_not(0) == reasons.ONE_NUMBER


def test_a_4_of_ones_own_choice_only_in_the_set_up():
    assert position().why_not(32 + 0) == reasons.ONLY_IN_SET_UP


def test_one_number_a_turn():
    sheet = position(play=(3, 1))
    sheet.play(0)
    assert sheet.why_not(2) == reasons.ONE_NUMBER


def test_number_after_bridges():
    sheet = position({0: 3}, play=(3, 2))
    sheet.play(bridge(0, 1))
    assert sheet.why_not(2) == reasons.NUMBER_FIRST


def test_island_taken():
    assert position({0: 3}).why_not(0) == reasons.TAKEN
    assert position({0: 1}, {(0, 1): 1}).why_not(0) == reasons.TAKEN


def test_flag_island_without_a_bridge():
    assert position(play=(6, 1)).why_not(1) == reasons.FLAG_NEEDS_BRIDGE
    assert position(play=(6, 1)).why_not(4) == reasons.FLAG_NEEDS_BRIDGE


def test_number_too_small():
    assert position({0: 6}, {(0, 8): 2}, play=(1, 1)).why_not(8) == reasons.TOO_SMALL
    assert position({0: 6}, {(0, 1): 2}, play=(1, 1)).why_not(1) == reasons.TOO_SMALL


def test_all_bridges_drawn():
    sheet = position({0: 3}, play=(1, 1))
    sheet.play(bridge(0, 1))
    assert sheet.why_not(bridge(0, 8)) == reasons.ALL_DRAWN
    assert sheet.why_not(bridge(2, 3)) == reasons.ALL_DRAWN


def test_line_full():
    assert position({0: 6}, {(0, 1): 2}).why_not(bridge(0, 1)) == reasons.LINE_FULL
    # full comes before finished: the line itself is what the player looks at
    assert position({0: 2}, {(0, 1): 2}).why_not(bridge(0, 1)) == reasons.LINE_FULL


def test_crossing():
    sheet = position({0: 6, 4: 6}, {(0, 8): 1})
    assert sheet.why_not(bridge(4, 5)) == reasons.CROSSES
    # crossing stays for good, so it is told rather than the missing number
    assert position({0: 6}, {(0, 8): 1}).why_not(bridge(4, 5)) == reasons.CROSSES


def test_end_finished_in_an_earlier_turn():
    sheet = position({0: 1, 1: 6}, {(0, 1): 1})
    assert sheet.why_not(bridge(0, 1)) == reasons.FINISHED
    assert sheet.why_not(bridge(0, 8)) == reasons.FINISHED


def test_would_exceed_the_number_filled_in_this_turn():
    sheet = position({0: 1, 8: 6}, play=(1, 2))
    sheet.play(bridge(0, 1))
    assert sheet.why_not(bridge(0, 8)) == reasons.EXCEEDS_NUMBER
    # a number that finishes its island at once belongs to this turn as well
    sheet = position({0: 6}, {(0, 8): 1}, play=(1, 1))
    sheet.play(8)
    assert sheet.why_not(bridge(8, 9)) == reasons.EXCEEDS_NUMBER


def test_would_exceed_six():
    sheet = position({16: 6}, {(11, 12): 2, (6, 12): 2, (12, 13): 2})
    assert sheet.why_not(bridge(12, 16)) == reasons.EXCEEDS_SIX


def test_no_number_at_either_end():
    assert position({0: 3}).why_not(bridge(2, 3)) == reasons.NO_NUMBER


def test_not_enough_room_for_all_bridges():
    """Told before the first bridge: there is room for two of three, nowhere for all."""
    sheet = position({8: 2}, play=(1, 3))
    assert sheet.why_not(bridge(0, 8)) == reasons.NO_ROOM
    assert position({8: 2}, play=(1, 2)).why_not(bridge(0, 8)) == 0


def test_a_bridge_that_would_take_the_others_room():
    """Left are 0-8 and 4-5, which cross: one spoils the other."""
    only = position({8: 1, 4: 1, 9: 2, 10: 1}, {(9, 15): 2, (10, 11): 1}, play=(1, 2))
    assert only.why_not(bridge(0, 8)) == reasons.NO_ROOM
    # with room for a second bridge on 4-5 there is a way, and 0-8 would block it
    pair = position({8: 1, 4: 2, 9: 2, 10: 1}, {(9, 15): 2, (10, 11): 1}, play=(1, 2))
    assert pair.why_not(bridge(4, 5)) == 0
    assert pair.why_not(bridge(0, 8)) == reasons.DEAD_END


def test_the_turn_cannot_end_half_way():
    match = started(1, deck((1, 2)))
    match.play(bridge(14, 15))
    assert match.why_not(END_TURN) == reasons.DRAW_ALL
    match.undo()
    assert match.why_not(END_TURN) == 0


def test_nothing_after_the_end():
    match = started(1)
    while not match.over:
        pass_round(match)
    for move in (0, bridge(0, 1), END_TURN):
        assert match.why_not(move) == MATCH_OVER
