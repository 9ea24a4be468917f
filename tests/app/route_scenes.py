# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scenes of Route: every screen of its own and the telling states of its board, each as a way
to get there by keys. Importing this adds them to SCENES.
"""

from engine.match import END_TURN
from engine.route.scoring import half
from engine.route.sheet import HEAD, TAIL
from tests.app.positions import one_move_before, resumed
from tests.app.route_positions import (
    asks,
    find,
    free_numbers,
    fresh_turn,
    in_mid_turn,
    next_fields,
    out_of_reach,
    past_a_number,
)
from tests.app.scenes import PLAYERS, at_the_end, in_every_language, scene
from tools.sim.player import best_move
from tools.sim.route_hands import RouteHands


def a_round(number, **options):
    """A well played match at the beginning of a round in which the line can go on."""

    def condition(match):
        begins = match.round == number and match.seat == 0 and not match.turn_moves()
        return begins and fresh_turn(match)

    return find(condition, best_move, **options)


# -- before the match -----------------------------------------------------------------------------


@in_every_language
def route_in_new_match():
    with RouteHands() as hands:
        hands.choose("new_match")
        hands.press("LEFT")
        yield hands


@scene
def route_rules():
    with resumed(a_round(5)) as hands:
        hands.open_menu("rules")
        hands.press("LEFT")  # the last page, that of the buttons
        yield hands


# -- the turn -------------------------------------------------------------------------------------


@in_every_language
def route_set_up():
    with RouteHands() as hands:
        hands.new_match(code="BBBBBB")
        yield hands


@scene
def route_set_up_begun():
    with RouteHands() as hands:
        hands.new_match(code="BBBBBB")
        hands.press("DOWN", "A")
        yield hands


@in_every_language
def route_turn_of_the_first_round():
    match = find(lambda match: match.round == 1)
    with resumed(match) as hands:
        yield hands


@in_every_language
def route_turn_asking():
    """Two fields upwards: left or right?"""
    match = find(lambda match: match.round == 5 and asks(match, "UP"), best_move)
    with resumed(match) as hands:
        hands.press("UP")
        assert hands.bottom_line == [hands.say("left_or_right")]
        yield hands


@scene
def route_turn_with_dots():
    def some_steps(match):
        steps = len(match.turn_moves())
        return match.round == 7 and steps == 3 and len(match.legal()) > 2

    with resumed(find(some_steps, best_move)) as hands:
        yield hands


@scene
def route_turn_of_the_tail():
    """The other end was chosen, and has other fields before it."""

    def condition(match):
        return fresh_turn(match) and match.round == 6 and len(next_fields(match, TAIL)) > 1

    with resumed(find(condition, best_move)) as hands:
        hands.press("A")
        yield hands


@scene
def route_turn_late():
    """Fields out of reach, one of them with a number, and numbers at half."""

    def condition(match):
        if not fresh_turn(match) or match.round < 9:
            return False
        lost = out_of_reach(match.sheet)
        numbers = [match.game.board.NUMBERS[field] for field in lost]
        return len(lost) > 5 and any(numbers) and len(free_numbers(match)) > 2

    with resumed(find(condition, best_move)) as hands:
        yield hands


@scene
def route_turn_past_a_number():
    """A dot on a number, and smaller ones at half from this moment on."""
    with resumed(find(past_a_number, best_move)) as hands:
        yield hands


@scene
def route_turn_at_its_end():
    with resumed(find(in_mid_turn, best_move)) as hands:
        yield hands


@in_every_language
def route_turn_refused():
    match = find(lambda match: match.sheet.grows == HEAD and match.round == 4, best_move)
    with resumed(match) as hands:
        hands.press("A")
        assert hands.bottom_line == [hands.say("other_end")]
        yield hands


@scene
def route_turn_of_one_of_several():
    with resumed(a_round(8, seats=4), PLAYERS) as hands:
        yield hands


@in_every_language
def route_question():
    with resumed(a_round(5)) as hands:
        hands.press("START")
        yield hands


@in_every_language
def route_cards():
    with resumed(a_round(9)) as hands:
        hands.press("SELECT")
        yield hands


# -- going round ----------------------------------------------------------------------------------


@in_every_language
def route_another_board():
    with resumed(a_round(10, seats=3), PLAYERS[:3]) as hands:
        hands.open_menu("other_boards")
        yield hands


def _just_awarded(match):
    return match.journal[-1:] == bytes([END_TURN]) and match.seat == 0 and not match.over


@in_every_language
def route_awards_alone():
    """Two numbers in one turn: in full, and at half because it came after."""

    def both(match):
        given = [number == points for _, number, points in match.awards]
        return _just_awarded(match) and True in given and False in given

    with resumed(one_move_before(find(both))) as hands:
        hands.end_turn()
        yield hands


@in_every_language
def route_awards_of_four():
    """A full page, with the 10 in full and something at half."""

    def many(match):
        given = [(number, points) for _, number, points in match.awards[:3]]
        halves = [number for number, points in given if points == half(number)]
        return _just_awarded(match) and len(given) == 3 and (10, 10) in given and halves

    with resumed(one_move_before(find(many, best_move, seats=4)), PLAYERS) as hands:
        hands.end_turn()
        yield hands


# -- the end --------------------------------------------------------------------------------------


@in_every_language
def route_result_alone():
    with at_the_end(find(lambda match: match.over, best_move)) as hands:
        yield hands


@in_every_language
def route_result_of_four():
    match = find(lambda match: match.over and len(match.winners()) == 1, best_move, seats=4)
    with at_the_end(match, PLAYERS) as hands:
        yield hands


@scene
def route_result_with_a_tie():
    match = find(lambda match: match.over and len(match.winners()) > 1, seats=2)
    with at_the_end(match) as hands:
        yield hands


@scene
def route_board_at_the_end():
    with at_the_end(find(lambda match: match.over, best_move)) as hands:
        hands.press("B")
        yield hands
