# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A turn of Route but for the cross: choosing the end, taking back, ending, looking things up, and
a bottom line that always says what the buttons do.
"""

import random

import pytest

from engine.match import END_TURN
from engine.route.cards import AREAS, CARDS, COLOURS
from engine.route.sheet import HEAD, STEP_OF_TAIL, TAIL
from tests.app import route_seen
from tests.app.positions import at_random, at_turns_beginning, lazily, resumed
from tests.app.route_positions import (
    find,
    fresh_turn,
    has_begun,
    in_mid_turn,
    next_fields,
    open_sides,
    past_a_number,
)
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.route_hands import RouteHands

from drawbridge.draw import art_data, hexes  # isort: skip


# -- the end that grows ---------------------------------------------------------------------------


def test_a_changes_the_end_until_the_first_step():
    match = find(fresh_turn)
    with resumed(match) as hands:
        before = seen.still(hands.simulator)
        for end in (HEAD, TAIL, HEAD, TAIL):
            assert hands.end == end
            assert hands.at == match.sheet.ends[end]
            lit = route_seen.fields_shown(hands.simulator, route_seen.NEXT)
            assert lit == next_fields(match, end)
            assert WORDS["switch_end"] in hands.bottom_line
            hands.press("A")
        assert (seen.still(hands.simulator) == before).all()
        move = next(move for move in match.legal() if move < STEP_OF_TAIL)
        hands.play(move)
        assert WORDS["switch_end"] not in hands.bottom_line
        hands.press("A")
        assert hands.end == HEAD
        hands.press("B")
        assert WORDS["switch_end"] in hands.bottom_line
        hands.press("A")
        assert hands.end == TAIL


def test_everybody_finds_their_own_end_again():
    """The end that grew last is offered first, to each of two."""
    match = find(lambda match: fresh_turn(match) and match.seat == 0, seats=2)
    with resumed(match) as hands:
        hands.press("A")
        assert hands.end == TAIL
        hands.end_turn()
        hands.go_on()
        assert (hands.match.seat, hands.end) == (1, HEAD)
        hands.end_turn()
        hands.go_on()
        assert (hands.match.seat, hands.end) == (0, TAIL)


def test_the_card_s_areas_are_ticked_off_and_come_back():
    match = find(in_mid_turn)
    with resumed(at_turns_beginning(match)) as hands:
        for move in match.turn_moves():
            check_areas(hands)
            hands.play(move)
        while hands.match.turn_moves():
            check_areas(hands)
            hands.press("B")
        check_areas(hands)


def check_areas(hands):
    """The card shows its areas in order, and of each colour as many unused as there are."""
    match = hands.match
    shown = route_seen.card_areas(hands.simulator)
    printed = AREAS[COLOURS * match.card : COLOURS * match.card + COLOURS]
    assert [colour for colour, _ in shown] == [
        colour for colour in range(COLOURS) for _ in range(printed[colour])
    ]
    for colour in range(COLOURS):
        assert shown.count((colour, True)) == match.sheet.left[colour]


# -- taking back ----------------------------------------------------------------------------------


def test_b_takes_back_step_by_step_and_then_opens_the_menu():
    match = find(in_mid_turn)
    before = at_turns_beginning(match)
    with resumed(match) as hands:
        for step in range(len(match.turn_moves()) - 1, -1, -1):
            assert WORDS["take_back"] in hands.bottom_line
            hands.press("B")
            assert hands.journal == bytes(match.journal[: len(before.journal) + step])
        assert WORDS["menu"] in hands.bottom_line
        hands.press("B")
        assert hands.showing == "Pause"
        hands.press("B")
        assert hands.showing == "RouteScreen"
        assert hands.journal == bytes(before.journal)


TURNS = pytest.mark.parametrize("turn", [in_mid_turn, past_a_number])


@TURNS
@pytest.mark.parametrize("keys", [[], ["SELECT", "SELECT"]], ids=["at once", "after a look away"])
def test_what_is_taken_back_leaves_no_trace_on_the_screen(turn, keys):
    match = find(turn)
    with resumed(at_turns_beginning(match)) as hands:
        hands.take_end(match.turn_moves()[0] // STEP_OF_TAIL)
        before = seen.still(hands.simulator)
        for move in match.turn_moves():
            hands.play(move)
        hands.press(*keys)
        while hands.match.turn_moves():
            hands.press("B")
        assert (seen.still(hands.simulator) == before).all()


# -- ending ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 2])
@pytest.mark.parametrize("open_end", [True, False])
def test_start_asks_exactly_when_the_line_could_go_on(steps, open_end):
    def condition(match):
        goes_on = bool(open_sides(match, HEAD) or open_sides(match, TAIL))
        return match.round > 2 and len(match.turn_moves()) == steps and goes_on == open_end

    match = find(lambda match: has_begun(match) and condition(match), lazily)
    after = bytes(match.journal) + bytes([END_TURN])
    with resumed(match) as hands:
        hands.press("START")
        if open_end:
            assert hands.showing == "Ask"
            assert {WORDS["end_turn?"], WORDS["still_steps"]} <= set(hands.words)
            hands.press("B")
            assert hands.showing == "RouteScreen"
            assert hands.journal == bytes(match.journal)
            hands.press("START", "A")
        assert hands.journal == after


# -- looking --------------------------------------------------------------------------------------


@TURNS
def test_select_shows_the_cards_and_comes_back_to_the_same_turn(turn):
    match = find(turn)
    with resumed(match) as hands:
        before = seen.still(hands.simulator)
        for key in ("SELECT", "B"):
            hands.press("SELECT")
            assert hands.showing == "RouteCards"
            assert WORDS["cards_left"] % (CARDS - match.round) in hands.words
            hands.press(key)
            assert hands.showing == "RouteScreen"
            assert (seen.still(hands.simulator) == before).all()


def test_the_cards_tell_which_are_out_and_which_is_played_now():
    match = find(lambda match: match.round == 8)
    with resumed(match) as hands:
        hands.press("SELECT")
        (grid,) = [
            grid for grid in route_seen.tile_grids(hands.simulator) if grid.tile_width == hexes.MINI
        ]
        for card in range(CARDS):
            left, top = card % 5 * 4, card // 5 * 3
            shown = [grid[left + place % 3, top + place // 3] for place in range(6)]
            out = card in match.seen() and card != match.card
            first = hexes.MINI_DARK if out else hexes.MINI_BRIGHT
            areas = AREAS[COLOURS * card : COLOURS * card + COLOURS]
            assert [shown.count(first + colour) for colour in range(COLOURS)] == list(areas)
            assert shown.count(hexes.MINI_EMPTY) == 6 - sum(areas)
            edge = hands.app.canvas.bitmap[grid.x + 8 * left, grid.y + 8 * top - 3]
            assert (edge == art_data.YELLOW) == (card == match.card)


def test_the_cards_say_nothing_of_those_to_come():
    """Two deals that begin alike look alike, whatever comes later."""
    first = find(lambda match: match.round == 2)

    def begins_alike(match):
        alike = sorted(match.seen()) == sorted(first.seen()) and match.card == first.card
        return match.round == 2 and alike and match.code != first.code

    other = find(begins_alike, lazily, tries=3000)
    pictures = []
    for match in (first, other):
        with resumed(at_turns_beginning(match)) as hands:
            hands.press("SELECT")
            pictures.append(seen.pixels(hands.simulator))
    assert (pictures[0] == pictures[1]).all()


def test_the_menu_leads_to_the_cards_and_to_the_rules_of_this_game():
    pages = [WORDS["route"] + ": " + heading for heading, _ in WORDS["route_rules"]]
    with resumed(find(fresh_turn)) as hands:
        hands.open_menu("cards")
        assert hands.showing == "RouteCards"
        hands.press("B")
        hands.choose("rules")
        for heading in pages:
            assert heading in hands.words
            assert not seen.cut_off(hands.simulator)
            assert not seen.overlapping(hands.simulator)
            hands.press("A")
        assert pages[0] in hands.words
        hands.press("B")
        hands.choose("resume")
        assert hands.showing == "RouteScreen"


def test_the_bottom_line_tells_the_truth():
    """For some rounds: A is offered exactly when it changes the end, B takes back or opens the
    menu as it says, and nothing but the end is offered when there is nothing else.
    """
    dice = random.Random(2)
    offers = set()
    with RouteHands() as hands:
        hands.new_match()
        hands.play(hands.match.legal()[0])
        hands.end_turn()
        while hands.match.round < 9:
            words, end = hands.bottom_line, hands.end
            took = bool(hands.match.turn_moves())
            assert (WORDS["take_back"] in words) == took
            assert (WORDS["menu"] in words) == (not took)
            hands.press("A")
            offered = WORDS["switch_end"] in words
            assert (hands.end != end) == offered
            only_end = WORDS["end_turn"] in words
            assert only_end == (hands.match.legal() == [END_TURN] and not offered)
            offers.add((took, offered, only_end))
            hands.play(at_random(hands.match, dice))
            hands.go_on()
    assert {(False, True, False), (True, False, False), (True, False, True)} <= offers
