# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Why a move in Route is refused: each way on its own, and the most helpful one of several."""

from engine.match import END_TURN, MATCH_OVER, Match
from engine.route import reasons
from tests.engine.route_pen import (
    START,
    deck,
    pass_to_the_end,
    position,
    sample_game,
    started,
    tail,
)

ALSO_ON_VM = True


def test_no_such_move():
    sheet = position()
    for move in (61, 63, 64 + 61, 127, 128, 254, -1, 1000):
        assert sheet.why_not(move) == reasons.NO_SUCH_MOVE


def test_set_up_has_its_own_reasons():
    match = Match(sample_game(), 1, deck=deck())
    assert match.why_not(END_TURN) == reasons.START_FIRST
    assert match.why_not(30) == reasons.NOT_A_START
    assert match.why_not(tail(START)) == reasons.NOT_A_START
    assert match.why_not(61) == reasons.NO_SUCH_MOVE
    assert match.why_not(START) == 0
    match.play(START)
    assert match.why_not(22) == reasons.START_CHOSEN
    assert match.why_not(START) == reasons.START_CHOSEN
    assert match.why_not(END_TURN) == 0


def test_field_on_the_route():
    sheet = position([22, 31], play="rygb")
    assert sheet.why_not(22) == reasons.ON_ROUTE
    # for good, so it is told rather than that the end does not touch it
    assert sheet.why_not(START) == reasons.ON_ROUTE
    assert sheet.why_not(tail(31)) == reasons.ON_ROUTE


def test_no_second_end_yet():
    sheet = position(play="rygb")
    assert sheet.why_not(22) == 0
    assert sheet.why_not(tail(22)) == reasons.NO_TAIL_YET
    sheet.play(22)
    assert sheet.why_not(tail(13)) == reasons.OTHER_END


def test_field_not_next_to_the_end():
    sheet = position([22], play="rygb")
    assert sheet.why_not(0) == reasons.NOT_NEXT
    assert sheet.why_not(13) == reasons.NOT_NEXT  # next to the tail only
    assert sheet.why_not(tail(13)) == 0
    assert sheet.why_not(tail(31)) == reasons.NOT_NEXT  # next to the head only


def test_colour_not_on_the_card():
    sheet = position([22], play="rygb")
    assert sheet.why_not(15) == reasons.NOT_ON_CARD
    assert sheet.why_not(tail(20)) == reasons.NOT_ON_CARD
    # no taking back will help, so it is told rather than the other end
    sheet.play(23)
    assert sheet.why_not(tail(20)) == reasons.NOT_ON_CARD


def test_the_other_end_grows_in_this_turn():
    sheet = position([22], play="rygb")
    sheet.play(30)
    assert sheet.why_not(tail(13)) == reasons.OTHER_END
    assert sheet.why_not(tail(29)) == reasons.OTHER_END
    sheet.undo(30)
    sheet.play(tail(30))
    assert sheet.why_not(23) == reasons.OTHER_END


def test_colour_used_up():
    sheet = position(play="rgbp")
    sheet.play(30)
    sheet.play(31)
    assert sheet.why_not(22) == 0
    sheet.play(22)
    assert sheet.why_not(14) == reasons.COLOUR_USED  # blue, as 31
    assert sheet.why_not(15) == 0


def test_nothing_after_the_end():
    match = started(1)
    pass_to_the_end(match)
    for move in (START, 22, tail(22), END_TURN):
        assert match.why_not(move) == MATCH_OVER
