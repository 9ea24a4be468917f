# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A new badge: choosing the language, being offered a lesson, and never being asked again."""

import pytest

from engine.match import END_TURN
from tests.app.pupil import GAMES, LANGUAGES, Newcomer, extra_words, lesson_words, short_words
from tools.sim import seen


def rows(hands):
    return [row for text in hands.words for row in text.split("\n")]


def test_the_languages_stand_there_in_their_own_words_and_already_speak():
    with Newcomer() as hands:
        assert set(extra_words("en")["languages"]) <= set(rows(hands))
        for language in (*LANGUAGES, LANGUAGES[0]):
            assert hands.bottom_line == [short_words(language)["choose"]]
            hands.press("DOWN")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_chosen_is_welcomed_in_that_language_and_never_asked_again(language):
    with Newcomer() as hands:
        hands.choose_language(language)
        heading, _, later = extra_words(language)["welcome"]
        assert heading in hands.words
        assert not seen.cut_off(hands.simulator) and not seen.overlapping(hands.simulator)
        hands.bring_bar_to(later)
        hands.press("A")
        assert short_words(language)["new_match"] in rows(hands)
        hands.switch_on()
        assert hands.showing == "Title"
        assert short_words(language)["new_match"] in rows(hands)


@pytest.mark.parametrize(("game", "language"), [("bridges", "it"), ("route", "es")])
def test_the_lesson_that_was_offered_ends_at_the_title(game, language):
    assert game in GAMES
    with Newcomer() as hands:
        hands.choose_language(language)
        hands.bring_bar_to(lesson_words(language)["how_to"][0] % short_words(language)[game])
        hands.press("A")
        assert hands.learning and hands.screen.match.game.name == game
        for _ in hands.steps():
            pass
        assert short_words(language)["new_match"] in rows(hands)


def test_a_badge_that_is_switched_off_before_a_language_was_chosen_asks_again():
    with Newcomer() as hands:
        hands.press("DOWN")
        hands.switch_on()
        assert hands.showing == "Language"


def test_a_match_is_played_in_the_language_that_was_chosen():
    with Newcomer() as hands:
        hands.choose_language("es")
        hands.press("B")
        hands.choose("new_match")
        hands.press("START", "A", "START")
        assert hands.match.round == 1 and hands.match.journal[-1] == END_TURN
        assert short_words("es")["menu"] in hands.bottom_line
        hands.switch_on()
        assert short_words("es")["continue"] in rows(hands)
