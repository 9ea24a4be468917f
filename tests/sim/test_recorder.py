# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The GIF shows what changed, when it changed."""

import pytest
from PIL import Image

from tests.sim import SAMPLES
from tools.sim.recorder import Recorder
from tools.sim.simulator import Simulator


@pytest.fixture
def recorded(tmp_path):
    """Plays on the mover with a recorder attached; gives the film's frames and durations."""

    def record(play, scale=1):
        recorders = []
        simulator = Simulator(SAMPLES / "mover.py")
        simulator.on_boot = lambda booted: recorders.append(Recorder(booted.machine))
        with simulator:
            play(simulator)
            recorders[0].save(tmp_path / "film.gif", scale)
            last = simulator.screenshot(scale)
        with Image.open(tmp_path / "film.gif") as film:
            frames = []
            for number in range(film.n_frames):
                film.seek(number)
                frames.append((film.info["duration"], film.convert("RGB")))
        return frames, last

    return record


def test_only_changes_are_frames_and_they_last_as_long_as_on_the_machine(recorded):
    def play(simulator):
        simulator.wait(1000)
        simulator.press("RIGHT")
        simulator.wait(500)
        simulator.press("A")  # changes nothing
        simulator.press("RIGHT")

    frames, last = recorded(play)
    durations = [duration for duration, _ in frames]
    assert len(durations) == 3
    assert durations[0] == pytest.approx(1000, abs=30)
    assert durations[1] == pytest.approx(40 + 20 + 500 + 40 + 20, abs=30)
    assert frames[-1][1].tobytes() == last.tobytes(), "colours are exact"


def test_what_is_too_short_to_see_is_left_out(recorded):
    def play(simulator):
        for x in (8, 16, 24, 32):
            simulator.globals["sprite"].x = x
            simulator.tick()
            simulator.tick()

    frames, last = recorded(play)
    assert len(frames) < 4
    assert all(duration >= 20 for duration, _ in frames)
    assert frames[-1][1].tobytes() == last.tobytes()


def test_a_film_can_be_enlarged(recorded):
    frames, last = recorded(lambda simulator: simulator.press("UP"), scale=3)
    assert frames[-1][1].size == (480, 384)
    assert frames[-1][1].tobytes() == last.tobytes()


def test_nothing_shown_is_nothing_to_record(bare, tmp_path):
    with pytest.raises(ValueError, match="nothing was shown"):
        Recorder(bare.machine).save(tmp_path / "film.gif")
