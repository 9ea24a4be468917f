# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scenes of How to play: telling steps of the lessons, spread over the three languages, and all
pages of the rules in each. Importing this adds them to SCENES.
"""

from tests.app.pupil import GAMES, LANGUAGES, Pupil, in_lesson
from tests.app.scenes import in_every_language, scene
from tools.sim.hands import Hands


@in_every_language
def how_to_play():
    with Pupil(Hands.language) as pupil:
        pupil.choose("rules")
        yield pupil


def _lesson(game, idea, language, place, *keys):
    """Make a scene: the step that tells the text of this place, after some keys."""

    def show():
        with in_lesson(game, language, place) as pupil:
            pupil.press(*keys)
            yield pupil

    show.__name__ = f"lesson_{game}_{idea}_{language}"
    scene(show)


_lesson("bridges", "begins", "en", 0)
_lesson("bridges", "write", "en", 3)
_lesson("bridges", "bridge", "it", 4, "A")
_lesson("bridges", "finished", "es", 5)
_lesson("bridges", "flag", "en", 6)
_lesson("bridges", "wrong_key", "en", 6, "START")
_lesson("bridges", "all_or_none", "es", 7)
_lesson("bridges", "six", "it", 13)
_lesson("bridges", "question", "es", 3, "SELECT")
_lesson("route", "begins", "es", 1)
_lesson("route", "step", "en", 3)
_lesson("route", "colours", "it", 4)
_lesson("route", "two_ends", "en", 6)
_lesson("route", "second_key", "es", 9)
_lesson("route", "number", "it", 10)
_lesson("route", "ends", "en", 13)


def _page(game, page, language):
    """Make a scene: a page of the rules."""

    def show():
        with Pupil(language) as pupil:
            pupil.open_rules(game)
            pupil.press(*["RIGHT"] * page)
            yield pupil

    show.__name__ = f"rules_{game}_{page + 1}_{language}"
    scene(show)


for _game in GAMES:
    for _number in range(7):
        for _language in LANGUAGES:
            _page(_game, _number, _language)
