# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Six neighbours on a cross of four: what a press towards a field does, when a second key is asked
for, and that every open field can be reached by two presses at most, wherever the line may be.
"""

import random
from itertools import combinations, product

import pytest

from engine.match import END_TURN
from engine.route import sheet as route_sheet
from engine.route.sheet import HEAD, NOTHING, TAIL
from tests.app.positions import resumed
from tests.app.route_positions import (
    LEADS_TO,
    LEFT,
    QUESTIONS,
    RIGHT,
    ROUTE,
    asks,
    find,
    fresh_turn,
    grows_from,
    has_begun,
    move_to,
    open_sides,
)
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import DIRECTIONS
from tools.sim.route_hands import TOWARDS, RouteHands

BOARD = ROUTE.board
STRAIGHT = {"LEFT": LEFT, "RIGHT": RIGHT}
NO_QUESTION = 255  # what a screen notes that waits for no second key


# -- one press ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", STRAIGHT)
def test_left_and_right_go_straight_on_whatever_lies_aside(key):
    def condition(match):
        sides = open_sides(match, grows_from(match)) if has_begun(match) else set()
        return sides >= set(LEADS_TO[key])

    match = find(condition)
    with resumed(match) as hands:
        hands.press(key)
        assert hands.journal[len(match.journal) :] == bytes(
            [move_to(match, grows_from(match), STRAIGHT[key])]
        )


ASIDE = [(key, side) for key in DIRECTIONS for side in QUESTIONS[key][1].values()]


@pytest.mark.parametrize(("key", "side"), ASIDE)
def test_the_only_open_field_in_a_direction_is_taken_at_once(key, side):
    def condition(match):
        if not has_begun(match):
            return False
        return open_sides(match, grows_from(match)) & set(LEADS_TO[key]) == {side}

    match = find(condition)
    with resumed(match) as hands:
        hands.press(key)
        assert hands.journal[len(match.journal) :] == bytes(
            [move_to(match, grows_from(match), side)]
        )


@pytest.mark.parametrize("key", STRAIGHT)
def test_holding_a_key_steps_once(key):
    """A thumb that stays too long must not draw on, though the line could."""

    def two_in_a_row(match):
        if not has_begun(match) or STRAIGHT[key] not in open_sides(match, grows_from(match)):
            return False
        match.play(move_to(match, grows_from(match), STRAIGHT[key]))
        further = STRAIGHT[key] in open_sides(match, grows_from(match))
        match.undo()
        return further

    match = find(two_in_a_row)
    with resumed(match) as hands:
        hands.simulator.hold(key, 1500)
        assert len(hands.journal) == len(match.journal) + 1


@pytest.mark.parametrize("key", DIRECTIONS)
def test_holding_a_key_does_not_answer_its_own_question(key):
    match = find(lambda match: asks(match, key))
    with resumed(match) as hands:
        hands.simulator.hold(key, 1500)
        assert hands.journal == bytes(match.journal)
        assert hands.bottom_line == [QUESTIONS[key][0]]


# -- two presses ----------------------------------------------------------------------------------

ANSWERS = [(key, answer) for key in DIRECTIONS for answer in QUESTIONS[key][1]]


@pytest.mark.parametrize(("key", "answer"), ANSWERS)
def test_between_two_open_fields_a_second_key_decides(key, answer):
    match = find(lambda match: asks(match, key))
    words, answers = QUESTIONS[key]
    with resumed(match) as hands:
        hands.press(key)
        assert hands.journal == bytes(match.journal)
        assert hands.bottom_line == [words]
        assert not seen.cut_off(hands.simulator)
        hands.press(answer)
        assert hands.journal[len(match.journal) :] == bytes(
            [move_to(match, grows_from(match), answers[answer])]
        )
        assert words not in hands.bottom_line


@pytest.mark.parametrize("key", DIRECTIONS)
def test_the_same_key_again_takes_the_first_of_two(key):
    match = find(lambda match: asks(match, key))
    first = next(iter(QUESTIONS[key][1].values()))
    with resumed(match) as hands:
        hands.press(key, key)
        assert hands.journal[len(match.journal) :] == bytes(
            [move_to(match, grows_from(match), first)]
        )


@pytest.mark.parametrize("key", DIRECTIONS)
def test_the_opposite_key_means_what_it_always_means(key):
    """It drops the question and does what it would have done without."""
    opposite = DIRECTIONS[(DIRECTIONS.index(key) + 2) % 4]

    def condition(match):
        sides = open_sides(match, grows_from(match)) if asks(match, key) else set()
        return len(sides & set(LEADS_TO[opposite])) == 1

    match = find(condition)
    end = grows_from(match)
    (side,) = open_sides(match, end) & set(LEADS_TO[opposite])
    with resumed(match) as hands:
        hands.press(key, opposite)
        assert hands.journal[len(match.journal) :] == bytes([move_to(match, end, side)])


# -- out of a question ----------------------------------------------------------------------------


def asked_after_a_step(match):
    """A turn that has stepped, and now asks upwards or downwards."""
    return bool(match.turn_moves()) and (asks(match, "UP") or asks(match, "DOWN"))


@pytest.fixture
def asked():
    """A match after a step, and hands on a badge that asks for left or right there."""
    match = find(asked_after_a_step)
    with resumed(match) as hands:
        hints = hands.bottom_line
        hands.press("UP" if asks(match, "UP") else "DOWN")
        assert hands.bottom_line == [WORDS["left_or_right"]]
        yield match, hands, hints


def test_b_only_drops_the_question(asked):
    """The bottom line offers no undo at that moment, so B must not take a step back."""
    match, hands, hints = asked
    hands.press("B")
    assert hands.journal == bytes(match.journal)
    assert hands.bottom_line == hints


def test_at_the_beginning_of_a_turn_b_only_drops_the_question_too():
    match = find(lambda match: not match.turn_moves() and asks(match, "UP"))
    with resumed(match) as hands:
        hints = hands.bottom_line
        hands.press("UP", "B")
        assert hands.showing == "RouteScreen"
        assert hands.bottom_line == hints


@pytest.mark.parametrize("keys", [["SELECT", "SELECT"], ["SELECT", "B"], ["START", "B"]])
def test_who_looks_elsewhere_comes_back_without_the_question(asked, keys):
    match, hands, hints = asked
    hands.press(*keys)
    assert hands.journal == bytes(match.journal)
    assert hands.bottom_line == hints


def test_a_refused_a_drops_the_question(asked):
    match, hands, hints = asked
    hands.press("A")
    assert hands.bottom_line == [WORDS["other_end"]]
    hands.simulator.wait(3000)
    assert hands.journal == bytes(match.journal)
    assert hands.bottom_line == hints


def test_a_drops_the_question_and_takes_the_other_end():
    match = find(lambda match: fresh_turn(match) and asks(match, "UP"))
    with resumed(match) as hands:
        hints = hands.bottom_line
        hands.press("UP", "A")
        assert hands.journal == bytes(match.journal)
        assert hands.end == TAIL
        assert hands.bottom_line == hints


# -- every field, every neighbourhood -------------------------------------------------------------


def neighbourhoods():
    """Every field with every set of its neighbours that could be open."""
    for field in range(BOARD.FIELDS):
        around = BOARD.NEIGHBOURS[6 * field : 6 * field + 6]
        sides = [side for side in range(6) if around[side] != NOTHING]
        for size in range(1, len(sides) + 1):
            for chosen in combinations(sides, size):
                yield field, around, set(chosen)


def lay_out(match, field, around, sides):
    """A line that stands on a field, all of whose neighbours are taken but those on some sides."""
    sheet = match.sheet
    sheet.__init__(BOARD, field)
    for side, other in enumerate(around):
        if other != NOTHING and side not in sides:
            sheet.came_from[other] = other
    sheet.begin(match.card)
    assert {move for move in match.legal() if move != END_TURN} == {around[s] for s in sides}


def led_to(screen, match, *keys):
    """On which side the field lies to which keys of the cross lead, or None; nothing remains."""
    field = match.sheet.ends[HEAD]
    side = None
    for key in keys:
        screen.direct(DIRECTIONS.index(key))
        if match.turn_moves():
            around = BOARD.NEIGHBOURS[6 * field : 6 * field + 6]
            side = around.index(match.sheet.ends[HEAD])
            match.undo()
            break
    screen._waiting = NO_QUESTION
    return side


def test_every_open_field_is_reached_by_two_presses_at_most(monkeypatch):
    """By the key that points there and, if it is asked for, the one that tells left from right; and
    no press, with whatever follows it, leads to where nothing has pointed.
    """
    # A card that shows every colour six times, so that only the line decides what is open.
    monkeypatch.setattr(route_sheet, "AREAS", bytes([6]) * len(route_sheet.AREAS))
    pairs = list(product(DIRECTIONS, DIRECTIONS))
    with RouteHands() as hands:
        hands.new_match(seats=2)
        screen, match = hands.screen, hands.match
        for field, around, sides in neighbourhoods():
            lay_out(match, field, around, sides)
            screen.legal = match.legal()  # as refresh() would do, without painting 2,643 boards
            for side in sides:
                keys = [key for key in TOWARDS[side] if key]
                assert led_to(screen, match, *keys) == side, f"{keys} at {field}, open: {sides}"
            for key in DIRECTIONS:
                assert led_to(screen, match, key) in (None, *LEADS_TO[key])
            for one, other in pairs:
                assert led_to(screen, match, one, other) in (None, *LEADS_TO[one], *LEADS_TO[other])


def test_hands_reach_every_open_field_by_keys():
    """The same with fingers on some positions of real matches."""
    dice = random.Random(5)
    tried = set()
    match = find(fresh_turn)
    with resumed(match) as hands:
        for _ in range(20):
            for side in sorted(open_sides(hands.match, hands.end)):
                move = move_to(hands.match, hands.end, side)
                hands.play(move)
                assert hands.match.turn_moves()[-1] == move
                hands.press("B")
                tried.add(side)
            moves = [move for move in hands.match.legal() if move != END_TURN]
            hands.play(dice.choice(moves) if moves else END_TURN)
            hands.go_on()
    assert tried == set(range(6))
