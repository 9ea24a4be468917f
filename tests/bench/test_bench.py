# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The frame of the bench: what a row says is what the table shows."""

import re

import pytest

from tools import vm
from tools.bench.__main__ import ROWS, STANDINS, Row, measure, mounted, note_on_standins, verdict

KEPT_BY = "from tools.bench.rows.memory import kept_by, peak_of\n"


def measure_sample(unit, source):
    files = mounted() | {"tools/bench/rows/sample.py": source}
    return measure(Row("a sample", "sample", 1, unit), files)


def test_time_is_what_the_generator_returns():
    assert (
        measure_sample("ms", "def measure():\n    for _ in range(99): yield\n    return 1.5") == 1.5
    )


def test_memory_is_what_stays_and_not_what_was_needed_on_the_way():
    build = "def build():\n    lost = bytearray(50000)\n    return bytearray(8 * 1024)\n"
    source = KEPT_BY + "\ndef measure():\n    return (yield from kept_by(build))\n" + build
    assert 8 <= measure_sample("KB", source) < 9


def test_a_peak_is_seen_on_the_way_and_garbage_is_not():
    journey = """
def journey():
    for size in (2, 8, 4):
        lost = bytearray(50000)
        del lost
        kept = bytearray(size * 1024)
        yield
"""
    source = KEPT_BY + "\ndef measure():\n    return (yield from peak_of(journey()))\n" + journey
    assert 8 <= measure_sample("KB", source) < 9


def test_row_of_a_game_is_given_its_name():
    files = mounted() | {
        "tools/bench/rows/sample.py": "def measure(game):\n    yield\n    return len(game)"
    }
    assert measure(Row("a sample", "sample", 1, "ms", "chess"), files) == len("chess")


def test_row_that_fails_is_an_error():
    with pytest.raises(vm.VmError, match="ZeroDivisionError"):
        measure_sample("ms", "def measure():\n    yield\n    1 // 0")


@pytest.mark.parametrize("row", [row for row in ROWS if row.script], ids=lambda row: row.what)
def test_every_row_has_its_file(row):
    assert f"tools/bench/rows/{row.script}.mpy" in mounted()


@pytest.mark.parametrize(
    ("unit", "measured", "says"),
    [
        ("ms", 6.0, "ok"),
        ("ms", 6.6, "close"),
        ("ms", 9.0, "close"),
        ("ms", 9.1, "OVER"),
        ("KB", 9.0, "ok"),
        ("KB", 9.1, "OVER"),
    ],
)
def test_verdict(unit, measured, says):
    assert verdict(measured, Row("a sample", "sample", 9, unit)) == says


def test_what_stands_in_for_c_is_counted_apart_and_stated():
    """Its code alone: a few kilobytes, which no row of the app has in it."""
    note = note_on_standins(mounted())
    kilobytes = float(re.search(r"C modules, ([\d.]+) KB", note)[1])
    compiled = sum(len(mounted()[f"{name}.mpy"]) for name in STANDINS) / 1024
    assert compiled < kilobytes < 10 * compiled
