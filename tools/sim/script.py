# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Key scripts: what fingers do, written down, as many commands on a line as one likes:

    A B START SELECT UP DOWN LEFT RIGHT   press a button; UPx3 presses it three times
    hold A 800                            keep it down for 800 ms
    wait 500                              do nothing for 500 ms
    shot name.png [4]                     save the screen, each pixel 4 times as large
    # anything                            a remark, up to the end of the line

A script is checked as a whole before its first key is pressed."""

import re
from dataclasses import dataclass
from pathlib import Path

from tools.sim.keys import NAMES

_PRESS = re.compile(rf"({'|'.join(NAMES)})(?:x(\d+))?", re.IGNORECASE)


class ScriptError(ValueError):
    """One line: where, which word, what was expected."""


@dataclass
class Press:
    key: str
    times: int

    def play(self, simulator, folder):
        for _ in range(self.times):
            simulator.press(self.key)


@dataclass
class Hold:
    key: str
    milliseconds: int

    def play(self, simulator, folder):
        simulator.hold(self.key, self.milliseconds)


@dataclass
class Wait:
    milliseconds: int

    def play(self, simulator, folder):
        simulator.wait(self.milliseconds)


@dataclass
class Shot:
    name: str
    scale: int

    def play(self, simulator, folder):
        path = folder / self.name
        path.parent.mkdir(parents=True, exist_ok=True)
        simulator.screenshot(self.scale).save(path)


class _Words:
    """The words of one line, with the place they come from for the error that may follow."""

    def __init__(self, place, words):
        self._place = place
        self._words = words

    def __bool__(self):
        return bool(self._words)

    def next(self, expected, convert):
        """The next word, converted; `convert` answers None for a word that is wrong."""
        word = self._words.pop(0) if self._words else None
        value = None if word is None else convert(word)
        if value is None:
            found = "the line ends" if word is None else repr(word)
            raise ScriptError(f"{self._place}: {found}, expected {expected}")
        return value

    def next_number(self, expected):
        return self.next(expected, _number)

    @property
    def a_number_follows(self) -> bool:
        return bool(self._words) and self._words[0].isdecimal()


def _number(word):
    return int(word) if word.isdecimal() and int(word) > 0 else None


def _key(word):
    return word.upper() if word.upper() in NAMES else None


def _picture(word):
    return word if word.lower().endswith(".png") else None


def _command(word):
    return word.lower() if word.lower() in ("hold", "wait", "shot") else _PRESS.fullmatch(word)


def _step(words):
    """Read one step."""
    buttons = ", ".join(NAMES)
    command = words.next(f"{buttons}, hold, wait or shot", _command)
    if command == "hold":
        return Hold(words.next(buttons, _key), words.next_number("milliseconds"))
    if command == "wait":
        return Wait(words.next_number("milliseconds"))
    if command == "shot":
        name = words.next("a file name that ends in .png", _picture)
        return Shot(name, words.next_number("a scale from 1 up") if words.a_number_follows else 1)
    return Press(command[1].upper(), int(command[2] or 1))


def parse(text, name="keys"):
    """The steps of a script; ScriptError names `name`, the line and the word."""
    steps = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = _Words(f"{name}, line {number}", line.split("#")[0].split())
        while words:
            steps.append(_step(words))
    return steps


def load(file_or_text):
    """A script from a file, or, if it does not look like one, from the words themselves."""
    path = Path(file_or_text)
    words = file_or_text.split()
    if path.is_file() or (len(words) == 1 and (path.suffix or len(path.parts) > 1)):
        try:
            return parse(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise ScriptError(
                f"{path}: cannot be read ({error.strerror}), expected a key script"
            ) from error
    return parse(file_or_text)


def play(steps, simulator, folder=Path()):
    """Press, wait and look. Pictures go to `folder`."""
    for step in steps:
        step.play(simulator, folder)
