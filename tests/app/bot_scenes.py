# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scenes with bots, each in every language. The bots in them play what they are told, so that a
picture does not change whenever the real ones learn something. Importing this adds them to SCENES.
"""

import importlib
import random
from contextlib import contextmanager

from engine.match import END_TURN
from tests.app import route_scenes, scenes
from tests.app.bots import FOREVER, bots_that_play
from tests.app.positions import (
    find,
    lazily,
    memory_with,
    one_move_before,
    resumed,
)
from tools.sim.hands import Hands
from tools.sim.player import best_move
from tools.sim.simulator import Simulator

LANGUAGES = ("en", "es", "it")
ROUNDS = {"bridges": scenes.a_round, "route": route_scenes.a_round}


def scene(show):
    """Make a generator that is given a language a scene in each."""
    for language in LANGUAGES:
        scenes.SCENES[f"{show.__name__}_{language}"] = contextmanager(
            lambda language=language: show(language)
        )
    return show


def players(language, *levels):
    """A person, and bots with names of their language."""
    names = importlib.import_module(f"drawbridge.words.{language}_bots").WORDS
    found = [("", 0, 0)]
    for level in levels:
        taken = [name for name, _, _ in found]
        name = next(name for name in names[f"bots_{level}"].split() if name not in taken)
        found.append((name, len(found), level))
    return found


def told(match):
    """A turn that takes at once what looks best."""
    dice = random.Random(1)
    moves = []
    while END_TURN not in moves:
        moves.append(best_move(match, dice))
        if moves[-1] != END_TURN:
            match.play(moves[-1])
    for _ in moves[1:]:
        match.undo()
    return moves


# -- before the match -----------------------------------------------------------------------------


@contextmanager
def new_match(language, *levels):
    """Hands on the rows of a new match for a person and bots, the bar on the last one's row."""
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("new_match")
        hands.press("DOWN", *["RIGHT"] * len(levels))
        for seat, level in enumerate(levels, start=2):
            hands.bring_bar_to(hands.say("name_and_colour", seat))
            hands.press(*["RIGHT"] * level)
        yield hands


@scene
def new_match_with_bots(language):
    with new_match(language, 1, 3, 2) as hands:
        yield hands


@scene
def seat_of_a_bot(language):
    with new_match(language, 3) as hands:
        hands.press("A")
        yield hands


@scene
def set_up_among_bots(language):
    with new_match(language, 2) as hands:
        hands.press("START")
        yield hands


# -- a bot's turn ---------------------------------------------------------------------------------


@contextmanager
def bot_turn(language, game, slices):
    """A person has ended a turn, and the stronger of two bots thinks for so many slices."""
    match = ROUNDS[game](7, seats=3)
    table = players(language, 3, 1)
    with bots_that_play(told, slices), resumed(match, table, language) as hands:
        hands.end_turn()
        yield hands


@scene
def bot_thinking(language):
    with bot_turn(language, "bridges", FOREVER) as hands:
        hands.simulator.wait(1000)
        yield hands


@scene
def route_bot_thinking(language):
    with bot_turn(language, "route", FOREVER) as hands:
        hands.simulator.wait(1000)
        yield hands


@scene
def pause_in_a_bots_turn(language):
    with bot_turn(language, "bridges", FOREVER) as hands:
        hands.press("B")
        yield hands


# -- hints ----------------------------------------------------------------------------------------


@contextmanager
def hint(language, match, slices=0):
    """Hands that have held SELECT down."""
    with bots_that_play(told, slices), resumed(match, None, language) as hands:
        hands.simulator.hold("SELECT", 900)
        yield hands


@scene
def hint_to_come(language):
    with hint(language, scenes.a_round(7), FOREVER) as hands:
        yield hands


@scene
def hint_in_bridges(language):
    with hint(language, scenes.a_round(7)) as hands:
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        yield hands


@scene
def hint_in_route(language):
    with hint(language, route_scenes.a_round(7)) as hands:
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        yield hands


# -- the result -----------------------------------------------------------------------------------


@contextmanager
def helped_to_the_end(language, seats):
    """The result of a match in whose last turn there was a hint."""
    match = one_move_before(find(lambda match: match.over, lazily, seats=seats))
    with hint(language, match) as hands:
        hands.simulator.run_until(lambda: not hands.screen.thinks)
        hands.press("A")
        hands.end_turn()
        hands.go_on()
        yield hands


@scene
def result_with_hints(language):
    with helped_to_the_end(language, 1) as hands:
        hands.simulator.wait(10_000)  # the bot plays its own match meanwhile
        yield hands


@scene
def result_of_several_with_hints(language):
    with helped_to_the_end(language, 2) as hands:
        yield hands
