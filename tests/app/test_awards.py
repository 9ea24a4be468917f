# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Awards are announced at the end of the round: each of the match's awards, in its order, with who
gets how many points for what, and nothing else.
"""

import pytest

from engine.bridges.scoring import BLUE, FULL, LATE, PARTS, RED, SIX
from engine.match import END_TURN
from tests.app.checks import announced
from tests.app.positions import find, one_move_before, planning, played_by_all, resumed
from tests.app.words import COLOURS, WORDS


def gives(part, points):
    """Whether the last move was the end of a round that gave this award."""

    def condition(match):
        ended = match.journal and match.journal[-1] == END_TURN and match.seat == 0
        given = [(which, worth) for _, which, worth in match.awards]
        return ended and (part, points) in given

    return condition


def expected(match):
    said = []
    for seat, part, points in match.awards:
        said.append(WORDS[PARTS[part] + "_done"])
        who = COLOURS[seat] + ": " if match.seats > 1 else ""
        said.append(who + WORDS["points_for" if points != 1 else "points_for_one"] % points)
    return said


ALONE = [
    pytest.param(part, points, id=f"{PARTS[part]} for {points}")
    for part in (RED, BLUE, SIX)
    for points in (FULL[part], LATE[part])
]


@pytest.mark.parametrize(("part", "points"), ALONE)
def test_alone_in_time_or_after_the_deadline(part, points):
    after = find(gives(part, points), planning(part))
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        assert hands.match.awards == after.awards
        assert WORDS["round_of"] % (after.round - (not after.over), 17) in hands.words
        assert announced(hands) == expected(after)
        assert hands.showing == ("Result" if after.over else "BridgesScreen")


@pytest.mark.parametrize("points", [FULL[SIX], LATE[SIX]])
def test_of_two_the_first_and_the_later(points):
    after = find(gives(SIX, points), planning(SIX), seats=2)
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        assert announced(hands) == expected(after)


def test_four_at_once_take_two_pages():
    alone = find(gives(SIX, FULL[SIX]), planning(SIX))
    after = played_by_all(alone, 4)
    assert [seat for seat, part, _ in after.awards if part == SIX] == [0, 1, 2, 3]
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        assert announced(hands) == expected(after)
        assert hands.showing == "HandOn"


def test_nothing_is_announced_in_the_middle_of_a_round_or_twice():
    alone = find(gives(SIX, FULL[SIX]), planning(SIX))
    after = played_by_all(alone, 2)
    with resumed(one_move_before(one_move_before(after))) as hands:
        assert hands.match.seat == 1
        hands.end_turn()
        assert hands.showing == "Awards"
        hands.go_on()
        assert hands.match.seat == 0
        hands.end_turn()
        assert hands.showing == "HandOn"
        hands.go_on()
        hands.end_turn()
        assert hands.showing == "HandOn"


@pytest.mark.parametrize("key", ["UP", "RIGHT", "DOWN", "LEFT", "B", "START", "SELECT"])
def test_only_a_goes_on(key):
    after = find(gives(SIX, FULL[SIX]), planning(SIX))
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        said = hands.words
        hands.press(key)
        assert hands.words == said


def test_switched_off_before_anybody_heard_it():
    """The awards are announced again when the match goes on."""
    after = find(gives(SIX, FULL[SIX]), planning(SIX))
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        hands.switch_on()
        hands.choose("continue")
        assert announced(hands) == expected(after)
