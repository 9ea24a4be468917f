# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.sim`: puts a front end, or none, before the machine."""

import sys
import traceback
from pathlib import Path

from tools.sim.folders import ROOT
from tools.sim.importer import leave_the_front

leave_the_front(ROOT)

from tools.sim import demo, options, script, terminal  # noqa: E402
from tools.sim.folders import data_folder  # noqa: E402
from tools.sim.memory import Memory  # noqa: E402
from tools.sim.recorder import Recorder  # noqa: E402
from tools.sim.simulator import Simulator  # noqa: E402


def complain(line):
    print(line, file=sys.stderr)


def play_in_a_window(simulator, wanted, shots) -> str:
    """Why there is no window; empty after it was closed."""
    try:
        from tools.sim import window
    except ImportError as error:
        return f"pygame-ce is not installed ({error})"
    try:
        window.play(simulator, wanted.scale, shots)
    except window.NoWindow as error:
        return str(error)
    return ""


def play(simulator, wanted):
    """Play with the front end that was wanted, or with the best there is."""
    if wanted.keys is not None:
        simulator.boot()
        script.play(wanted.keys, simulator, wanted.shots or Path())
        return
    simulator.forgiving = True  # somebody plays: let the program go on, as it would on the badge
    shots = wanted.shots or data_folder() / "shots"
    front = wanted.front or options.choose_here()
    if front == options.WINDOW:
        problem = play_in_a_window(simulator, wanted, shots)
        if not problem:
            return
        if wanted.front:
            raise SystemExit(f"no window: {problem}")
        front = options.choose({}, "", options.interactive())
        complain(f"no window: {problem}; the {front} instead")
    if front == options.TERMINAL:
        terminal.play(simulator)
    elif front == options.DEMO:
        simulator.forgiving = False
        simulator.memory = Memory()  # the match that somebody has saved is not the demo's to take
        simulator.boot()
        demo.run(simulator, shots)


def main(arguments=None) -> int:
    wanted = options.parser().parse_args(arguments)
    simulator = Simulator(
        wanted.program,
        memory=Memory(None if wanted.nvm == "none" else wanted.nvm, complain),
        settings={"DRAWBRIDGE_CODE": wanted.code} if wanted.code else None,
        seed=0 if wanted.keys is not None else None,
    )
    recorders = []
    if wanted.gif:
        simulator.on_boot = lambda booted: recorders.append(Recorder(booted.machine))
    try:
        play(simulator, wanted)
        if recorders:
            recorders[-1].save(wanted.gif, wanted.scale or 2)
    except KeyboardInterrupt:
        return 130
    except Exception:
        traceback.print_exc()
        return 1
    finally:
        simulator.power_off()
    return 0


if __name__ == "__main__":
    sys.exit(main())
