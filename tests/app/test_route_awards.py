# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The numbers reached in a round are announced at its end: each of the match's awards, in its
order, with who gets how many points for which number, in full or at half.
"""

import pytest

from engine.match import END_TURN
from engine.route.scoring import half
from tests.app.checks import announced
from tests.app.positions import lazily, one_move_before, resumed
from tests.app.route_positions import find
from tests.app.words import COLOURS, WORDS
from tools.sim import seen
from tools.sim.player import best_move


def expected(match):
    said = []
    for seat, number, points in match.awards:
        assert points in (number, half(number))
        said.append(WORDS["number_done" if points == number else "number_half"] % number)
        who = COLOURS[seat] + ": " if match.seats > 1 else ""
        said.append(who + WORDS["points_for" if points != 1 else "points_for_one"] % points)
    return said


def ended_a_round(match):
    return match.journal[-1:] == bytes([END_TURN]) and match.seat == 0


def gives(number, points):
    """Whether the last move was the end of a round that gave these points for this number."""

    def condition(match):
        given = [(which, worth) for _, which, worth in match.awards]
        return ended_a_round(match) and (number, points) in given

    return condition


# Alone the 10 never comes after a larger one.
GIVEN = [(number, number) for number in (2, 5, 10)] + [(n, half(n)) for n in (2, 5, 9)]


@pytest.mark.parametrize(("number", "points"), GIVEN)
def test_alone_in_full_or_after_a_larger_one(number, points):
    after = find(gives(number, points))
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        assert hands.match.awards == after.awards
        assert WORDS["round_of"] % (after.round - (not after.over), 15) in hands.words
        assert not seen.cut_off(hands.simulator)
        assert announced(hands) == expected(after)
        assert hands.showing == ("Result" if after.over else "RouteScreen")


@pytest.mark.parametrize("late", [False, True])
def test_of_two_the_first_and_the_later(late):
    after = find(gives(10, half(10) if late else 10), best_move, seats=2)
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        assert announced(hands) == expected(after)


def test_many_at_once_take_several_pages():
    after = find(lambda match: ended_a_round(match) and len(match.awards) > 3, seats=4)
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        pages = 0
        said = []
        while hands.showing == "Awards":
            page = [text for text in hands.words if text not in hands.bottom_line]
            said += [text for text in page if not text.startswith("Round")]
            pages += 1
            hands.press("A")
        assert said == expected(after)
        assert pages == -(-len(after.awards) // 3)
        assert hands.showing == "HandOn"


def test_in_the_middle_of_a_round_nothing_is_announced():
    """The first of two has reached a number and ended the turn: nobody hears of it yet."""

    def condition(match):
        return match.seat == 1 and ended_first(match)

    def ended_first(match):
        board = match.game.board
        sheet = match.sheets[0]
        reached = [n for n in range(2, 11) if sheet.is_on_route(board.NUMBERED[n])]
        return match.journal[-1:] == bytes([END_TURN]) and len(reached) > sum(
            map(bool, sheet.points)
        )

    match = find(condition, lazily, seats=2)
    with resumed(one_move_before(match)) as hands:
        hands.end_turn()
        assert hands.showing == "HandOn"
        hands.go_on()
        hands.end_turn()
        assert hands.showing == "Awards"


def test_switched_off_before_anybody_heard_it():
    """The awards are announced again when the match goes on."""
    after = find(lambda match: ended_a_round(match) and match.awards and not match.over)
    with resumed(one_move_before(after)) as hands:
        hands.end_turn()
        hands.switch_on()
        hands.choose("continue")
        assert announced(hands) == expected(after)
