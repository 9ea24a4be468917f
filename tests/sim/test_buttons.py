# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Fingers on buttons become `keypad` events, as on the device."""

import board
import keypad
import pytest

from tools.sim.keys import NAMES, number_of


def scanner(**changes):
    arguments = {
        "clock": board.BUTTON_CLOCK,
        "data": board.BUTTON_OUT,
        "latch": board.BUTTON_LATCH,
        "key_count": 8,
        "value_when_pressed": True,
    }
    return keypad.ShiftRegisterKeys(**(arguments | changes))


def drain(keys):
    events = []
    while event := keys.events.get():
        events.append((event.key_number, event.pressed))
    return events


@pytest.mark.parametrize("name", NAMES)
def test_each_button_has_the_pybadges_number(run_sample, name):
    """PyBadge: B, A, START, SELECT, RIGHT, DOWN, UP, LEFT are 0 to 7."""
    order = ["B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"]
    simulator = run_sample("mover")
    simulator.press(name.lower())
    numbers = [(number, pressed) for number, pressed, _ in simulator.globals["seen"]]
    assert numbers == [(order.index(name), True), (order.index(name), False)]


def test_a_hold_lasts_as_long_as_it_says(run_sample):
    simulator = run_sample("mover")
    simulator.hold("A", 800)
    (_, down, start), (_, up, end) = simulator.globals["seen"]
    assert (down, up) == (True, False)
    assert end - start == 800


def test_two_buttons_at_once_report_in_the_order_of_the_fingers(run_sample):
    simulator = run_sample("mover")
    simulator.down("A")
    simulator.wait(50)
    simulator.down("UP")
    simulator.wait(50)
    simulator.up("A")
    simulator.wait(50)
    simulator.up("UP")
    simulator.wait(50)
    events = [(number, pressed) for number, pressed, _ in simulator.globals["seen"]]
    assert events == [(1, True), (6, True), (1, False), (6, False)]


def test_a_finger_that_is_there_already_presses_nothing(bare):
    keys = scanner()
    bare.down("A")
    bare.down("A")
    assert drain(keys) == [(1, True)]


def test_an_unknown_button_is_refused(bare):
    with pytest.raises(ValueError, match="'C' is not a button: expected one of B, A, START"):
        bare.press("C")
    with pytest.raises(ValueError):
        number_of(8)


def test_a_full_queue_drops_what_is_new(bare):
    keys = scanner(max_events=2)
    for name in ("A", "B", "UP"):
        bare.down(name)
    assert keys.events.overflowed
    assert drain(keys) == [(1, True), (0, True)]
    keys.events.clear()
    assert not keys.events.overflowed


def test_a_button_held_at_the_start_reports_and_reports_again_after_reset(bare):
    bare.down("START")
    keys = scanner()
    assert drain(keys) == [(2, True)]
    keys.reset()
    assert drain(keys) == [(2, True)]


def test_a_scanner_that_was_given_up_hears_nothing_and_frees_its_pins(bare):
    keys = scanner()
    with pytest.raises(ValueError, match="in use"):
        scanner()
    keys.deinit()
    bare.down("A")
    assert drain(keys) == []
    with scanner() as again:
        assert drain(again) == [(1, True)]


def test_events_compare_without_their_time(bare):
    first = keypad.Event(3, True, 1)
    assert first == keypad.Event(3, True, 2) and hash(first) == hash(keypad.Event(3, True, 2))
    assert first != keypad.Event(3, False, 1)
    assert first.pressed and not first.released
    with pytest.raises(AttributeError):
        first.key_number = 4
    with pytest.raises(TypeError):
        scanner().events.get_into((3, True))
    with pytest.raises(ValueError):
        keypad.Event(-1)
