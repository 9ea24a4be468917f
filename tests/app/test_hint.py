# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Hints: a move that may be played, shown and not played; a match that had one is marked for good
and never enters the best scores.
"""

import pytest

from engine.games import number_of_game
from engine.match import END_TURN
from tests.app.bots import STRONG, bots_that_play, bots_that_think, moves_of_bot
from tests.app.positions import at_random, find, one_move_before, resumed
from tests.app.route_positions import find as find_route
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.route_hands import RouteHands

from drawbridge.results import SOLO  # isort: skip  the simulator must come first

FINDERS = {"bridges": find, "route": find_route}
LONG = 900  # milliseconds of a long press

both_games = pytest.mark.parametrize("game", FINDERS)


def a_turn(game, moves=0):
    """A place in the middle of a match where this turn has had so many moves, and may go on."""

    def condition(match):
        begun = match.round == 6 and len(match.turn_moves()) == moves
        return begun and len(match.legal()) > 2

    return FINDERS[game](condition, at_random)


def ask(hands):
    """Hold SELECT, and wait for the hint."""
    hands.simulator.hold("SELECT", LONG)
    assert hands.showing == "Hint"
    wait(hands)


def wait(hands):
    hands.simulator.run_until(lambda: not hands.screen.thinks, 60_000, "the hint")


def by_menu(hands):
    hands.open_menu("hint")
    wait(hands)


# -- how to get one -------------------------------------------------------------------------------


@both_games
@pytest.mark.parametrize("way", [ask, by_menu], ids=["held down", "in the menu"])
def test_a_hint_is_the_next_move_of_the_strongest_bot_and_plays_nothing(game, way):
    match = a_turn(game)
    with resumed(match) as hands:
        way(hands)
        move = hands.screen.bot.moves[0]
        assert move == moves_of_bot(match, STRONG)[0]
        assert move in match.legal()
        assert hands.journal == bytes(match.journal)
        hands.simulator.wait(2000)
        hands.press("A")
        assert hands.showing in ("BridgesScreen", "RouteScreen")
        assert hands.journal == bytes(match.journal)


@both_games
@pytest.mark.parametrize("moves", [1, 2])
def test_in_the_middle_of_a_turn_the_moves_so_far_stay(game, moves):
    match = a_turn(game, moves)
    with resumed(match) as hands:
        ask(hands)
        assert hands.screen.bot.moves[0] in match.legal()
        hands.press("B")
        assert hands.match.turn_moves() == match.turn_moves()
        hands.press("B")
        assert hands.match.turn_moves() == match.turn_moves()[:-1]


@pytest.mark.parametrize("hands", [Hands, RouteHands])
def test_there_are_hints_in_the_set_up(hands):
    with hands() as hands:
        hands.new_match()
        ask(hands)
        move = hands.screen.bot.moves[0]
        assert move in hands.match.legal()
        hands.press("A", "A")  # back to the turn, and there the cursor is in the right place
        played = hands.match.turn_moves()
        assert played and played[0] % 32 == move % 32  # a 3 or a 4 is still to be chosen


@both_games
def test_after_a_hint_the_cursor_is_where_the_move_is_made(game):
    match = a_turn(game)
    move = next(move for move in reversed(match.legal()) if move != END_TURN)
    with bots_that_play(lambda _: (move, END_TURN)), resumed(match) as hands:
        ask(hands)
        hands.press("A")
        before = hands.screen.at if game == "bridges" else hands.end
        hands.play(move)
        after = hands.screen.at if game == "bridges" else hands.end
        assert before == after
        assert hands.match.turn_moves() == bytes((move,))


# -- SELECT is two keys ---------------------------------------------------------------------------


def test_a_long_press_is_not_a_short_one_as_well():
    with bots_that_think(), resumed(a_turn("bridges")) as hands:
        hands.simulator.down("SELECT")
        hands.simulator.wait(LONG)
        assert hands.showing == "Hint"
        hands.simulator.wait(2 * LONG)
        hands.simulator.up("SELECT")
        hands.simulator.wait(LONG)
        assert hands.showing == "Hint"
        hands.press("B")
        assert hands.showing == "BridgesScreen"


def test_a_short_press_shows_the_cards_and_asks_nobody():
    with resumed(a_turn("bridges")) as hands:
        hands.simulator.hold("SELECT", 300)
        assert hands.showing == "BridgesCards"
        hands.simulator.wait(2 * LONG)
        assert hands.showing == "BridgesCards"
        hands.press("SELECT")
        assert hands.showing == "BridgesScreen"
        assert not hands.app.helped


# -- what is seen ---------------------------------------------------------------------------------


@both_games
def test_the_move_blinks_and_the_reason_is_said(game):
    match = a_turn(game)
    move = match.legal()[0]
    with bots_that_play(lambda _: (move, END_TURN), 5), resumed(match) as hands:
        ask(hands)
        hands.simulator.wait(100)
        assert hands.bottom_line == [WORDS["why_room"]]
        pictures = set()
        for _ in range(30):
            hands.simulator.wait(50)
            pictures.add(seen.pixels(hands.simulator)[seen.BOARD].tobytes())
        assert len(pictures) == 2


def test_waiting_can_be_given_up_and_then_was_no_help():
    with bots_that_think(), resumed(a_turn("bridges")) as hands:
        at = hands.screen.at
        hands.press("LEFT", "UP")
        moved = hands.screen.at
        assert moved != at
        hands.simulator.hold("SELECT", LONG)
        assert WORDS["thinking"] in hands.bottom_line
        for key in ("UP", "A", "START"):
            hands.press(key)
            assert hands.showing == "Hint"
        hands.press("B")
        assert hands.showing == "BridgesScreen"
        assert hands.screen.at == moved
        assert not hands.app.helped


# -- helped ---------------------------------------------------------------------------------------


def to_the_result(helped):
    """The last turn of a match, with a hint in it or not, and what the badge remembers then."""
    match = one_move_before(find(lambda match: match.over))
    with resumed(match) as hands:
        if helped:
            ask(hands)
            hands.press("A")
        hands.end_turn()
        hands.go_on()
        assert hands.showing == "Result"
        said = WORDS["helped"] in hands.words
        assert not seen.cut_off(hands.simulator)
        game = number_of_game(match.game)
        return said, hands.app.saved.statistics(game, SOLO)


def test_a_helped_match_says_so_and_is_never_the_best():
    said, statistics = to_the_result(helped=True)
    assert said
    assert (statistics.matches, statistics.best) == (1, None)


def test_a_match_without_hints_may_be_the_best():
    said, statistics = to_the_result(helped=False)
    assert not said
    assert statistics.best is not None


def test_help_is_saved_with_its_turn_in_one_write():
    with resumed(a_turn("bridges", 1)) as hands:
        writes = hands.simulator.memory.writes
        ask(hands)
        hands.press("B")
        assert hands.simulator.memory.writes == writes
        hands.app.end_turn()
        assert hands.simulator.memory.writes == writes + 1
        hands.switch_on()
        hands.resume()
        assert hands.app.helped
        hands.open_menu("restart")
        hands.press("A")
        assert not hands.app.helped  # the same deal, begun again


def test_help_in_a_turn_that_is_switched_off_is_lost_with_the_turn():
    with resumed(a_turn("bridges")) as hands:
        ask(hands)
        assert hands.app.helped
        hands.switch_on()
        hands.resume()
        assert not hands.app.helped
