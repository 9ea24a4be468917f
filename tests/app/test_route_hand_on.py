# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The badge goes round in Route: handing it on shows nothing of the turn before, not even that a
number was reached, and other players' boards are those of the last round.
"""

from engine.match import END_TURN
from tests.app import route_seen
from tests.app.positions import at_turns_beginning, resumed
from tests.app.route_positions import find, numbers_of_turn
from tests.app.words import WORDS
from tools.sim import seen

SEATS = 3
NAMES = [WORDS[colour] for colour in ("blue", "red", "green")]


def telling_turn(match):
    """The end of a turn of the first seat, which has reached a number that nobody had before."""
    first = [n for n in numbers_of_turn(match) if not any(s.points[n] for s in match.sheets)]
    return match.round > 3 and match.seat == 0 and bool(first) and match.legal() == [END_TURN]


def after_two_turns():
    """Twice the same seat of the same match: once it has played a telling turn, once nothing."""
    match = find(telling_turn, seats=SEATS)
    return match, at_turns_beginning(match)


def test_handing_on_shows_nothing_of_the_turn_before():
    pictures = []
    for match in after_two_turns():
        with resumed(match) as hands:
            hands.end_turn()
            assert hands.showing == "HandOn"
            assert NAMES[1] in hands.words
            pictures.append(seen.pixels(hands.simulator))
    assert (pictures[0] == pictures[1]).all()


def test_the_next_player_s_board_shows_nothing_of_the_turn_before():
    pictures = []
    for match in after_two_turns():
        with resumed(match) as hands:
            hands.end_turn()
            hands.go_on()
            assert (hands.showing, hands.match.seat) == ("RouteScreen", 1)
            pictures.append(seen.still(hands.simulator))
    assert (pictures[0] == pictures[1]).all()


def boards(hands):
    """The screens of the boards that the menu shows, by the name in the bottom line."""
    hands.open_menu("other_boards")
    found = {}
    for _ in range(SEATS):
        assert not route_seen.fields_shown(hands.simulator, route_seen.NEXT)
        found[hands.bottom_line[-1]] = seen.pixels(hands.simulator)
        hands.press("RIGHT")
    hands.press("B", "B")
    return found


def test_other_boards_are_those_of_the_last_round():
    match, begun = after_two_turns()
    with resumed(begun) as hands:
        before = boards(hands)
        assert list(before) == [*NAMES[1:], NAMES[0]]  # beginning with the player to the left
        for move in match.turn_moves():
            hands.play(move)
        hands.end_turn()
        hands.go_on()
        after = boards(hands)
        for name in NAMES:
            assert (after[name] == before[name]).all()
        for _ in range(SEATS - 1):  # the others pass, and the round is over
            hands.end_turn()
            hands.go_on()
        later = boards(hands)
        lines = [picture[seen.BOARD] for picture in (before[NAMES[0]], later[NAMES[0]])]
        assert (lines[0] != lines[1]).any()


def test_looking_at_other_boards_changes_nothing_on_one_s_own():
    match = find(lambda match: match.round == 6 and match.seat == 1, seats=SEATS)
    with resumed(at_turns_beginning(match)) as hands:
        before = seen.still(hands.simulator)
        boards(hands)
        assert hands.showing == "RouteScreen"
        assert (seen.still(hands.simulator) == before).all()
