# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every screen and the telling states of the board, each as a way to get there by keys. Positions
are found by playing, so new boards need no new scenes, only new pictures.
"""

from contextlib import contextmanager

from engine.bridges import reasons
from engine.bridges.scoring import BLUE, FULL, RED, SIX
from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tests.app.bots import bots_that_think
from tests.app.positions import (
    at_turns_beginning,
    bridges_at,
    find,
    lazily,
    memory_with,
    one_move_before,
    planning,
    played_by_all,
    refused_from,
    resumed,
)
from tools.sim.hands import DIRECTIONS, Hands
from tools.sim.simulator import Simulator

SCENES = {}
PLAYERS = [("ADA", 0, 0), ("", 1, 0), ("MAXIMUM", 3, 0), ("", 2, 0)]  # of four: two have names
LONGEST = [("WWWWWWWW", seat, 0) for seat in range(4)]  # eight of the widest letter


def scene(show):
    """Make a generator that yields hands, once the screen is there, a scene of that name."""
    SCENES[show.__name__] = contextmanager(show)
    return show


def in_every_language(show):
    """Make a scene, and the same in Spanish and Italian."""
    for language in ("es", "it"):
        SCENES[f"{show.__name__}_{language}"] = contextmanager(
            lambda language=language: _spoken(show, language)
        )
    return scene(show)


def _spoken(show, language):
    """Play a scene on a badge that speaks a language."""
    Hands.language = language
    try:
        yield from show()
    finally:
        Hands.language = "en"


def a_round(number, play=planning(SIX), **options):  # noqa: B008  a way to play has no state
    """A well played match at the beginning of a round, in which everything can be done."""

    def condition(match):
        legal = match.legal()
        begins = match.round == number and match.seat == 0 and not match.turn_moves()
        return begins and legal[0] < BRIDGE <= legal[-2]

    return find(condition, play, **options)


# -- before the match -----------------------------------------------------------------------------


@in_every_language
def title():
    with Hands() as hands:
        yield hands


@in_every_language
def title_with_a_saved_match():
    with Hands(Simulator(memory=memory_with(a_round(3)))) as hands:
        yield hands


@in_every_language
def title_with_a_lost_match():
    memory = memory_with(a_round(3))
    memory[20] ^= 1
    with Hands(Simulator(memory=memory)) as hands:
        yield hands


@in_every_language
def new_match_for_one():
    with Hands() as hands:
        hands.choose("new_match")
        yield hands


@in_every_language
def new_match_for_four():
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "LEFT")
        hands.bring_bar_to(hands.say("name_and_colour", 2))
        hands.press("A")
        hands.choose("enter_name")
        hands.spell("ADA")
        hands.press("START", "DOWN", "RIGHT", "B")
        yield hands


@in_every_language
def code_of_the_deal():
    with Hands() as hands:
        hands.choose("new_match")
        hands.bring_bar_to(hands.say("code"))
        hands.press("A")
        hands.spell("HMS")
        yield hands


@in_every_language
def name_of_a_player():
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "RIGHT")
        hands.bring_bar_to(hands.say("name_and_colour", 1))
        hands.press("A")
        hands.choose("enter_name")
        hands.spell("AD")
        yield hands


# -- the turn -------------------------------------------------------------------------------------


@in_every_language
def set_up():
    with Hands() as hands:
        hands.new_match("A", 1)
        yield hands


@scene
def set_up_written():
    with Hands() as hands:
        hands.new_match("B", 1)
        hands.press("A", "A")
        yield hands


@scene
def turn_of_the_first_round():
    with resumed(a_round(1)) as hands:
        yield hands


def _written(match):
    """Whether a number was written in this turn on an island to which bridges can be drawn now."""
    moves = match.turn_moves()
    fresh = match.round > 3 and len(moves) == 1 and moves[0] < BRIDGE
    return fresh and len(bridges_at(match, moves[0])) > 1


@scene
def turn_after_a_number():
    with resumed(find(_written, planning(SIX))) as hands:
        yield hands


def _drawing(match):
    """An island from which one bridge was drawn in this turn and another can be, or None."""
    moves = match.turn_moves()
    if match.round < 4 or not moves or moves[-1] < BRIDGE or match.sheet.left != 1:
        return None
    line = moves[-1] - BRIDGE
    for island in match.game.board.ENDS[2 * line : 2 * line + 2]:
        if match.sheet.numbers[island] and len(bridges_at(match, island)) > 1:
            return island
    return None


@in_every_language
def turn_in_drawing():
    match = find(lambda match: _drawing(match) is not None, planning(SIX))
    island = _drawing(match)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A")
        yield hands


@scene
def turn_before_the_deadlines():
    with resumed(a_round(6, sides="A")) as hands:
        yield hands


@scene
def turn_of_side_b():
    with resumed(a_round(9, sides="B")) as hands:
        yield hands


@scene
def turn_after_a_bonus():
    def has_bonus(match):
        legal = match.legal()
        fresh = match.round > 12 and not match.turn_moves() and not match.over
        return fresh and len(legal) > 2 and sum(match.sheet.bonuses) == FULL[RED]

    with resumed(find(has_bonus, planning(RED))) as hands:
        yield hands


@scene
def turn_late():
    """The last round: many lines closed, many islands finished, everything done but the end."""
    match = find(lambda match: match.round == 17 and match.legal() == [END_TURN], planning(SIX))
    with resumed(match) as hands:
        yield hands


@in_every_language
def turn_refused():
    match = find(lambda match: match.round > 4 and refused_from(match, reasons.CROSSES) is not None)
    island, side = refused_from(match, reasons.CROSSES)
    with resumed(match) as hands:
        hands.go_to(island)
        hands.press("A", DIRECTIONS[side])
        assert hands.bottom_line == [hands.say(reasons.CROSSES)]
        yield hands


@in_every_language
def turn_of_one_of_several():
    match = played_by_all(a_round(7), 4)
    with resumed(at_turns_beginning(match), PLAYERS) as hands:
        yield hands


@in_every_language
def question():
    with resumed(a_round(5)) as hands:
        hands.press("START")
        yield hands


@in_every_language
def cards():
    with resumed(a_round(9)) as hands:
        hands.press("SELECT")
        yield hands


@in_every_language
def pause_alone():
    with resumed(a_round(5)) as hands:
        hands.open_menu()
        yield hands


@in_every_language
def pause_of_several():
    with resumed(a_round(5, seats=2)) as hands:
        hands.open_menu()
        yield hands


# -- going round ----------------------------------------------------------------------------------


@in_every_language
def handing_on_in_the_set_up():
    match = find(lambda match: len(match.journal) == 1, seats=4)
    with resumed(match, LONGEST) as hands:
        hands.press("START")
        yield hands


@in_every_language
def handing_on():
    match = played_by_all(a_round(5), 4)
    with resumed(match, PLAYERS) as hands:
        hands.end_turn()
        yield hands


@in_every_language
def another_board():
    with resumed(a_round(10, seats=3), PLAYERS[:3]) as hands:
        hands.open_menu("other_boards")
        yield hands


def _given(part):
    return lambda match: (
        match.journal[-1:] == b"\xff" and (0, part, FULL[part]) in match.awards and not match.over
    )


@in_every_language
def awards_alone():
    with resumed(one_move_before(find(_given(BLUE), planning(BLUE)))) as hands:
        hands.end_turn()
        yield hands


@in_every_language
def awards_of_four():
    alone = find(_given(SIX), planning(SIX))
    with resumed(one_move_before(played_by_all(alone, 4)), PLAYERS) as hands:
        hands.end_turn()
        yield hands


# -- the end --------------------------------------------------------------------------------------


@contextmanager
def at_the_end(match, players=None):
    """The result; the bot that plays the same deal has not come far yet."""
    with bots_that_think(), resumed(one_move_before(match), players) as hands:
        hands.end_turn()
        hands.go_on()
        assert hands.showing == "Result"
        yield hands


@in_every_language
def result_alone():
    with at_the_end(find(lambda match: match.over, planning(SIX))) as hands:
        yield hands


@in_every_language
def result_with_a_winner():
    match = find(lambda match: match.over and len(match.winners()) == 1, planning(SIX), seats=4)
    with at_the_end(match, PLAYERS) as hands:
        yield hands


@scene
def result_with_the_longest_names():
    match = find(lambda match: match.over and len(match.winners()) == 1, planning(SIX), seats=4)
    with at_the_end(match, LONGEST) as hands:
        yield hands


@in_every_language
def result_with_a_tie():
    match = played_by_all(find(lambda match: match.over, lazily), 2)
    with at_the_end(match) as hands:
        yield hands


@in_every_language
def board_at_the_end():
    with at_the_end(find(lambda match: match.over, planning(SIX))) as hands:
        hands.press("B")
        yield hands
