# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A turn under the thumb: writing and drawing, taking back, ending, looking at the cards, and a
bottom line that always says what the buttons do.
"""

import random

import pytest

from engine.bridges.sheet import BRIDGE, WRITE_FOUR
from engine.match import END_TURN
from tests.app.positions import (
    NO_LINE,
    at_random,
    at_turns_beginning,
    bridges_at,
    find,
    lazily,
    resumed,
)
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import DIRECTIONS, Hands


def mid_turn(match):
    """A turn with a number and at least two bridges, and nothing more to do in it."""
    return match.round > 3 and len(match.turn_moves()) > 2 and match.legal() == [END_TURN]


def fresh_turn(match):
    """The beginning of a turn in which a number and bridges can be played."""
    legal = match.legal()
    return match.round > 1 and not match.turn_moves() and legal[0] < BRIDGE <= legal[-2]


# -- taking back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["A", "B"])
def test_b_takes_back_step_by_step_and_then_opens_the_menu(side):
    match = find(mid_turn, sides=side)
    before = at_turns_beginning(match)
    with resumed(before) as hands:
        for move in match.turn_moves():
            hands.play(move)
        hands.stop_drawing()
        for step in range(len(match.turn_moves()) - 1, -1, -1):
            assert WORDS["take_back"] in hands.bottom_line
            hands.press("B")
            assert hands.journal == bytes(match.journal[: len(before.journal) + step])
        assert WORDS["menu"] in hands.bottom_line
        hands.press("B")
        assert hands.showing == "Pause"
        hands.press("B")
        assert hands.showing == "BridgesScreen"
        assert hands.journal == bytes(before.journal)


def test_what_is_taken_back_leaves_no_trace_on_the_screen():
    match = find(mid_turn)
    with resumed(at_turns_beginning(match)) as hands:
        hands.go_to(0)
        before = seen.still(hands.simulator)
        for move in match.turn_moves():
            hands.play(move)
        while hands.match.turn_moves():
            hands.press("B")
        hands.go_to(0)
        assert (seen.still(hands.simulator) == before).all()


def test_in_drawing_b_takes_back_the_bridges_and_then_lets_the_island_go():
    def two_on_one_line(match):
        return _doubles(match) is not None

    match = find(two_on_one_line)
    island, line = _doubles(match)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A")
        assert hands.screen.drawing
        assert WORDS["back"] in hands.bottom_line
        hands.press(hands.direction(island, line))
        assert hands.match.turn_moves() == bytes([BRIDGE + line])
        assert WORDS["take_back"] in hands.bottom_line
        hands.press("B")
        assert hands.match.turn_moves() == b""
        assert hands.screen.drawing
        assert WORDS["back"] in hands.bottom_line
        hands.press("B")
        assert not hands.screen.drawing
        assert hands.showing == "BridgesScreen"


def test_holding_a_direction_draws_only_once():
    """Found by hand: a thumb that stayed too long drew twice, and then the cursor ran away."""
    match = find(lambda match: match.sheet.asked == 2 and _doubles(match) is not None)
    island, line = _doubles(match)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A")
        hands.simulator.hold(hands.direction(island, line), 1500)
        assert hands.match.turn_moves() == bytes([BRIDGE + line])
        assert hands.screen.at == island


def test_a_second_press_doubles_the_bridge():
    match = find(lambda match: match.sheet.asked == 2 and _doubles(match) is not None)
    island, line = _doubles(match)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A", *[hands.direction(island, line)] * 2)
        assert hands.match.turn_moves() == bytes([BRIDGE + line] * 2)
        assert not hands.screen.drawing  # both are drawn: the cross moves the cursor again


def _doubles(match):
    """A numbered island and a free line there that takes two bridges, in a turn of at least two."""
    sheet = match.sheet
    if match.round < 2 or match.turn_moves() or sheet.asked < 2:
        return None
    for island in range(sheet.board.ISLANDS):
        if sheet.numbers[island]:
            for line in bridges_at(match, island):
                if sheet.room(line) == 2:
                    return island, line
    return None


# -- the set-up -----------------------------------------------------------------------------------


def test_in_the_set_up_a_changes_a_three_into_a_four_and_back():
    with Hands() as hands:
        hands.new_match()
        island = next(move for move in hands.match.legal())
        hands.go_to(island)
        assert hands.bottom_line[0] == WORDS["three_or_four"]
        for number in (3, 4, 3):
            hands.press("A")
            assert hands.match.sheet.numbers[island] == number
            assert hands.bottom_line[0] == WORDS["make_it"] % (7 - number)
        assert hands.journal == bytes([island])
        hands.press("A")
        assert hands.journal == bytes([island + WRITE_FOUR])
        hands.press("B")
        assert hands.journal == b""


# -- ending ---------------------------------------------------------------------------------------


def still_open(match):
    """What the question should say: a line for each thing that could still be done."""
    legal = match.legal()
    lines = []
    if match.round and legal[0] < BRIDGE:
        lines.append(WORDS["still_number"] % match.sheet.number)
    if any(BRIDGE <= move < END_TURN for move in legal):
        lines.append(WORDS["still_bridges"])
    return lines


OPEN = [(True, True), (True, False), (False, True), (False, False)]


@pytest.mark.parametrize(("number", "bridges"), OPEN)
def test_start_asks_exactly_when_something_is_left(number, bridges):
    def condition(match):
        legal = match.legal()
        write = bool(legal) and legal[0] < BRIDGE
        draw = any(BRIDGE <= move < END_TURN for move in legal)
        return match.round > 2 and END_TURN in legal and (write, draw) == (number, bridges)

    match = find(condition, lazily)
    with resumed(match) as hands:
        hands.press("START")
        if not (number or bridges):
            assert hands.journal == bytes(match.journal) + bytes([END_TURN])
            return
        assert hands.showing == "Ask"
        assert WORDS["end_turn?"] in hands.words
        assert "\n".join(still_open(match)) in hands.words
        hands.press("B")
        assert hands.showing == "BridgesScreen"
        assert hands.journal == bytes(match.journal)
        hands.press("START", "A")
        assert hands.journal == bytes(match.journal) + bytes([END_TURN])


def test_the_set_up_ends_without_a_question():
    with Hands() as hands:
        hands.new_match()
        hands.write(hands.match.legal()[0])
        hands.press("START")
        assert hands.match.round == 1


# -- looking --------------------------------------------------------------------------------------


def test_select_shows_the_cards_and_comes_back_to_the_same_turn():
    match = find(mid_turn)
    with resumed(match) as hands:
        before = seen.still(hands.simulator)
        hands.press("SELECT")
        assert hands.showing == "BridgesCards"
        assert WORDS["cards_left_out"] % (17 - match.round) in hands.words
        hands.press("SELECT")
        assert hands.showing == "BridgesScreen"
        assert (seen.still(hands.simulator) == before).all()
        hands.press("SELECT", "B")
        assert hands.showing == "BridgesScreen"


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


def test_the_menu_leads_everywhere_and_back():
    with resumed(find(fresh_turn)) as hands:
        hands.open_menu()
        for key, name in (("cards", "BridgesCards"), ("rules", "Rules")):
            hands.choose(key)
            assert hands.showing == name
            hands.press("B")
            assert hands.showing == "Pause"
        hands.choose("resume")
        assert hands.showing == "BridgesScreen"


# -- the cross ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", DIRECTIONS)
def test_holding_a_direction_goes_as_far_as_it_leads(key):
    """Not a step is left out, and it stops when the finger is gone."""
    opposite = DIRECTIONS[(DIRECTIONS.index(key) + 2) % 4]
    with resumed(find(fresh_turn)) as hands:
        hands.press(*[opposite] * 12)
        start = hands.screen.at
        step_by_step = []
        for _ in range(12):
            hands.press(key)
            if hands.screen.at not in step_by_step:
                step_by_step.append(hands.screen.at)
        hands.press(*[opposite] * 12)
        assert hands.screen.at == start
        held = []
        hands.simulator.down(key)
        for _ in range(200):
            hands.simulator.run(10)
            if hands.screen.at not in [start, *held]:
                held.append(hands.screen.at)
        hands.simulator.up(key)
        assert held == [at for at in step_by_step if at != start]
        assert len(held) > 1


def test_a_held_direction_begins_to_repeat_only_after_a_while():
    with resumed(find(fresh_turn)) as hands:
        hands.press(*["LEFT"] * 12)
        start = hands.screen.at
        hands.press("RIGHT")
        once = hands.screen.at
        hands.press("LEFT")
        assert hands.screen.at == start
        hands.simulator.hold("RIGHT", 300)
        assert hands.screen.at == once
        hands.simulator.wait(1000)
        assert hands.screen.at == once


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_bottom_line_tells_the_truth(side):
    """On random walks through a match: what A is said to do at an island is what it does."""
    dice = random.Random(side)
    said = {"": 0, "write": 0, "bridge": 0}
    with Hands() as hands:
        hands.new_match(side)
        hands.play(hands.match.legal()[0])
        hands.end_turn()
        while not hands.match.over:
            hands.go_to(dice.randrange(hands.match.game.board.ISLANDS))
            said[_check_a(hands)] += 1
            hands.play(at_random(hands.match, dice))
            hands.go_on()
    assert min(said.values()) > 0


def _check_a(hands):
    """Press A, compare with what was said before, and take it back; return what was said."""
    hands.stop_drawing()
    turn = hands.match.turn_moves()
    words = hands.bottom_line
    hands.press("A")
    if WORDS["write"] % hands.match.sheet.number in words:
        assert hands.match.turn_moves() == turn + bytes([hands.screen.at])
        hands.press("B")
        return "write"
    assert hands.match.turn_moves() == turn
    if WORDS["bridge"] in words:
        assert hands.screen.drawing
        hands.press("A")
        return "bridge"
    assert not hands.screen.drawing  # a complaint, that the next press ends
    return ""


def test_arrows_show_where_a_bridge_may_go():
    """Every direction that is refused in drawing has no arrow, every other one has."""
    match = find(fresh_turn)
    board = match.game.board
    with resumed(match) as hands:
        for island in range(board.ISLANDS):
            if not bridges_at(match, island) or island in match.legal():
                continue
            hands.go_to(island)
            hands.press("A")
            arrows = [not arrow.hidden for arrow in hands.screen._cursor._arrows]
            lines = board.LINES_AT[4 * island : 4 * island + 4]
            assert arrows == [line != NO_LINE and BRIDGE + line in match.legal() for line in lines]
            hands.press("A")
