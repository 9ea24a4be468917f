# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Bytes of a terminal become names of keys, however they are cut."""

import pytest

from tools.sim.escapes import LEAVE, EscapeParser
from tools.sim.keys import KEYBOARD, NAMES


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"\x1b[A", "up"),
        (b"\x1b[B", "down"),
        (b"\x1b[C", "right"),
        (b"\x1b[D", "left"),
        (b"\x1bOA", "up"),  # application mode
        (b"\x1b[1;5C", "right"),  # with Ctrl held
        (b"x", "x"),
        (b"X", "x"),  # with Caps Lock
        (b"k", "k"),
        (b"z", "z"),
        (b"j", "j"),
        (b" ", "space"),
        (b"\r", "return"),
        (b"\n", "return"),
        (b"\t", "tab"),
        (b"\x7f", "backspace"),
        (b"\x08", "backspace"),
        (b"q", LEAVE),
        (b"\x03", LEAVE),
    ],
)
def test_each_key(data, name):
    assert EscapeParser().feed(data) == [name]


def test_every_button_has_a_key():
    assert set(KEYBOARD.values()) == set(NAMES)


def test_keys_typed_fast_come_together():
    assert EscapeParser().feed(b"x\x1b[A\x1b[Az\r") == ["x", "up", "up", "z", "return"]


@pytest.mark.parametrize("cut", range(1, 6))
def test_a_sequence_may_arrive_in_pieces(cut):
    parser = EscapeParser()
    data = b"\x1b[1;2Dx"
    assert parser.feed(data[:cut]) + parser.feed(data[cut:]) == ["left", "x"]


def test_other_keys_are_dropped_whole():
    """F5, Delete, a mouse report: none may leave letters behind that press buttons."""
    parser = EscapeParser()
    assert parser.feed(b"\x1b[15~\x1b[3~\x1b[<0;12;34M\x1bOP\x1b[Z") == []
    assert parser.feed("\u00fc".encode()) == []


def test_escape_alone_leaves_after_a_moment():
    parser = EscapeParser()
    assert parser.feed(b"\x1b") == []
    assert parser.flush() == [LEAVE]
    assert parser.flush() == []


def test_a_sequence_that_is_never_finished_is_forgotten():
    parser = EscapeParser()
    assert parser.feed(b"\x1b[1;") == []
    assert parser.flush() == []
    assert parser.feed(b"x") == ["x"]
