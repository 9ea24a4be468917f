# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Lights, sound, battery, settings and chance: what a program sees of the world and shows to it."""

from array import array

import audiocore
import audioio
import board
import digitalio
import neopixel_write
import pytest


def test_lights_take_green_first(run_sample):
    simulator = run_sample("counter")
    assert simulator.lights == [(20, 10, 30)] * 5


def test_too_few_colours_leave_the_other_lights_alone(bare):
    pin = digitalio.DigitalInOut(board.NEOPIXEL)
    pin.switch_to_output()
    neopixel_write.neopixel_write(pin, b"\1\2\3")
    assert bare.lights == [(2, 1, 3)] + [(0, 0, 0)] * 4
    with pytest.raises(TypeError):
        neopixel_write.neopixel_write(board.NEOPIXEL, b"\1\2\3")
    pin.deinit()
    with pytest.raises(ValueError):
        neopixel_write.neopixel_write(pin, b"\1\2\3")


def test_a_tone_is_written_down_with_its_pitch_and_length(run_sample):
    simulator = run_sample("counter")
    simulator.wait(100)
    (tone,) = simulator.tones
    assert (tone.hertz, tone.milliseconds, tone.audible) == (440, 50, True)


def test_a_speaker_that_is_not_enabled_is_not_heard(bare):
    with audioio.AudioOut(board.SPEAKER) as audio:
        audio.play(audiocore.RawSample(bytes(80), sample_rate=8000))
    (tone,) = bare.tones
    assert not tone.audible


def test_waiting_for_a_tone_comes_to_an_end(bare):
    audio = audioio.AudioOut(board.SPEAKER)
    wave = array("h", [-9, 9] * 400)
    audio.play(audiocore.RawSample(wave, sample_rate=8000))
    while audio.playing:
        pass
    (tone,) = bare.tones
    assert (tone.hertz, tone.milliseconds) == (4000, 100)
    assert 100 <= bare.now_ms <= 101


def test_a_wave_is_of_a_type_that_the_device_plays(bare):
    with pytest.raises(ValueError):
        audiocore.RawSample(array("f", [0.5]))


def test_the_battery_is_measured_at_half_its_voltage(run_sample):
    simulator = run_sample("counter", battery=3.7)
    simulator.wait(100)
    assert simulator.globals["volts"] == pytest.approx(3.7, abs=0.001)


@pytest.mark.parametrize("settings", [None, {"DRAWBRIDGE_CODE": "ABCDEF"}])
def test_settings_are_read_with_getenv(run_sample, settings, monkeypatch):
    monkeypatch.setenv("DRAWBRIDGE_CODE", "the desktop's own")
    simulator = run_sample("counter", settings=settings)
    simulator.wait(100)
    assert simulator.globals["code"] == (settings and "ABCDEF")


def test_chance_is_the_same_for_the_same_seed(run_sample):
    def numbers(seed):
        simulator = run_sample("counter", seed=seed)
        simulator.wait(100)
        return simulator.globals["numbers"]

    assert numbers(1) == numbers(1) != numbers(2)


def test_a_pin_serves_one_at_a_time(bare):
    with digitalio.DigitalInOut(board.SPEAKER_ENABLE) as pin:
        with pytest.raises(ValueError, match="SPEAKER_ENABLE in use"):
            digitalio.DigitalInOut(board.SPEAKER_ENABLE)
        with pytest.raises(AttributeError):
            pin.value = True
    digitalio.DigitalInOut(board.SPEAKER_ENABLE).deinit()
