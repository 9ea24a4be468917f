# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A pupil: hands that take a lesson and press whatever key it shows."""

import importlib
from contextlib import contextmanager

from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator

LANGUAGES = ("en", "es", "it")
GAMES = ("bridges", "route")

MOST_PRESSES = 200  # far more than a lesson needs, also when the cursor is led astray

# The logical keys of drawbridge.badge.buttons, in their order.
KEYS = ("UP", "RIGHT", "DOWN", "LEFT", "A", "B", "START", "SELECT")


def short_words(language):
    text = importlib.import_module(f"drawbridge.words.{language}").WORDS
    return dict(line.split("=", 1) for line in text.strip().split("\n"))


def lesson_words(language):
    return importlib.import_module(f"drawbridge.words.{language}_lesson").WORDS


def extra_words(language):
    return importlib.import_module(f"drawbridge.words.{language}_extra").WORDS


def memory_speaking(language, memory=None):
    """A badge's memory in which a language was chosen; all else in it stays."""
    memory = Memory() if memory is None else memory
    with Simulator(code=None, memory=memory):
        from drawbridge.saved import Saved

        saved = Saved()
        saved.settings.language = language
        saved.save_settings()
    return memory


class Pupil(Hands):
    """Knows the way to the lessons, and does as it is told."""

    def __init__(self, language="en", memory=None):
        super().__init__(Simulator(memory=memory_speaking(language, memory)))
        self.language = language

    def begin(self, game):
        """From the title to the first bubble."""
        self._choose_in_how_to(0, game)
        assert self.learning

    def open_rules(self, game):
        """From the title to the first page of a game's rules."""
        self._choose_in_how_to(1, game)

    def _choose_in_how_to(self, what, game):
        words = short_words(self.language)
        self.bring_bar_to(words["rules"])
        self.press("A")
        self.bring_bar_to(lesson_words(self.language)["how_to"][what] % words[game])
        self.press("A")

    @property
    def learning(self):
        return self.showing in ("BridgesLesson", "RouteLesson")

    @property
    def shown_key(self):
        """The key that the bottom line asks for; on the awards the one that goes on."""
        return KEYS[self.screen.hints.key] if self.learning else "A"

    @property
    def told(self):
        """What the bubble says, as one line."""
        texts = [text for text in self.words if text not in self.bottom_line]
        return texts[0].replace("\n", " ")

    @property
    def lesson_journal(self):
        """The moves of the lesson's own match."""
        return bytes(self.screen.match.journal)

    def steps(self):
        """Press shown keys to the end of the lesson; yields before every press."""
        for _ in range(MOST_PRESSES):
            if self.showing == "Title":
                return
            yield
            self.press(self.shown_key)
        raise AssertionError(f"after {MOST_PRESSES} presses the lesson is not over: {self.told}")

    def go_on_to(self, place):
        """Do as told until the bubble says the text of this place in the lesson's words."""
        game = self.screen.match.game.name
        text = lesson_words(self.language)[game][place]
        for _ in self.steps():
            if self.learning and self.told == text:
                return
        raise AssertionError(f"the lesson of {game} never says {text!r}")


class Newcomer(Pupil):
    """Switches a new badge on and looks."""

    def __init__(self):
        Hands.__init__(self)

    def get_past_first_start(self):
        """That is what a newcomer has come to see."""

    def choose_language(self, language):
        self.language = language
        self.press(*["DOWN"] * LANGUAGES.index(language), "A")


@contextmanager
def in_lesson(game, language, place):
    """A pupil whom a lesson has just told the text of this place."""
    with Pupil(language) as pupil:
        pupil.begin(game)
        pupil.go_on_to(place)
        yield pupil
