# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The front end for machines without a screen: the badge as coloured half blocks in a terminal. A
terminal reports keys that go down but none that come up, so a key counts as released when it has
not been repeated for a moment. Whatever happens, the terminal is given back as it was found."""

import io
import os
import select
import signal
import sys
import time
from contextlib import contextmanager, redirect_stdout

try:
    import termios
    import tty
except ImportError:  # Windows: there is always a screen for a window
    termios = None

from tools.sim.display import HEIGHT, WIDTH
from tools.sim.escapes import LEAVE, EscapeParser
from tools.sim.halfblocks import HalfBlocks
from tools.sim.keys import KEYBOARD

COLUMNS, ROWS = WIDTH, HEIGHT // 2 + 2
HELP = "arrows   X or K = A   Z or J = B   Enter = START   Backspace or Tab = SELECT   Q leaves"
_RELEASE_SECONDS = 0.12
_FRAME_SECONDS = 1 / 30
_LONGEST_STEP_MS = 100  # after a suspend the machine does not catch up with the wall clock


class Terminal:
    """Draws to and reads from one terminal, given by its two file descriptors."""

    def __init__(self, simulator, keyboard, screen):
        self._simulator = simulator
        self._keyboard = keyboard
        self._screen = screen
        self._parser = EscapeParser()
        self._blocks = HalfBlocks()
        self._size = None
        self._lights = None
        self._down = {}  # button -> when it counts as released

    def run(self):
        """Play until the person leaves or the program ends."""
        before = time.monotonic()
        while not self._simulator.ended:
            if self._read_keys(before):
                return
            now = time.monotonic()
            if self._fits():
                self._simulator.run(min(_LONGEST_STEP_MS, 1000 * (now - before)))
                self._draw()
            before = now

    def _read_keys(self, frame_start) -> bool:
        """Wait for the frame's end or a key; True if the key was the one to leave."""
        timeout = max(0, frame_start + _FRAME_SECONDS - time.monotonic())
        ready, _, _ = select.select([self._keyboard], [], [], timeout)
        if ready:
            data = os.read(self._keyboard, 1024)
            if not data:  # the other end has hung up
                return True
            names = self._parser.feed(data)
        else:
            names = self._parser.flush()
        now = time.monotonic()
        for name in names:
            button = KEYBOARD.get(name)
            if button is not None:
                self._simulator.down(button)
                self._down[button] = now + _RELEASE_SECONDS
        for button in [button for button, until in self._down.items() if until <= now]:
            self._simulator.up(button)
            del self._down[button]
        return LEAVE in names

    def _fits(self) -> bool:
        """Is there room? If not, say so until there is."""
        size = os.get_terminal_size(self._screen)
        if size == self._size:
            return size.columns >= COLUMNS and size.lines >= ROWS
        self._size = size
        self._blocks.forget()
        self._lights = None
        self._write("\x1b[0m\x1b[2J\x1b[H")
        if size.columns >= COLUMNS and size.lines >= ROWS:
            self._write(f"\x1b[{ROWS};1H\x1b[2m{HELP}\x1b[0m")
            return True
        self._write(
            f"This terminal is {size.columns}x{size.lines}, the badge needs {COLUMNS}x{ROWS}: "
            "enlarge it or shrink its font.\r\nQ leaves."
        )
        return False

    def _draw(self):
        self._write(self._blocks.update(self._simulator.pixels))
        lights = self._simulator.lights
        if lights != self._lights:
            self._lights = lights
            dots = " ".join(map(_dot, lights))
            self._write(f"\x1b[{ROWS - 1};1Hlights {dots}\x1b[0m")

    def _write(self, text):
        data = text.encode()
        while data:
            data = data[os.write(self._screen, data) :]


def _dot(colour):
    """A light: filled with its colour, or hollow if it is off."""
    return "\x1b[38;2;{};{};{}m\u25cf".format(*colour) if any(colour) else "\x1b[0m\u25cb"


@contextmanager
def borrowed(keyboard, screen):
    """The terminal without echo and lines, on its second screen; given back on every way out."""

    def leave(number, frame):
        raise SystemExit(128 + number)

    before = termios.tcgetattr(keyboard)
    handlers = {sig: signal.signal(sig, leave) for sig in (signal.SIGTERM, signal.SIGHUP)}
    try:
        tty.setcbreak(keyboard)
        modes = termios.tcgetattr(keyboard)
        modes[6][termios.VSUSP] = b"\0"  # Ctrl-Z would leave the shell on the second screen
        termios.tcsetattr(keyboard, termios.TCSANOW, modes)
        os.write(screen, b"\x1b[?1049h\x1b[?25l")
        yield
    finally:
        os.write(screen, b"\x1b[0m\x1b[?25h\x1b[?1049l")
        termios.tcsetattr(keyboard, termios.TCSAFLUSH, before)
        for sig, handler in handlers.items():
            signal.signal(sig, handler)


def play(simulator):
    """Play on this process's terminal. What the program prints is shown afterwards."""
    if termios is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SystemExit("--terminal: standard input and output must be a Unix terminal")
    keyboard, screen = sys.stdin.fileno(), sys.stdout.fileno()
    printed = io.StringIO()
    try:
        with borrowed(keyboard, screen), redirect_stdout(printed):
            simulator.boot()
            Terminal(simulator, keyboard, screen).run()
    finally:
        sys.stdout.write(printed.getvalue())
