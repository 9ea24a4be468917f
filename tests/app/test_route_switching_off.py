# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Switching off in a match of Route: it goes on exactly at the last ended turn, whatever was on the
screen, and looks as if nothing had happened.
"""

import random

import pytest

from engine.match import END_TURN
from tests.app.positions import at_random, at_turns_beginning, resumed
from tests.app.route_positions import asks, find, fresh_turn
from tools.sim import seen
from tools.sim.route_hands import RouteHands

# Where a badge may be when its battery falls out: the keys that lead there from a turn that has
# stepped once, and the screen that they lead to.
MOMENTS = {
    "after a step": ([], "RouteScreen"),
    "in a question for left or right": (["UP"], "RouteScreen"),
    "at the cards": (["SELECT"], "RouteCards"),
    "asked whether to end": (["START"], "Ask"),
    "in the menu": (["B", "B"], "Pause"),
    "at a board in the menu": (["B", "B", "UP", "UP", "UP", "UP", "A"], "View"),
    "handing on": (["START", "A"], "HandOn"),
}


def after_one_step(match):
    """A turn of the first of two that has stepped once and could go on in two ways upwards."""
    one = len(match.turn_moves()) == 1 and match.seat == 0 and match.round > 2
    return one and asks(match, "UP")


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_match_goes_on_at_its_last_ended_turn(moment):
    keys, screen = MOMENTS[moment]
    match = find(after_one_step, seats=2)
    if screen == "HandOn":  # the turn is over
        journal = bytes(match.journal) + bytes([END_TURN])
    else:
        journal = bytes(at_turns_beginning(match).journal)
    with resumed(match) as hands:
        hands.press(*keys)
        assert hands.showing == screen
        hands.switch_on()
        hands.resume()
        assert hands.journal == journal
        assert hands.showing == "RouteScreen"


def test_a_turn_that_was_lost_looks_as_if_it_had_not_been():
    match = find(fresh_turn)
    with resumed(match) as hands:
        before = seen.still(hands.simulator)
        hands.play(match.legal()[0])
        assert (seen.still(hands.simulator) != before).any()
        hands.switch_on()
        hands.resume()
        assert (seen.still(hands.simulator) == before).all()


def test_a_match_that_is_switched_off_again_and_again():
    """A turn that was begun is lost and played once more; the outcome is the same."""
    match = find(lambda match: match.over, at_random)
    dice = random.Random(3)
    times = 0
    with RouteHands() as hands:
        hands.new_match(code=match.code)
        while len(hands.journal) < len(match.journal) - 1:
            hands.play(match.journal[len(hands.journal)])
            hands.go_on()
            if dice.random() < 0.15:
                expected = hands.journal[: hands.journal.rfind(END_TURN) + 1]
                hands.switch_on()
                hands.resume()
                assert hands.journal == expected
                times += 1
        hands.end_turn()
        hands.go_on()
        assert hands.journal == bytes(match.journal)
        assert hands.match.scores() == match.scores()
    assert times > 5
