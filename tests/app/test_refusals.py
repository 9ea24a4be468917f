# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every refusal that a player can run into is told in the bottom line, in its own words, changes
nothing, and goes away with the next key or after its time.
"""

import pytest

from engine.bridges import reasons
from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tests.app.checks import check_refused
from tests.app.positions import NO_LINE, at_random, bridges_at, find, refused_from, resumed
from tests.app.words import WORDS
from tools.sim.hands import DIRECTIONS, Hands

# What the engine can say and the screen cannot provoke: it offers no such move, or tells more.
OUT_OF_REACH = {
    reasons.NO_SUCH_MOVE,
    reasons.ONLY_IN_SET_UP,  # after the set-up A writes the card's number
    reasons.NO_BRIDGES_YET,  # in the set-up there is no drawing
    reasons.TAKEN,  # at an island with a number A is about bridges
}
BY_START = {reasons.SET_UP_FIRST, reasons.DRAW_ALL}
BY_A = {
    reasons.SET_UP_FLAG,
    reasons.ONE_NUMBER,
    reasons.NUMBER_FIRST,
    reasons.FLAG_NEEDS_BRIDGE,
    reasons.TOO_SMALL,
    reasons.ALL_DRAWN,
    reasons.FINISHED,
    reasons.NO_ROOM,
}
BY_DIRECTION = {
    reasons.LINE_FULL,
    reasons.CROSSES,
    reasons.FINISHED,
    reasons.EXCEEDS_NUMBER,
    reasons.EXCEEDS_SIX,
    reasons.NO_NUMBER,
    reasons.DEAD_END,
}


def words_for(reason, match):
    words = WORDS[reason]
    return words % match.sheet.asked if "%d" in words else words


def test_every_reason_is_looked_at():
    known = {value for name, value in vars(reasons).items() if name.isupper()}
    assert known == OUT_OF_REACH | BY_START | BY_A | BY_DIRECTION


# -- START ----------------------------------------------------------------------------------------


def test_the_set_up_must_be_done():
    with Hands() as hands:
        hands.new_match()
        check_refused(hands, WORDS[reasons.SET_UP_FIRST], lambda: hands.press("START"))


def test_bridges_are_drawn_all_or_none():
    match = find(lambda match: match.round and match.why_not(END_TURN) == reasons.DRAW_ALL)
    with resumed(match) as hands:
        check_refused(hands, WORDS[reasons.DRAW_ALL], lambda: hands.press("START"))


# -- A --------------------------------------------------------------------------------------------


def refused_at(match, reason):
    """An island at which A can only be answered by this reason, or None."""
    sheet = match.sheet
    if match.over:
        return None
    for island in range(sheet.board.ISLANDS):
        if not bridges_at(match, island) and _reasons_at(match, island) == {reason}:
            return island
    return None


def _reasons_at(match, island):
    """Why nothing goes at an island: why no number if it has none, or else why no bridge."""
    sheet = match.sheet
    if not sheet.number and sheet.wrote == island:
        return set()  # here A changes the 3 into a 4
    if not sheet.numbers[island]:
        return {match.why_not(island)}
    if sheet.is_finished(island):
        return {reasons.FINISHED}
    lines = sheet.board.LINES_AT[4 * island : 4 * island + 4]
    open_lines = [line for line in lines if line != NO_LINE and not sheet.closed(line)]
    return {match.why_not(BRIDGE + line) for line in open_lines}


@pytest.mark.parametrize("reason", sorted(BY_A))
def test_a_is_refused(reason):
    match = find(lambda match: refused_at(match, reason) is not None)
    with resumed(match) as hands:
        hands.go_to(refused_at(match, reason))
        assert hands.bottom_line[0] in (WORDS["take_back"], WORDS["menu"])  # A promises nothing
        check_refused(hands, words_for(reason, match), lambda: hands.press("A"))


# -- a direction ----------------------------------------------------------------------------------


def crowding(match, dice):
    """Play bridges to islands that have many and no number, and leave those without one."""
    sheet = match.sheet
    ends = match.game.board.ENDS

    def crowd(move):
        if move == END_TURN:
            return -1
        if move < BRIDGE:
            return (0 if sheet.loads[move % 32] else 2) + dice.random()
        line = move - BRIDGE
        free = [sheet.loads[end] for end in ends[2 * line : 2 * line + 2] if not sheet.numbers[end]]
        return max(free, default=0) + dice.random()

    return max(match.legal(), key=crowd)


@pytest.mark.parametrize("reason", sorted(BY_DIRECTION))
def test_a_direction_is_refused(reason):
    play = crowding if reason == reasons.EXCEEDS_SIX else at_random
    match = find(lambda match: refused_from(match, reason) is not None, play)
    island, side = refused_from(match, reason)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A")
        assert hands.screen.drawing
        press = DIRECTIONS[side]
        check_refused(hands, words_for(reason, match), lambda: hands.press(press))
        assert hands.screen.drawing


def test_a_direction_without_a_line_is_refused():
    def found(match):
        return _without_line(match) is not None

    match = find(found)
    island, side = _without_line(match)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A")
        check_refused(hands, WORDS["no_line"], lambda: hands.press(DIRECTIONS[side]))


def _without_line(match):
    """An island to draw from that has no line on one side, and that side, or None."""
    legal = match.legal()
    for island in range(match.game.board.ISLANDS):
        lines = match.game.board.LINES_AT[4 * island : 4 * island + 4]
        if match.round and island not in legal and NO_LINE in lines and bridges_at(match, island):
            return island, lines.index(NO_LINE)
    return None
