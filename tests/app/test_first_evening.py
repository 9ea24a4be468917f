# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The first evening with a badge, by keys from one end to the other: language, lesson, a match, the
statistics, a challenge, the settings; and in the end everything is erased for the next owner."""

from tests.app import challenges
from tests.app.bots import bots_that_think
from tests.app.pupil import Newcomer, extra_words, lesson_words, short_words
from tests.app.results import figures
from tools.sim import seen

WORDS, EXTRA = short_words("it"), extra_words("it")


def test_the_first_evening():
    with bots_that_think(), Newcomer() as hands:
        hands.choose_language("it")
        hands.bring_bar_to(lesson_words("it")["how_to"][0] % WORDS["bridges"])
        hands.press("A")
        for _ in hands.steps():
            pass
        assert hands.showing == "Title" and hands.app.saved.match is None

        hands.new_match("A")
        total = play_to_the_end(hands)
        hands.press("A")
        assert hands.showing == "Title"

        hands.choose("statistics")
        assert ["1", str(total), f"{total},0"] == figures(hands)
        hands.press("B")

        hands.choose("challenge")
        hands.press("RIGHT", "A")
        total = play_to_the_end(hands)
        par = challenges.data(0)[1][1]
        assert EXTRA["challenge"][4] % (par, total) in hands.words
        hands.press("A")
        assert EXTRA["challenge"][2] % total in hands.words
        hands.press("B")
        hands.choose("statistics")
        hands.press("RIGHT", "RIGHT")
        assert ["1", str(total), f"{total},0"] == figures(hands)
        hands.press("B")

        hands.choose("settings")
        hands.bring_bar_to(EXTRA["settings"][-1])
        hands.press("A", "A")
        assert hands.showing == "Language"
        hands.choose_language("en")
        assert extra_words("en")["welcome"][0] in hands.words
        hands.press("B")
        hands.choose("statistics")
        assert ["0", "-", "-"] == figures(hands)


def play_to_the_end(hands):
    """Write a number in the set-up and then nothing at all; return the total."""
    hands.press("A")
    for _ in range(1 + hands.match.game.rounds):
        hands.end_turn()
        hands.go_on()
    assert hands.showing == "Result"
    assert not seen.cut_off(hands.simulator) and not seen.overlapping(hands.simulator)
    return hands.match.scores()[0][0]
