# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program gets the badge's modules; the desktop keeps its own; we hide nothing."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.sim import SAMPLES
from tools.sim.folders import ROOT
from tools.sim.simulator import Simulator


@pytest.fixture
def program(tmp_path):
    """Writes code.py and lib/gadget.py, boots them, gives the simulator."""
    running = []

    def boot(code, gadget=""):
        (tmp_path / "lib" / "gadget").mkdir(parents=True, exist_ok=True)
        (tmp_path / "lib" / "gadget" / "__init__.py").write_text("")
        (tmp_path / "lib" / "gadget" / "part.py").write_text(gadget)
        (tmp_path / "code.py").write_text(code)
        running.append(Simulator(tmp_path / "code.py"))
        return running[-1].boot()

    yield boot
    for simulator in running:
        simulator.power_off()


def test_the_program_and_its_library_have_the_machines_time(program):
    simulator = program(
        "import gadget.part, time\ntime.sleep(100)\nnow = time.monotonic(), gadget.part.now()\n",
        "from time import monotonic\ndef now():\n    return monotonic()\n",
    )
    before = time.monotonic()
    simulator.wait(101_000)
    assert simulator.globals["now"] == (100, 100)
    assert time.monotonic() - before < 100, "the desktop's clock is another"


@pytest.mark.parametrize("name", ["functools", "typing", "dataclasses", "collections.abc"])
def test_a_module_that_the_badge_lacks_is_refused(program, name):
    if name == "collections.abc":  # only the names in PLATFORM's list, by their first part
        assert program(f"import {name}\n").ended
    else:
        with pytest.raises(ImportError, match=f"no module named '{name}'"):
            program("import gadget.part\n", f"import {name}\n")


def test_a_library_may_try_and_do_without(program):
    simulator = program("try:\n    import typing\nexcept ImportError:\n    typing = None\n")
    assert simulator.globals["typing"] is None


def test_the_library_is_fresh_for_every_machine(program):
    code = "from gadget.part import things\nthings.append(1)\n"
    for _ in range(2):
        assert program(code, "things = []\n").globals["things"] == [1]


def test_what_was_imported_before_is_there_again_afterwards(program, tmp_path, monkeypatch):
    program("", "things = []\n").power_off()
    monkeypatch.syspath_prepend(tmp_path / "lib")
    import gadget.part as before

    simulator = program("import gadget.part\npart = gadget.part\n")
    assert simulator.globals["part"] is not before
    simulator.power_off()
    assert sys.modules["gadget.part"] is before
    for name in ("gadget", "gadget.part"):
        monkeypatch.delitem(sys.modules, name)


def run_python(*arguments, **changes):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment, **changes
    )


def test_the_debugger_works_inside_the_simulator():
    """Started in the project's folder, Python puts it in front: our code.py must not be found."""
    sample = SAMPLES / "debugs.py"
    done = run_python(
        "-m", "tools.sim", "--program", sample, "--nvm", "none", "--keys", "wait 100", cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")
    found = Path(done.stdout.strip())  # the sample prints which `code` it has
    assert found.name == "code.py" and found.parent != ROOT


def test_a_folder_is_taken_from_the_front_of_the_path(tmp_path):
    (tmp_path / "code.py").write_text("raise SystemExit('the wrong code')\n")
    (tmp_path / "ours.py").write_text("here = True\n")
    done = run_python(
        "-c",
        "import sys; sys.path.append(sys.argv[1]); from tools.sim.importer import leave_the_front\n"
        "leave_the_front(sys.argv[2]); import pdb, ours; print(pdb.code.InteractiveConsole)",
        ROOT,
        tmp_path,
        cwd=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "code.InteractiveConsole" in done.stdout
