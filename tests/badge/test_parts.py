# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The parts of the badge as a player notices them: keys, stick, sound, lights, screen, battery."""

from contextlib import contextmanager

import pytest

from drawbridge.settings import BRIGHTEST
from tests.app.positions import find, memory_with, one_move_before, resumed
from tests.app.words import WORDS
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

DARK = [(0, 0, 0)] * 5
MINUTE = 60_000


@contextmanager
def new_badge(**hardware):
    with Hands(Simulator(**hardware)) as hands:
        yield hands


def bar(hands):
    """The row of the title's menu that the bar is on."""
    return hands.screen._menu.at


# -- keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "least", "most"), [(0, 3, 5), (1, 6, 8), (2, 11, 13)])
def test_a_held_direction_repeats_as_fast_as_was_chosen(speed, least, most):
    """In a second and a bit: 550 ms and then every 220, 350 and 120, or 250 and 70."""
    with new_badge() as hands:
        hands.app.settings.key_repeat = speed
        hands.simulator.wait(50)
        presses = []
        hands.screen.key = presses.append
        hands.simulator.hold("DOWN", 1100)
        assert least <= len(presses) <= most


def test_other_keys_do_not_repeat():
    with new_badge() as hands:
        presses = []
        hands.screen.key = presses.append
        hands.simulator.hold("A", 2000)
        assert len(presses) == 1


# -- the stick of a PyGamer -----------------------------------------------------------------------


@pytest.fixture
def pygamer():
    with new_badge(board_id="pygamer", lacks=frozenset()) as hands:
        hands.presses = []
        hands.screen.key = hands.presses.append
        yield hands


def push(hands, x, y, milliseconds=100):
    """Push the stick: 0 to 65535 on each axis, and 32768 in the middle."""
    hands.simulator.machine.analog.update(JOYSTICK_X=x, JOYSTICK_Y=y)
    hands.simulator.wait(milliseconds)


@pytest.mark.parametrize(
    ("x", "y", "key"), [(32768, 200, 0), (65000, 33000, 1), (33000, 65000, 2), (300, 30000, 3)]
)
def test_the_stick_is_a_cross(pygamer, x, y, key):
    """Right and down are the large numbers, as on the hardware."""
    push(pygamer, x, y)
    push(pygamer, 35008, 33152)  # what a real stick reads when it is let go
    assert pygamer.presses == [key]


def test_a_trembling_stick_is_one_press(pygamer):
    for x in (32768, 49000, 50500, 48000, 51000, 47000, 52000):
        push(pygamer, x, 32768, 20)
    assert len(pygamer.presses) == 1


def test_a_stick_near_its_middle_is_no_press(pygamer):
    push(pygamer, 38000, 27000, 500)
    assert pygamer.presses == []


def test_a_held_stick_repeats(pygamer):
    push(pygamer, 65535, 32768, 1100)
    assert 6 <= len(pygamer.presses) <= 8


def test_buttons_of_a_pygamer_do_what_they_say(pygamer):
    pygamer.press("A", "B", "START", "SELECT")
    assert pygamer.presses == [4, 5, 6, 7]


# -- sound ----------------------------------------------------------------------------------------


def test_a_refusal_is_heard_and_then_the_speaker_is_off():
    with resumed(find(lambda match: match.round == 3)) as hands:
        before = len(hands.simulator.tones)
        hands.screen.complain(WORDS["finished"])
        hands.simulator.wait(500)
        tones = hands.simulator.tones[before:]
        assert [tone.audible for tone in tones] == [True]
        assert 100 < tones[0].hertz < 400
        assert tones[0].milliseconds < 200
        assert not hands.simulator.machine.speaker.enabled
        assert not hands.simulator.machine.speaker.playing


def test_a_muted_badge_stays_silent_also_after_switching_off():
    with resumed(find(lambda match: match.round == 3)) as hands:
        hands.app.settings.sound = False
        hands.app.saved.save_settings()
        hands.switch_on()
        hands.resume()
        hands.simulator.wait(100)
        hands.press("UP", "DOWN", "A", "START", "A")
        assert hands.simulator.tones == []


def test_at_night_a_new_badge_is_silent():
    simulator = Simulator()
    simulator.on_boot = lambda booted: booted.machine.analog.update(LIGHT=100)
    with Hands(simulator) as hands:
        assert not hands.app.settings.sound
    with new_badge() as hands:
        assert hands.app.settings.sound


def test_what_was_chosen_counts_more_than_the_night():
    simulator = Simulator()
    with Hands(simulator) as hands:
        hands.app.settings.language = "it"
        hands.app.saved.save_settings()
        simulator.on_boot = lambda booted: booted.machine.analog.update(LIGHT=100)
        hands.switch_on()
        assert hands.app.settings.sound


# -- lights ---------------------------------------------------------------------------------------


def test_the_lights_show_whose_turn_it_is():
    with resumed(find(lambda match: match.round == 3, seats=2)) as hands:
        first = hands.simulator.lights
        assert first[0] != (0, 0, 0)
        assert max(first[0]) < 32, "dimmed"
        assert len(set(first)) == 1
        hands.end_turn()
        hands.simulator.wait(100)
        assert hands.showing == "HandOn"
        assert hands.simulator.lights not in (first, DARK)


def test_alone_and_on_the_title_the_lights_are_dark():
    with resumed(find(lambda match: match.round == 3)) as hands:
        assert hands.simulator.lights == DARK
    with resumed(find(lambda match: match.round == 3, seats=2)) as hands:
        hands.open_menu("quit")
        hands.press("A")
        hands.simulator.wait(100)
        assert hands.simulator.lights == DARK


@pytest.mark.parametrize("on", [True, False])
def test_the_end_of_a_match_is_celebrated_unless_the_lights_are_off(on):
    with resumed(one_move_before(find(lambda match: match.over))) as hands:
        hands.app.settings.lights = on
        shown = []
        hands.end_turn()
        hands.go_on()
        for _ in range(20):
            hands.simulator.wait(50)
            shown.append(tuple(hands.simulator.lights))
        assert (len(set(shown)) > 5) == on
        hands.simulator.wait(2000)
        assert hands.simulator.lights == DARK


# -- backlight ------------------------------------------------------------------------------------


def brightness(hands):
    return hands.simulator.machine.display.brightness


def test_every_step_of_brightness_is_brighter():
    with new_badge() as hands:
        seen = []
        for step in range(1, BRIGHTEST + 1):
            hands.app.settings.brightness = step
            hands.simulator.wait(50)
            seen.append(brightness(hands))
        assert seen == sorted(set(seen))
        assert 0 < seen[0] and seen[-1] == 1.0


def test_idle_it_dims_then_sleeps_and_the_waking_key_does_nothing_else():
    with new_badge() as hands:
        at = bar(hands)
        hands.simulator.wait(MINUTE + 100)
        assert 0 < brightness(hands) < 0.3
        hands.press("DOWN")  # the screen can still be read: the key does what it says
        assert bar(hands) != at
        assert brightness(hands) == 1.0
        at = bar(hands)
        hands.simulator.wait(3 * MINUTE + 200)
        assert brightness(hands) == 0
        hands.simulator.hold("DOWN", 1500)
        assert brightness(hands) == 1.0
        assert bar(hands) == at
        hands.press("DOWN")
        assert bar(hands) != at


def test_asleep_the_lights_are_dark_and_come_back():
    with resumed(find(lambda match: match.round == 3, seats=2)) as hands:
        shining = hands.simulator.lights
        hands.simulator.wait(3 * MINUTE + 200)
        assert hands.simulator.lights == DARK
        hands.press("B")
        hands.simulator.wait(100)
        assert hands.simulator.lights == shining
        assert hands.showing == "BridgesScreen"


# -- battery --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("volts", "warned"), [(3.3, True), (3.9, False), (4.2, False), (0.1, False)]
)
def test_a_low_battery_is_told(volts, warned):
    with Hands(Simulator(memory=memory_with(None), battery=volts)) as hands:
        assert (hands.bottom_line == [WORDS["battery_low"]]) == warned
        hands.simulator.wait(3000)
        assert hands.bottom_line == [WORDS["choose"]]


def test_it_is_told_again_after_ten_minutes():
    with Hands(Simulator(memory=memory_with(None), battery=3.3)) as hands:
        told = []
        for second in range(0, 21 * 60, 2):
            told.append(hands.bottom_line == [WORDS["battery_low"]])
            if second % 100 == 50:
                hands.press("SELECT")  # stay awake
            hands.simulator.wait(2000)
        times = [at for at in range(1, len(told)) if told[at] and not told[at - 1]]
        assert told[0] and len(times) == 2
        assert times[1] - times[0] == pytest.approx(300, abs=5)
