# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A badge to play on by program: press, wait, look. Tests, key scripts, the demonstration and both
front ends all drive this one class. Each boot is a fresh machine; only the memory survives."""

from PIL import Image

from tools.sim import power, strict
from tools.sim.folders import ROOT
from tools.sim.importer import ProgramFinder
from tools.sim.keys import number_of
from tools.sim.machine import Machine
from tools.sim.memory import Memory
from tools.sim.program import Program

# How long a finger stays on a button, and how long it stays off it, at least.
PRESS_MS = 40
PAUSE_MS = 20


class Simulator:
    """`code` is the program (None: a machine without one, for tests that call the app's parts
    themselves), `memory` what survives switching off, `settings` what `os.getenv` finds. What the
    program catches and tells the console is raised here as well, unless `forgiving`. `hardware` is
    what else the machine is made with."""

    def __init__(self, code=ROOT / "code.py", *, memory=None, settings=None, seed=0, **hardware):
        self.memory = Memory() if memory is None else memory
        self.machine = None
        self.on_boot = None  # called with the simulator before its program runs
        self._code = code
        self._settings = settings
        self._seed = seed
        self._hardware = hardware
        self.forgiving = False
        self._program = None
        self._finder = ProgramFinder((ROOT if code is None else code.parent) / "lib")

    def boot(self):
        """Switch on (off and on again, if it was on) and run to the program's first pause."""
        self.power_off()
        strict.install()
        self.machine = Machine(self.memory, self._settings, self._seed, **self._hardware)
        power.switch_on(self.machine)
        self._finder.install()
        if self.on_boot is not None:
            self.on_boot(self)
        if self._code is not None:
            self._program = Program(self._code, self.machine.clock)
            self.tick()
        return self

    def power_off(self):
        """Switch off, in the middle of whatever it does."""
        if self.machine is None:
            return
        if self._program is not None:
            self._program.stop()
        self._finder.uninstall()
        power.switch_off(self.machine)
        self.machine = self._program = None

    def __enter__(self):
        return self.boot()

    def __exit__(self, *_):
        self.power_off()

    # Time

    def run(self, milliseconds):
        """Let the machine run for so long."""
        self.run_to(self.machine.clock.now_us + 1000 * milliseconds)

    wait = run

    def run_to(self, time_us):
        """Let the machine run until its clock shows this time."""
        if self._program is None:
            clock = self.machine.clock
            clock.advance(max(0, time_us - clock.now_us))
        else:
            self._program.run_until(time_us)
            self._raise_what_was_caught()

    def tick(self):
        """Run to the next place where the program lets time pass: about one turn of its loop."""
        if self._program is None:
            self.machine.clock.idle()
        else:
            self._program.run_to_next_wait()
            self._raise_what_was_caught()

    def _raise_what_was_caught(self):
        if self.machine.caught and not self.forgiving:
            raise self.machine.caught.pop()

    def run_until(self, condition, limit_ms=10_000, what="the condition"):
        """Run, turn by turn, until `condition()`; TimeoutError after so much machine time."""
        limit_us = self.machine.clock.now_us + 1000 * limit_ms
        while not condition():
            if self.ended:
                raise TimeoutError(f"{self._code.name} ended before {what} came true")
            if self.machine.clock.now_us >= limit_us:
                raise TimeoutError(f"{what} did not come true within {limit_ms} ms")
            self.tick()

    # Fingers

    def down(self, key):
        """Put a finger on a button."""
        self.machine.buttons.move(number_of(key), True)

    def up(self, key):
        """Take it off."""
        self.machine.buttons.move(number_of(key), False)

    def hold(self, key, milliseconds):
        """Keep a button down for so long, then pause, and go on when the program has seen it."""
        self.down(key)
        self._settle(milliseconds)
        self.up(key)
        self._settle(PAUSE_MS)

    def press(self, *keys):
        """Press buttons one after the other, by name or number."""
        for key in keys:
            self.hold(key, PRESS_MS)

    def _settle(self, milliseconds):
        self.run(milliseconds)
        if self._program is not None:
            self.run_until(
                lambda: self.ended or not self.machine.buttons.waiting, what="reading the keys"
            )

    # What there is to see

    @property
    def ended(self) -> bool:
        """Has the program run to its end?"""
        return self._program is not None and self._program.ended

    @property
    def globals(self) -> dict:
        """The names in `code.py`."""
        return self._program.globals

    @property
    def app(self):
        """The `app` of `code.py`."""
        return self.globals["app"]

    @property
    def now_ms(self) -> int:
        return self.machine.clock.now_ms

    @property
    def pixels(self):
        """The screen as rows of (red, green, blue), a numpy array."""
        return self.machine.display.rgb

    def screenshot(self, scale=1):
        """The screen as a picture, each pixel `scale` times as large."""
        picture = Image.fromarray(self.pixels)
        return picture.resize((picture.width * scale, picture.height * scale), Image.NEAREST)

    @property
    def repainted(self) -> int:
        """How many pixels the last refresh painted."""
        return self.machine.display.repainted

    @property
    def lights(self) -> list:
        return list(self.machine.lights)

    @property
    def tones(self) -> list:
        return list(self.machine.speaker.tones)

    @property
    def nvm(self) -> bytes:
        return bytes(self.memory)
