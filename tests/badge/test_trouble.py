# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""When the app fails: the console has the traceback, the screen says how to go on, A starts the app
again, and the match is where its last turn has left it. In every language, and without memory too.
"""

import pytest

from drawbridge.words import LANGUAGES
from tests.app.positions import find, resumed
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

ALL = 2  # as screens.screen has it: everything must be drawn anew


def fail(hands, error, work="key"):
    """Let a screen raise an error: at the next key that it answers, at other work of its own, or
    when it is made.
    """

    def broken(*_):
        raise error

    hands.simulator.forgiving = True
    if work == "made":
        hands.app.show(broken)
    else:
        setattr(hands.screen, work, broken)
        hands.screen.stale = ALL
    hands.press("DOWN")
    hands.simulator.wait(100)


@pytest.mark.parametrize("work", ["key", "tick", "draw", "made"])
@pytest.mark.parametrize("error", [KeyError("broken on purpose"), MemoryError("broken on purpose")])
def test_a_failing_screen_costs_nothing_but_the_turn(capfd, error, work):
    match = find(lambda match: match.round == 3 and len(match.turn_moves()) == 1, seats=2)
    with resumed(match) as hands:
        writes = hands.simulator.memory.writes
        fail(hands, error, work)
        told = capfd.readouterr().err
        assert "Traceback" in told and "broken on purpose" in told
        words = " ".join(seen.words(hands.simulator))
        assert type(error).__name__ in words
        assert "A: " in words
        hands.press("B", "START", "UP")  # no way on
        assert "A: " in " ".join(seen.words(hands.simulator))
        hands.press("A")
        hands.simulator.wait(100)
        assert hands.showing == "Title"
        hands.resume()
        assert hands.journal == bytes(match.journal[:-1])
        assert hands.simulator.memory.writes == writes


def test_it_can_fail_again_and_again():
    with Hands() as hands:
        for _ in range(5):
            fail(hands, ValueError("broken on purpose"))
            hands.press("A")
            hands.simulator.wait(100)
            assert hands.showing == "Title"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_that_was_chosen(language):
    from drawbridge.words import en_long, es_long, it_long

    words = {"en": en_long, "es": es_long, "it": it_long}[language].WORDS["trouble"]
    with Hands(Simulator()) as hands:
        hands.app.settings.language = language
        hands.app.saved.save_settings()
        hands.switch_on()
        fail(hands, ValueError("broken on purpose"))
        shown = " ".join(seen.words(hands.simulator)).replace("\n", " ")
        for text in words:
            assert text in shown


def test_a_failure_at_the_start_is_told_as_well(capfd):
    """As when the app fails before it has a screen."""
    simulator = Simulator()
    simulator.forgiving = True

    class Broken:
        def __len__(self):
            return 8192

        def __getitem__(self, index):
            raise OSError("broken on purpose")

    simulator.on_boot = lambda booted: setattr(booted.machine, "memory", Broken())
    with simulator:
        simulator.wait(500)
        assert "OSError" in " ".join(seen.words(simulator))
        assert "broken on purpose" in capfd.readouterr().err


def test_without_room_even_for_the_trouble_the_badge_starts_anew(capfd, monkeypatch):
    match = find(lambda match: match.round == 3 and not match.turn_moves(), seats=2)
    with resumed(match) as hands:
        import drawbridge.draw.text

        def no_room(*_):
            raise MemoryError("no room for words")

        monkeypatch.setattr(drawbridge.draw.text, "label", no_room)
        fail(hands, MemoryError("broken on purpose"))
        told = capfd.readouterr().err
        assert told.count("Traceback") >= 2
        assert "broken on purpose" in told and "no room for words" in told
        assert hands.simulator.ended  # by supervisor.reload()
        hands.switch_on()
        hands.resume()
        assert hands.journal == bytes(match.journal)


def test_an_interrupt_from_the_console_is_not_caught():
    """Whoever presses Ctrl-C wants Python's prompt."""
    with Hands() as hands:
        with pytest.raises(KeyboardInterrupt):
            fail(hands, KeyboardInterrupt())
