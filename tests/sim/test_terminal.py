# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The terminal front end on a real pseudo-terminal: what it shows, reads, and leaves behind."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios

import pytest

from tests.sim import SAMPLES
from tests.sim.tiny_terminal import TinyTerminal
from tools.sim.display import HEIGHT, WIDTH
from tools.sim.folders import ROOT

PATIENCE_SECONDS = 60  # how long to wait for output before a test fails
GROUND = (33, 65, 132)
CROSS = (255, 195, 66)


class Session:
    """The simulator in a terminal of its own."""

    def __init__(self, sample, columns=165, lines=70):
        self.screen = TinyTerminal()
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._ours, self._theirs = pty.openpty()
        self.resize(columns, lines)
        self.modes_before = termios.tcgetattr(self._theirs)
        environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
        program = SAMPLES / f"{sample}.py"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.sim", "--program", program, "--nvm", "none"],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=subprocess.PIPE,
            env=environment | {"PYTHONSAFEPATH": "1"},
            cwd=ROOT,
            text=True,
        )

    def resize(self, columns, lines):
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, data):
        os.write(self._ours, data)

    def wait_for(self, condition):
        """Read what comes until the condition holds."""
        while not condition():
            ready, _, _ = select.select([self._ours], [], [], PATIENCE_SECONDS)
            assert ready, f"nothing more came; the last of it was {self.text[-200:]!r}"
            self._read()

    def _read(self):
        text = self._decoder.decode(os.read(self._ours, 65536))
        self.text += text
        self.screen.feed(text)

    def end(self) -> str:
        """Wait for the process; what it wrote to standard error."""
        self.wait_for(lambda: self.screen.modes[-1:] == ["?1049l"])
        errors = self.process.communicate(timeout=PATIENCE_SECONDS)[1]
        while select.select([self._ours], [], [], 0)[0]:
            self._read()
        return errors

    def shows_cross_at(self, x, y):
        def look():
            try:
                rows = self.screen.picture(WIDTH, HEIGHT)
            except KeyError:  # not all of it is there yet
                return False
            return rows[y][x] == CROSS and rows[y][x + 3] == GROUND

        return look

    def is_as_it_was(self) -> bool:
        second_screen = [mode for mode in self.screen.modes if "1049" in mode]
        cursor = [mode for mode in self.screen.modes if "?25" in mode]
        return (
            termios.tcgetattr(self._theirs) == self.modes_before
            and second_screen == ["?1049h", "?1049l"]
            and cursor == ["?25l", "?25h"]
        )

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        os.close(self._ours)
        os.close(self._theirs)


@pytest.fixture
def session():
    open_sessions = []

    def start(*arguments, **size):
        open_sessions.append(Session(*arguments, **size))
        return open_sessions[-1]

    yield start
    for each in open_sessions:
        each.close()


def test_arrows_move_and_q_leaves(session):
    terminal = session("mover")
    terminal.wait_for(terminal.shows_cross_at(80, 64))
    terminal.type(b"\x1b[C")
    terminal.wait_for(terminal.shows_cross_at(88, 64))
    terminal.type(b"\x1b[B")
    terminal.wait_for(terminal.shows_cross_at(88, 72))
    assert terminal.screen.line(64).startswith("lights")
    assert "Enter = START" in terminal.screen.line(65)
    terminal.type(b"q")
    assert terminal.end() == ""
    assert terminal.process.returncode == 0
    assert terminal.is_as_it_was()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_it_the_terminal_is_given_back(session, number):
    """Ctrl-C is SIGINT; a closed window is SIGHUP."""
    terminal = session("mover")
    terminal.wait_for(terminal.shows_cross_at(80, 64))
    terminal.process.send_signal(number)
    assert terminal.end() == ""
    assert terminal.process.returncode == 128 + number
    assert terminal.is_as_it_was()


def test_an_error_is_shown_after_the_terminal_was_given_back(session):
    terminal = session("breaks")
    errors = terminal.end()
    assert "KeyError: 'broken on purpose'" in errors
    assert terminal.process.returncode == 1
    assert terminal.is_as_it_was()


def test_what_the_program_prints_is_shown_afterwards(session):
    terminal = session("debugs")
    assert terminal.end() == ""
    assert "code.py" in terminal.text[terminal.text.index("\x1b[?1049l") :]


def test_a_small_terminal_says_what_is_missing_and_starts_when_it_grows(session):
    terminal = session("mover", columns=80, lines=24)
    terminal.wait_for(lambda: "shrink its font" in terminal.text)
    assert terminal.screen.line(0).startswith("This terminal is 80x24, the badge needs 160x66")
    assert len(terminal.screen.line(0)) <= 80
    terminal.resize(160, 66)
    terminal.wait_for(terminal.shows_cross_at(80, 64))
    terminal.type(b"q")
    assert terminal.end() == ""
