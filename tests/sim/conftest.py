# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A machine for every test that asks for one, switched off afterwards."""

import pytest

from tests.sim import SAMPLES
from tools.sim.simulator import Simulator


@pytest.fixture
def bare():
    """A machine without a program: the test is the program."""
    with Simulator(code=None) as simulator:
        yield simulator


@pytest.fixture
def run_sample():
    """Boots a sample program; takes the simulator's own arguments."""
    running = []

    def boot(name, **arguments):
        running.append(Simulator(SAMPLES / f"{name}.py", **arguments))
        return running[-1].boot()

    yield boot
    for simulator in running:
        simulator.power_off()
