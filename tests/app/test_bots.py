# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Bots at the table: whole matches with them by keys, their turns watched, hurried, interrupted,
and switched off in the middle.
"""

import random
from contextlib import contextmanager

import pytest

from engine.games import make_game
from engine.match import END_TURN, Match
from tests.app.bots import FOREVER, bots_that_play, moves_of_bot
from tests.app.checks import expected_table, shown_table
from tests.app.positions import HANDS, at_random, find, memory_with, resumed
from tests.app.route_positions import find as find_route
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

CODE = "BBBBBB"
SIDES = {"bridges": "A", "route": ""}

both_games = pytest.mark.parametrize("game", SIDES)


def play_out(hands, twin, levels, seed=0):
    """Play a match to its end: people's turns by keys at random, bots' as the engine's bots play.
    The journal of the badge must come out the same."""
    dice = random.Random(seed)
    while not twin.over:
        if levels[twin.seat]:
            play_as_bot(twin, levels[twin.seat])
            continue
        hands.go_on()
        assert hands.journal == bytes(twin.journal)
        move = at_random(twin, dice)
        twin.play(move)
        hands.play(move)
    hands.go_on()
    assert hands.showing == "Result"
    assert hands.journal == bytes(twin.journal)
    assert shown_table(hands, twin) == expected_table(twin)


def play_as_bot(twin, level):
    for move in moves_of_bot(twin, level):
        twin.play(move)


# -- whole matches --------------------------------------------------------------------------------


@both_games
@pytest.mark.parametrize("bots", [(1,), (2, 3), (1, 2, 3)])
def test_a_person_and_bots(game, bots):
    with HANDS[game]() as hands:
        hands.new_match(SIDES[game], 1 + len(bots), CODE, bots)
        twin = Match(make_game(game, SIDES[game]), 1 + len(bots), CODE)
        play_out(hands, twin, (0, *bots))


@both_games
def test_two_people_and_two_bots(game):
    with HANDS[game]() as hands:
        hands.new_match(SIDES[game], 4, CODE, (1, 2))
        play_out(hands, Match(make_game(game, SIDES[game]), 4, CODE), (0, 0, 1, 2))


@both_games
def test_bots_alone_play_to_the_end(game):
    """A demonstration: somebody watches."""
    with HANDS[game]() as hands:
        hands.new_match(SIDES[game], 2, CODE, (1, 3))
        assert hands.showing == "Result"
        twin = Match(make_game(game, SIDES[game]), 2, CODE)
        while not twin.over:
            play_as_bot(twin, (1, 3)[twin.seat])
        assert hands.journal == bytes(twin.journal)


def test_a_bot_among_people_plays_after_them():
    """It plays before everybody's eyes: nobody may have to play after what was seen there."""
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "RIGHT", "RIGHT")
        hands.bring_bar_to(WORDS["name_and_colour"] % 1)
        hands.press("RIGHT", "START")
        levels = [level for _, _, level in hands.app.players]
        assert levels == [0, 0, 1]
        colours = [colour for _, colour, _ in hands.app.players]
        assert colours == [1, 2, 0]  # each keeps the colour that was chosen


# -- going round ----------------------------------------------------------------------------------

PERSON, BOT = ("", 0, 0), ("Otter", 1, 2)


def a_turn_of(seat, seats, finder=find):
    """The beginning of a seat's turn some rounds into a match."""
    return finder(
        lambda match: match.round == 4 and match.seat == seat and not match.turn_moves(),
        at_random,
        seats=seats,
    )


def test_a_single_person_never_hands_the_badge_on():
    with resumed(a_turn_of(0, 2), [PERSON, BOT]) as hands:
        hands.end_turn()
        assert hands.showing == "BotTurn"
        screens = set()
        while hands.match.round == 4:
            screens.add(hands.showing)
            hands.simulator.tick()
        assert screens <= {"BotTurn", "Awards"}
        assert hands.showing == "BridgesScreen"


def test_a_single_person_is_told_for_whom_to_write_in_the_set_up():
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "RIGHT")
        hands.bring_bar_to(WORDS["name_and_colour"] % 2)
        hands.press("RIGHT", "START")
        name = WORDS["bots_1"].split()[0]
        assert hands.showing == "HandOn"
        assert WORDS["you_begin"] in hands.words
        assert WORDS["set_up_for"] % name in hands.words
        assert WORDS["hand_to"] not in hands.words


def test_between_people_the_badge_is_handed_on_also_after_bots():
    people = [PERSON, ("", 2, 0), BOT]
    with resumed(a_turn_of(1, 3), people) as hands:
        hands.end_turn()
        assert hands.showing == "BotTurn"
        hands.simulator.run_until(lambda: hands.showing != "BotTurn", 30_000)
        while hands.showing == "Awards":
            hands.press("A")
        assert hands.showing == "HandOn"
        assert WORDS["blue"] in hands.words


# -- watching a bot's turn ------------------------------------------------------------------------


def first_moves(match):
    """A full turn: the first legal moves until nothing but the end is left."""
    moves = bytearray()
    while match.legal() != [END_TURN]:
        moves.append([move for move in match.legal() if move != END_TURN][0])
        match.play(moves[-1])
    for _ in moves:
        match.undo()
    return moves + bytes((END_TURN,))


FINDERS = {"bridges": find, "route": find_route}


@contextmanager
def bot_at_turn(game, slices=0):
    """Hands that have just ended their turn, and now a bot thinks for so many slices."""
    with bots_that_play(first_moves, slices):
        with resumed(a_turn_of(0, 2, FINDERS[game]), [PERSON, BOT]) as hands:
            hands.end_turn()
            yield hands


@both_games
def test_what_a_bot_does_is_shown_move_by_move(game):
    with bot_at_turn(game) as hands:
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        moves = hands.screen.bot.moves
        assert len(moves) > 2
        begun = hands.simulator.now_ms
        pictures = []
        for count in range(len(moves)):
            hands.simulator.run_until(lambda count=count: len(hands.match.turn_moves()) == count)
            hands.simulator.wait(100)
            pictures.append(seen.pixels(hands.simulator)[seen.BOARD].tobytes())
        assert len(set(pictures)) == len(moves)
        assert hands.simulator.now_ms - begun > 400 * (len(moves) - 1)
        hands.simulator.run_until(lambda: hands.match.seat == 0)


@both_games
@pytest.mark.parametrize("key", ["A", "UP", "LEFT", "START", "SELECT"])
def test_any_key_hurries_a_bot(game, key):
    with bot_at_turn(game) as hands:
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        begun = hands.simulator.now_ms
        hands.press(key)
        hands.simulator.run_until(lambda: hands.match.seat == 0)
        assert hands.simulator.now_ms - begun < 400


def test_who_hurries_a_bot_that_thinks_sees_its_turn_at_once_when_it_has_thought():
    with bot_at_turn("bridges", 50) as hands:
        assert WORDS["skip"] in hands.bottom_line
        hands.press("A")
        assert WORDS["skip"] not in hands.bottom_line  # there is nothing more to skip
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        begun = hands.simulator.now_ms
        hands.simulator.run_until(lambda: hands.match.seat == 0)
        assert hands.simulator.now_ms - begun < 400


@both_games
def test_the_sign_moves_while_a_bot_thinks_and_nothing_else_does(game):
    with bot_at_turn(game, FOREVER) as hands:
        hands.simulator.wait(500)
        assert hands.bottom_line[-1] == "Otter"
        pictures = []
        for _ in range(40):
            hands.simulator.wait(50)
            pictures.append(seen.pixels(hands.simulator))
        changed = sum((picture != pictures[0]).any(axis=2) for picture in pictures) > 0
        rows, columns = changed.any(axis=1).nonzero()[0], changed.any(axis=0).nonzero()[0]
        assert len(rows) and rows[0] > seen.BOTTOM_LINE and len(rows) <= 3
        assert columns[-1] - columns[0] < 15


# -- interrupting it ------------------------------------------------------------------------------


def test_the_menu_opens_while_a_bot_thinks_and_thinking_goes_on_after_it():
    turn = a_turn_of(0, 2)
    with resumed(turn, [PERSON, BOT]) as hands:
        hands.end_turn()
        assert hands.screen.thinks
        before = hands.journal
        hands.press("B")
        assert hands.showing == "Pause"
        assert WORDS["hint"] not in "\n".join(hands.words)  # it is not a person's turn
        hands.choose("cards")
        hands.press("B")
        hands.simulator.wait(5000)
        assert hands.journal == before
        hands.choose("resume")
        twin = Match.unpack(hands.match.pack())
        hands.go_on()
        play_as_bot(twin, BOT[2])
        assert hands.journal == bytes(twin.journal)


@pytest.mark.parametrize("choice", ["quit", "restart"])
def test_a_match_can_be_left_while_a_bot_thinks(choice):
    with bot_at_turn("bridges", FOREVER) as hands:
        hands.press("B")
        hands.choose(choice)
        hands.press("A")
        assert hands.showing == ("Title" if choice == "quit" else "HandOn")
        if choice == "restart":
            assert hands.app.players == [PERSON, BOT]


@pytest.mark.parametrize("moment", ["thinking", "playing"])
def test_switched_off_in_a_bot_s_turn_it_begins_that_turn_again(moment):
    turn = a_turn_of(0, 2)
    memory = memory_with(turn, [PERSON, BOT])
    with Hands(Simulator(memory=memory)) as hands:
        hands.resume()
        hands.end_turn()
        saved = hands.journal
        if moment == "playing":
            hands.simulator.run_until(lambda: len(hands.match.turn_moves()) == 1, 60_000)
        hands.switch_on()
        hands.choose("continue")
        assert hands.showing == "BotTurn"
        assert hands.app.players == [PERSON, BOT]
        assert hands.journal == saved
        twin = Match.unpack(hands.match.pack())
        play_as_bot(twin, BOT[2])
        hands.go_on()
        assert hands.journal == bytes(twin.journal)


def test_a_bot_s_turn_is_saved_at_its_end():
    turn = a_turn_of(0, 3)
    with resumed(turn, [PERSON, BOT, ("Orca", 3, 3)]) as hands:
        hands.end_turn()
        hands.simulator.run_until(lambda: hands.match.seat == 2, 60_000)
        journal = hands.journal
        hands.switch_on()
        hands.choose("continue")
        assert hands.journal == journal
        assert hands.match.seat == 2
