# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The badge goes round: handing it on shows nothing of the turn before, and other players' boards
are those of the last round.
"""

import pytest

from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tests.app.positions import at_random, find, replayed, resumed, turns_of
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands

SEATS = 3


def full_turn(match):
    """The end of a turn of the first seat, with a number and bridges, some rounds into a match."""
    moves = match.turn_moves()
    drawn = len(moves) > 1 and moves[0] < BRIDGE <= moves[-1]
    return match.round > 4 and match.seat == 0 and drawn and match.legal() == [END_TURN]


def after_two_turns():
    """Twice the same seat of the same match: once it has played a full turn, once nothing."""
    match = find(full_turn, seats=SEATS)
    idle = replayed(match, match.journal[: len(match.journal) - len(match.turn_moves())])
    return match, idle


def test_handing_on_shows_nothing_of_the_turn_before():
    pictures = []
    for match in after_two_turns():
        with resumed(match) as hands:
            hands.end_turn()
            assert hands.showing == "HandOn"
            assert WORDS["red"] in hands.words
            pictures.append(seen.pixels(hands.simulator))
    assert (pictures[0] == pictures[1]).all()


@pytest.mark.parametrize("key", ["UP", "RIGHT", "DOWN", "LEFT", "B", "START", "SELECT"])
def test_only_the_next_player_s_a_leads_on(key):
    match, _ = after_two_turns()
    with resumed(match) as hands:
        hands.end_turn()
        before = seen.pixels(hands.simulator)
        hands.press(key)
        assert (seen.pixels(hands.simulator) == before).all()
        hands.press("A")
        assert hands.showing == "BridgesScreen"
        assert hands.match.seat == 1


def test_the_next_player_s_board_shows_nothing_of_the_turn_before():
    pictures = []
    for match in after_two_turns():
        with resumed(match) as hands:
            hands.end_turn()
            hands.go_on()
            pictures.append(seen.still(hands.simulator))
    assert (pictures[0] == pictures[1]).all()


def boards(hands):
    """The boards that the menu shows, by the name in the bottom line."""
    hands.open_menu("other_boards")
    found = {}
    for _ in range(SEATS):
        found[hands.bottom_line[-1]] = seen.pixels(hands.simulator)[seen.BOARD]
        hands.press("RIGHT")
    hands.press("B", "B")
    return found


def test_other_boards_are_those_of_the_last_round():
    match, _ = after_two_turns()
    turn = match.turn_moves()
    begun = replayed(match, match.journal[: len(match.journal) - len(turn)])
    with resumed(begun) as hands:
        before = boards(hands)
        assert sorted(before) == sorted([WORDS["blue"], WORDS["red"], WORDS["green"]])
        for move in turn:
            hands.play(move)
        hands.end_turn()
        hands.go_on()
        after = boards(hands)
        for name in before:
            assert (after[name] == before[name]).all()
        for _ in range(SEATS - 1):  # the others pass, and the round is over
            hands.end_turn()
            hands.go_on()
        later = boards(hands)
        assert (later[WORDS["blue"]] != before[WORDS["blue"]]).any()
        assert (later[WORDS["red"]] == before[WORDS["red"]]).all()


def test_the_board_to_the_left_comes_first_and_all_come_round():
    match, _ = after_two_turns()
    with resumed(match) as hands:
        hands.open_menu("other_boards")
        names = []
        for _ in range(SEATS + 1):
            names.append(hands.bottom_line[-1])
            hands.press("A")
        assert names == [WORDS[colour] for colour in ("red", "green", "blue", "red")]
        hands.press("LEFT")
        assert hands.bottom_line[-1] == WORDS["red"]


def test_in_the_set_up_one_writes_for_the_player_to_the_left():
    match = find(lambda match: match.round == 1, at_random, seats=SEATS)
    colours = [WORDS[colour] for colour in ("blue", "red", "green")]
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "RIGHT", "RIGHT", "START")
        for seat, turn in enumerate(turns_of(match)):
            assert hands.showing == "HandOn"
            left = (seat + 1) % SEATS
            assert colours[seat] in hands.words
            assert WORDS["set_up_for"] % colours[left] in hands.words
            hands.press("A")
            hands.play(turn[0])
            assert any(hands.match.sheets[left].numbers)
            assert not any(any(sheet.numbers) for sheet in hands.match.sheets[left + 1 :] if left)
            hands.end_turn()
        assert hands.match.round == 1
        assert [bytes(sheet.numbers) for sheet in hands.match.sheets] == [
            bytes(sheet.numbers) for sheet in match.sheets
        ]
