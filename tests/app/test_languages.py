# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The language is chosen on the title, is spoken from then on, and survives switching off."""

import importlib

from engine.match import END_TURN
from tools.sim.hands import Hands


def words_of(language):
    text = importlib.import_module(f"drawbridge.words.{language}").WORDS
    return dict(line.split("=", 1) for line in text.strip().split("\n"))


def rows(hands):
    return [row for text in hands.words for row in text.split("\n")]


def test_the_title_goes_through_the_languages_and_comes_back():
    with Hands() as hands:
        hands.simulator.wait(50)
        hands.press("UP")  # the last row
        for language in ("es", "it", "en"):
            hands.press("A")
            assert {words_of(language)[key] for key in ("new_match", "rules")} <= set(rows(hands))
            assert hands.bottom_line == [words_of(language)["choose"]]


def test_the_language_survives_switching_off_and_a_match():
    with Hands() as hands:
        hands.simulator.wait(50)
        hands.press("UP", "A", "UP", "UP", "A", "START", "A", "START")
        assert hands.match.round == 1 and hands.match.journal[-1] == END_TURN
        hands.switch_on()
        hands.simulator.wait(50)
        assert words_of("es")["continue"] in rows(hands)
        hands.press("A")
        assert words_of("es")["menu"] in hands.bottom_line
        hands.press("B")
        assert words_of("es")["resume"] in rows(hands)
