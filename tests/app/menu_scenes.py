# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scenes of the first start and the settings, each in every language. Importing this adds them
to SCENES.
"""

from tests.app.bot_scenes import LANGUAGES, scene
from tests.app.positions import memory_with, resumed
from tests.app.pupil import Newcomer, extra_words
from tests.app.scenes import a_round
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


@scene
def settings_erase(language):
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("settings")
        hands.press("UP", "A")
        yield hands
