# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Time passes where the program waits and nowhere else; each machine starts afresh."""

import pytest

from tests.sim import SAMPLES
from tools.sim.clock import Clock
from tools.sim.program import Hangs, Program


def test_sleep_takes_no_real_time_and_all_of_the_machines(run_sample):
    simulator = run_sample("counter")
    simulator.wait(3_600_000)
    assert simulator.now_ms >= 3_600_000


def test_a_look_at_no_keys_takes_ten_milliseconds(run_sample):
    simulator = run_sample("mover")
    simulator.run_until(lambda: simulator.machine.display.refreshes == 1)
    before = simulator.machine.clock.now_us
    simulator.tick()  # the bus has sent the first picture: 0.5 + 20,480 * 2/3 us
    simulator.tick()  # the look is over: 10 ms
    assert round(simulator.machine.clock.now_us - before) == 500 + 13_653 + 10_000


def test_ticks_wrap_round_65_seconds_after_the_start(bare):
    import supervisor

    start = supervisor.ticks_ms()
    bare.wait(65_535)
    assert supervisor.ticks_ms() == (1 << 29) - 1 == start + 65_535
    bare.wait(1)
    assert supervisor.ticks_ms() == 0


def test_the_same_script_gives_the_same_run(run_sample):
    def seen():
        simulator = run_sample("mover")
        simulator.press("A", "UP", "LEFT")
        return simulator.globals["seen"], simulator.machine.clock.now_us

    assert seen() == seen()


def test_a_sleep_can_be_watched_from_outside(run_sample):
    simulator = run_sample("breaks")
    for milliseconds in (100, 300, 599):
        simulator.wait(milliseconds)
    assert simulator.machine.clock.now_us == 999_000 and not simulator.ended


def test_a_programs_error_comes_out_where_it_is_driven(run_sample):
    simulator = run_sample("breaks")
    simulator.wait(900)
    with pytest.raises(KeyError, match="broken on purpose"):
        simulator.wait(200)
    assert simulator.ended


def test_the_clock_runs_on_after_the_end_of_a_program(run_sample):
    simulator = run_sample("debugs")
    simulator.wait(5000)
    assert simulator.ended and simulator.now_ms >= 5000
    with pytest.raises(TimeoutError, match="debugs.py ended"):
        simulator.run_until(lambda: False)


def test_waiting_for_something_has_an_end(run_sample):
    simulator = run_sample("mover")
    simulator.run_until(lambda: simulator.now_ms >= 300)
    with pytest.raises(TimeoutError, match="a miracle did not come true within 500 ms"):
        simulator.run_until(lambda: False, 500, what="a miracle")


def test_a_program_that_never_waits_is_found_out():
    path = SAMPLES / "waits_for_nothing.py"
    program = Program(path, Clock(), patience=0.2)
    with pytest.raises(Hangs, match="waits_for_nothing.py"):
        program.run_until(1000)
    program.globals["waiting"] = False


def test_switching_off_ends_a_program_in_the_middle(run_sample):
    simulator = run_sample("mover")
    thread = simulator._program._thread
    simulator.power_off()
    thread.join()
    assert not thread.is_alive()


def test_every_machine_starts_afresh(run_sample):
    for _ in range(3):
        simulator = run_sample("mover")
        simulator.wait(100)
        simulator.press("RIGHT")
        assert simulator.globals["sprite"].x == 88
        assert simulator.machine.display.refreshes == 2
