# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scenes of the first start, settings, statistics and challenges, each in every language.
Importing this adds them to SCENES.
"""

from tests.app import challenges
from tests.app.bot_scenes import LANGUAGES, scene
from tests.app.bots import bots_that_think
from tests.app.positions import memory_with, resumed
from tests.app.pupil import Newcomer, extra_words
from tests.app.results import memory_with_results
from tests.app.route_scenes import a_round as route_round
from tests.app.scenes import a_round
from tests.app.scenes import scene as only_in_english
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator


@scene
def first_start(language):
    with Newcomer() as hands:
        hands.press(*["DOWN"] * LANGUAGES.index(language))
        yield hands


@scene
def welcome(language):
    with Newcomer() as hands:
        hands.choose_language(language)
        yield hands


@scene
def settings(language):
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("settings")
        hands.bring_bar_to(extra_words(language)["settings"][2])
        hands.press("A", "DOWN")
        yield hands


@scene
def settings_in_a_match(language):
    with resumed(a_round(5), None, language) as hands:
        hands.open_menu("settings")
        yield hands


def _with_setting(hands, row):
    """Change a setting in a match, and go back to the turn."""
    hands.open_menu("settings")
    hands.bring_bar_to(extra_words("en")["settings"][row])
    hands.press("A", "B")
    return hands


@only_in_english
def turn_without_targets():
    with resumed(a_round(6)) as hands:
        yield _with_setting(hands, 5)


@only_in_english
def route_turn_without_targets():
    with resumed(route_round(6)) as hands:
        yield _with_setting(hands, 5)


@only_in_english
def route_turn_colour_safe():
    with resumed(route_round(6)) as hands:
        yield _with_setting(hands, 6)


@only_in_english
def turn_of_several_colour_safe():
    with resumed(a_round(6, seats=2)) as hands:
        yield _with_setting(hands, 6)


@scene
def settings_erase(language):
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("settings")
        hands.press("UP", "A")
        yield hands


TOTALS = (38, 41, 36, 44, 47, 52, 39, 50, 54, 49, 51)
LOW_TOTALS = (-60, -12, 0, 9, 17, 54, 38)


@scene
def statistics(language):
    results = [(total, 0, 1, 0, False) for total in TOTALS]
    with Hands(Simulator(memory=memory_with_results(results, language))) as hands:
        hands.choose("statistics")
        yield hands


@scene
def statistics_of_challenges(language):
    results = [(total, 2, 1, 1, False) for total in LOW_TOTALS]
    with Hands(Simulator(memory=memory_with_results(results, language))) as hands:
        hands.choose("statistics")
        hands.press("LEFT")
        yield hands


@scene
def statistics_of_nothing(language):
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("statistics")
        hands.press("RIGHT")
        yield hands


@scene
def challenge(language):
    """Some at par, some below, the cursor on the next."""
    pars = [par for _, par in challenges.data(0)]
    results = [(pars[place] - place % 3, 0, 1, place + 1, False) for place in range(14)]
    with Hands(Simulator(memory=memory_with_results(results, language))) as hands:
        hands.choose("challenge")
        yield hands


@scene
def challenge_of_route(language):
    with Hands(Simulator(memory=memory_with_results([(31, 2, 1, 40, False)], language))) as hands:
        hands.choose("challenge")
        hands.press("START", "START", "LEFT")
        yield hands


@scene
def result_of_a_challenge(language):
    match = challenges.passing(1, 3)
    with bots_that_think(), resumed(match, None, language, challenge=3) as hands:
        hands.end_turn()
        hands.go_on()
        yield hands


@scene
def result_as_good_as_known(language):
    match = challenges.at_par(2, 1)
    with bots_that_think(), resumed(match, None, language, challenge=1) as hands:
        hands.end_turn()
        hands.go_on()
        yield hands


@scene
def result_at_par(language):
    match = challenges.at_par(0, 1)
    with bots_that_think(), resumed(match, None, language, challenge=1) as hands:
        hands.end_turn()
        hands.go_on()
        yield hands
