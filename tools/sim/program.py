# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Runs an endless program in a thread of its own, one thread at a time: the program goes on only
while somebody waits for it in `run_until`, and stops wherever it lets time pass. So a loop that
never returns can be driven step by step, and nothing ever happens at the same time."""

import threading

from tools.sim.importer import program_builtins

# A program that goes on for so long without waiting for anything hangs.
PATIENCE_SECONDS = 60


class PowerOff(BaseException):
    """Raised inside the program to end it. Not an Exception: no program should catch it."""


class Hangs(RuntimeError):
    """The program does not come to a place where time passes."""


class Program:
    """A file like `code.py`. `globals` are its names; `ended` is set when it has run to its end."""

    def __init__(self, path, clock, patience=PATIENCE_SECONDS):
        self.globals = {
            "__name__": "__main__",
            "__file__": str(path),
            "__builtins__": program_builtins(),
        }
        self.ended = False
        self._path = path
        self._clock = clock
        self._patience = patience
        self._stopping = False
        self._error = None
        self._go = threading.Lock()
        self._back = threading.Lock()
        self._go.acquire()
        self._back.acquire()
        self._thread = threading.Thread(target=self._main, name=path.name, daemon=True)
        self._thread.start()
        clock.hand_over = self._hand_over

    def _main(self):
        self._go.acquire()
        try:
            if not self._stopping:
                source = self._path.read_bytes()
                exec(compile(source, str(self._path), "exec"), self.globals)
        except PowerOff:
            pass
        except BaseException as error:
            self._error = error
        self.ended = True
        self._back.release()

    def _hand_over(self):
        """Called by the clock, in the program's thread: stop here until it is its turn again."""
        if not self._stopping:
            self._back.release()
            self._go.acquire()
        if self._stopping:
            raise PowerOff

    def run_until(self, time_us):
        """Let the program go on until the clock shows this time, or until it ends. What it raises
        is raised here. After its end the clock runs on without it."""
        if not self.ended and time_us > self._clock.now_us:
            self._clock.limit_us = time_us
            self._switch()
        if self.ended and time_us > self._clock.now_us:
            self._clock.advance(time_us - self._clock.now_us)

    def run_to_next_wait(self):
        """Let it finish what it waits for now, and go on to where it begins to wait again."""
        if not self.ended:
            self._clock.stop_at_next_wait = True
            self._switch()

    def _switch(self):
        self._go.release()
        if not self._back.acquire(timeout=self._patience):
            self._stopping = self._clock.stop_at_next_wait = True
            raise Hangs(
                f"{self._path.name} has been running for {self._patience} s without reading a key, "
                "refreshing the display or sleeping"
            )
        self._clock.limit_us = None
        self._clock.stop_at_next_wait = False
        if self._error is not None:
            error, self._error = self._error, None
            raise error

    def stop(self):
        """Pull the plug. The program ends at the place where it waits."""
        if not self.ended and not self._stopping:
            self._stopping = self._clock.stop_at_next_wait = True
            self._switch()
