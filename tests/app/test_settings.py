# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every setting takes effect, is seen to, and comes back after switching off: all by keys."""

import sys

import numpy as np
import pytest

from engine.bridges.sheet import BRIDGE
from tests.app.bot_scenes import bot_turn
from tests.app.bots import FOREVER
from tests.app.positions import find, memory_with, resumed
from tests.app.pupil import LANGUAGES, Pupil, extra_words, memory_speaking, short_words
from tests.app.route_positions import find as find_route
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

ROWS = extra_words("en")["settings"]
LANGUAGE, BRIGHTNESS, SOUND, LIGHTS, REPEAT, LEGAL, COLOURS, CONFIRM, ERASE = ROWS

# For every choice: its row, what it is on a new badge, and after one press of A.
CHOICES = {
    "language": (LANGUAGE, "en", "es"),
    "brightness": (BRIGHTNESS, 5, 1),
    "sound": (SOUND, True, False),
    "lights": (LIGHTS, True, False),
    "key_repeat": (REPEAT, 1, 2),
    "show_legal": (LEGAL, True, False),
    "safe_colours": (COLOURS, False, True),
    "confirm_end": (CONFIRM, True, False),
}


def set_up(hands, row, *keys):
    """From the title: into the settings, to a row, press these keys, and back."""
    hands.choose("settings")
    hands.bring_bar_to(row)
    hands.press(*keys, "B")
    assert hands.showing == "Title"


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_comes_back_after_switching_off(name):
    row, before, after = CHOICES[name]
    with Hands() as hands:
        assert getattr(hands.app.settings, name) == before
        set_up(hands, row, "A")
        hands.switch_on()
        assert getattr(hands.app.settings, name) == after


def test_every_row_is_tested():
    with Hands() as hands:
        assert set(CHOICES) == set(vars(hands.app.settings))
        assert [row for row, _, _ in CHOICES.values()] == list(ROWS[:-1])


def test_what_was_changed_is_kept_also_if_the_badge_is_switched_off_in_the_settings():
    with Hands() as hands:
        hands.choose("settings")
        hands.bring_bar_to(SOUND)
        writes = hands.simulator.memory.writes
        hands.press("A", "A", "A")
        assert hands.simulator.memory.writes == writes  # the memory wears out
        hands.simulator.wait(1100)
        assert hands.simulator.memory.writes == writes + 1
        hands.switch_on()
        assert not hands.app.settings.sound


# -- each takes effect ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_spoken_at_once(language):
    with Hands() as hands:
        hands.choose("settings")
        hands.press(*["RIGHT"] * LANGUAGES.index(language))
        assert short_words(language)["settings"] in hands.words
        hands.press("B")
        assert short_words(language)["rules"] in "\n".join(hands.words).split("\n")


def test_brightness_goes_down_and_up_in_five_steps():
    with Hands() as hands:
        hands.choose("settings")
        hands.bring_bar_to(BRIGHTNESS)
        light = []
        for _ in range(5):
            light.append(hands.simulator.machine.display.brightness)
            hands.press("LEFT")
        assert light == sorted(light, reverse=True) and len(set(light)) == 5
        assert hands.simulator.machine.display.brightness == light[0]


def test_sound_is_heard_when_it_comes_on_and_never_while_it_is_off():
    with Hands() as hands:
        hands.choose("settings")
        hands.bring_bar_to(SOUND)
        hands.press("A")
        before = len(hands.simulator.tones)
        hands.press("B")
        hands.new_match()
        hands.end_turn()  # a refusal
        hands.simulator.wait(500)
        assert len(hands.simulator.tones) == before
        hands.open_menu("settings")
        hands.bring_bar_to(SOUND)
        hands.press("A")
        hands.simulator.wait(500)
        assert len(hands.simulator.tones) > before


def test_lights_show_themselves_when_they_come_on():
    with Hands() as hands:
        hands.choose("settings")
        hands.bring_bar_to(LIGHTS)
        hands.press("A", "A")
        hands.simulator.wait(200)
        assert any(any(light) for light in hands.simulator.lights)
        hands.press("A")
        hands.simulator.wait(200)
        assert not any(any(light) for light in hands.simulator.lights)


@pytest.mark.parametrize(("presses", "faster"), [(0, False), (1, True)])
def test_a_held_key_repeats_as_fast_as_was_chosen(presses, faster):
    """Medium: first after 350 ms, then every 120. Fast: after 250 ms, then every 70."""
    with Hands() as hands:
        set_up(hands, REPEAT, *["A"] * presses)
        hands.choose("settings")
        hands.simulator.hold("DOWN", 600)
        assert (hands.screen._menu.at > 4) == faster


def lit(hands):
    """How many pixels of the board are as bright as a target."""
    board = seen.pixels(hands.simulator)[seen.BOARD]
    return (board == 255).all(axis=2).sum()


def test_bridges_shows_no_targets_when_that_is_off_and_says_still_what_a_does():
    with resumed(find(lambda match: match.round == 5 and match.legal()[-2] >= BRIDGE)) as hands:
        board = _still_board(hands)
        hint = hands.bottom_line
        _set_up_in_match(hands, LEGAL)
        without = _still_board(hands)
        assert (board != without).any()
        assert hands.bottom_line == hint
        assert _bright_dots(board) and not _bright_dots(without)
        _set_up_in_match(hands, LEGAL)
        assert (_still_board(hands) == board).all()


def test_route_shows_no_targets_when_that_is_off():
    match = find_route(lambda match: match.round == 5 and len(match.legal()) > 3)
    with resumed(match) as hands:
        before = lit(hands)
        _set_up_in_match(hands, LEGAL)
        assert hands.showing == "RouteScreen"
        assert lit(hands) < before
        hands.play(match.legal()[0])  # it can be played all the same
        assert hands.match.turn_moves()


def test_a_lesson_shows_its_targets_also_when_that_is_off():
    pictures = []
    for off in (False, True):
        with Pupil() as pupil:
            if off:
                set_up(pupil, LEGAL, "A")
            pupil.begin("route")
            pupil.go_on_to(3)
            pictures.append(seen.still(pupil.simulator))
    assert (pictures[0] == pictures[1]).all()


def test_colour_safe_changes_the_colours_of_both_games_and_not_their_shapes():
    for match in (
        find(lambda match: match.round == 5),
        find_route(lambda match: match.round == 5),
    ):
        with resumed(match) as hands:
            before = seen.still(hands.simulator)
            _set_up_in_match(hands, COLOURS)
            after = seen.still(hands.simulator)
            assert (before != after).any()
            assert (_shape(before) == _shape(after)).all()


def _shape(picture):
    """Where a pixel differs from its left neighbour."""
    return (picture[:, 1:] != picture[:, :-1]).any(axis=2)


def test_without_confirmation_a_turn_ends_at_once():
    match = find(lambda match: match.round == 5 and len(match.legal()) > 6)
    with resumed(match) as hands:
        hands.press("START")
        assert hands.showing == "Ask"
        hands.press("B")
        _set_up_in_match(hands, CONFIRM)
        hands.press("START")
        assert hands.match.round == 6


def _set_up_in_match(hands, row):
    """From a turn's beginning: change a row of the settings by A, and back to the turn."""
    hands.open_menu("settings")
    hands.bring_bar_to(row)
    hands.press("A", "B")


def _bright_dots(board):
    """How many pixels have the colour of the dots where a bridge may be drawn, or nearly."""
    return (np.abs(board.astype(int) - (0xA8, 0xDC, 0xFF)) <= 8).all(axis=2).sum()


def _still_board(hands):
    return seen.still(hands.simulator)[seen.BOARD]


# -- in a match -----------------------------------------------------------------------------------


def test_in_a_match_the_turn_goes_on_where_it_was():
    with resumed(find(lambda match: match.round == 5, seats=2)) as hands:
        hands.press("UP", "LEFT")
        at, journal = hands.screen.at, hands.journal
        hands.open_menu("settings")
        assert ERASE not in "\n".join(hands.words)
        hands.press("B")
        assert hands.showing == "BridgesScreen"
        assert (hands.screen.at, hands.journal) == (at, journal)


def test_in_a_bots_turn_the_bot_goes_on_afterwards():
    with bot_turn("en", "bridges", FOREVER) as hands:
        journal = hands.journal
        hands.press("B")
        hands.choose("settings")
        hands.press("B")
        assert hands.showing == "BotTurn" and hands.journal == journal


def test_nothing_of_the_lists_and_settings_stays_in_memory_in_play():
    with Hands() as hands:
        for screen in ("statistics", "settings"):
            hands.choose(screen)
            if screen == "settings":
                hands.bring_bar_to(COLOURS)
                hands.press("A")
            hands.press("B")
        hands.choose("challenge")
        hands.press("START", "A")
        assert hands.showing == "BridgesScreen"
        seldom = ("challenge", "results", "statistics", "settings", "safe_colours", "shore")
        kept = [name for name in sys.modules if name.startswith("drawbridge.")]
        left = [name for name in kept if name.rpartition(".")[2].startswith(seldom)]
        assert left == ["drawbridge.settings"]  # the choices themselves


# -- erasing --------------------------------------------------------------------------------------


def ask_to_erase(hands):
    hands.choose("settings")
    hands.bring_bar_to(ERASE)
    hands.press("A")
    assert WORDS["erase"] not in hands.bottom_line
    assert extra_words("en")["erase?"][0] in hands.words


def test_erasing_is_a_question_and_no_is_an_answer():
    memory = memory_with(find(lambda match: match.round == 3))
    with Hands(Simulator(memory=memory)) as hands:
        ask_to_erase(hands)
        hands.press("B", "B")
        hands.switch_on()
        assert hands.app.saved.match is not None


def test_after_erasing_the_badge_is_as_new():
    memory = memory_speaking("en", memory_with(find(lambda match: match.round == 3)))
    with Hands(Simulator(memory=memory)) as hands:
        set_up(hands, COLOURS, "A")
        ask_to_erase(hands)
        hands.press("A")
        assert hands.showing == "Language"
        hands.simulator.boot()
        hands.simulator.wait(50)
        assert hands.showing == "Language"
        new = Hands()
        new.simulator.boot()
        new.simulator.wait(50)
        assert (seen.still(hands.simulator) == seen.still(new.simulator)).all()
        assert vars(hands.app.settings) == vars(new.app.settings)
        assert hands.app.saved.match is None
        new.simulator.power_off()
