# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Prints one table of what a badge will need, and fails if anything exceeds its budget.

A new row is a file in rows/ and a line in ROWS.
"""

import argparse
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

from tools import vm
from tools.bench.pixels import most_repainted


class Row(NamedTuple):
    """One line of the table: what it is called, its file in rows/, and the most it may need."""

    what: str
    script: str
    budget: float
    unit: str  # "px": pixels.py counts; any other: measure() in the file returns it
    game: str = ""  # the name of the game that measure() is given, if any
    apart: tuple = ()  # modules that are loaded before the memory is measured

    def call(self):
        return f"({self.game!r})" if self.game else "()"


def rows_of(title, game):
    """The budgets of the engine, which hold for every game alike."""
    return [
        Row(f"{title}: play", "play", 3, "ms", game),
        Row(f"{title}: undo", "undo", 3, "ms", game),
        Row(f"{title}: legal(), worst of 1,000 random matches", "legal", 10, "ms", game),
        Row(f"{title}: end of round, four seats", "end_of_round", 25, "ms", game),
        Row(f"{title}: heap of the engine, four-seat match", "heap", 24, "KB", game),
        Row(f"{title}: a slice of a bot's thinking", "bot_slice", 40, "ms", game),
        Row(f"{title}: a whole turn of the strongest bot", "bot_turn", 2500, "ms", game),
    ]


# The pixels of the whole screen, which take 13.7 ms to send.
SCREEN = 160 * 128

# Stand-ins for what is C on the badge: their code is not counted, their bitmaps are.
STANDINS = tuple(path.stem for path in sorted((vm.ROOT / "tools/bench/standins").glob("*.py")))
APART = (*STANDINS, "tools.bench.rows.app")


def rows_of_app(title, game):
    """The budgets of the app, with a turn of this game on the screen."""
    return [
        Row(f"{title}: press of the cross, Python's share", "app_press", 30, "ms", game),
        Row(f"{title}: press of A, Python's share", "app_act", 30, "ms", game),
        Row(f"{title}: press of the cross, pixels sent", "", SCREEN, "px", game),
        Row(f"{title}: heap of the app, four seats", "app_heap", 96, "KB", game, APART),
        Row(f"{title}: heap of the app, most of a session", "app_session", 96, "KB", game, APART),
        Row(f"{title}: heap that an idle frame fills", "app_idle", 0, "B", game, APART),
    ]


ROWS = [
    Row("start to title screen, Python's share", "app_start", 3000, "ms"),
    *rows_of("Bridges", "bridges"),
    *rows_of_app("Bridges", "bridges"),
    *rows_of("Route", "route"),
    *rows_of_app("Route", "route"),
    Row("heap of the app, growth over 20 matches", "app_growth", 0.5, "KB", apart=APART),
]

# The Adafruit libraries that the app imports, as their packages have them.
LIBRARIES = (
    "adafruit_displayio_layout/__init__.py",
    "adafruit_displayio_layout/layouts/__init__.py",
    "adafruit_displayio_layout/layouts/grid_layout.py",
)

# The comparison with an empty loop makes calls and attributes look up to a third cheaper than the
# badge finds them. What needs more than this share of its time may therefore exceed it.
CLOSE = 2 / 3

NOTE = "\\* estimated for a 120 MHz SAMD51; close = more than two thirds of the time allowed"
MARKS = ("<!-- bench: begin -->", "<!-- bench: end -->")  # in README

# Far more than any row yields: a step after the last one does nothing.
_MOST_STEPS = 10_000

# What calls leave behind on the VM's stack would keep things in memory that nobody holds any more.
_BEGIN = """
import gc
def wipe(depth):
    one = two = three = four = five = six = None
    if depth:
        wipe(depth - 1)
gc.collect()
"""

_MEASURE = """
def whole():
    print((yield from __import__("tools.bench.rows.{0}", None, None, "*").measure{1}))

work = whole()
"""
_NEXT = """
for _ in work:
    break
wipe(5)
gc.collect()
"""


def mounted():
    """Return the files that every row finds on the VM, compiled as for the badge."""
    packages = Path(sysconfig.get_path("purelib"))
    return {
        **vm.compiled("engine", "boards", "tools/__init__.py", "tools/bench/__init__.py"),
        **vm.compiled("tools/bench/rows"),
        **vm.compiled("drawbridge", root=vm.ROOT / "lib"),
        **vm.compiled(*LIBRARIES, root=packages),
        **vm.compiled(*[f"{name}.py" for name in STANDINS], root=vm.ROOT / "tools/bench/standins"),
    }


def measure(row, files):
    """Return what the badge would need for a row, in the row's unit."""
    if row.unit == "px":
        return most_repainted(row.game)
    apart = "".join(f"import {name}\n" for name in row.apart)
    begin = [apart + _BEGIN, _MEASURE.format(row.script, row.call())]
    return float(vm.run(*begin, *[_NEXT] * _MOST_STEPS, files=files))


def note_on_standins(files):
    """Say how much the heap rows leave out, and what they count although it is C on the badge."""
    imports = "".join(f"import {name}\n" for name in STANDINS)
    steps = ["import gc\ngc.collect()", f"before = gc.mem_alloc()\n{imports}gc.collect()"]
    code = float(vm.run(*steps, "print((gc.mem_alloc() - before) / 1024)", files=files))
    return (
        f"The heap of the app is without the code of the stand-ins for C modules, {code:.1f} KB; "
        "it is with their objects, which are larger than the badge's, and with all bitmaps."
    )


def verdict(measured, row):
    if measured > row.budget:
        return "OVER"
    return "close" if row.unit == "ms" and measured > CLOSE * row.budget else "ok"


def table():
    """Yield the lines of the table, row by row, as they are measured."""
    files = mounted()
    wide = max(len(row.what) for row in ROWS)
    yield f"| {'what':{wide}} | measured* | budget   | verdict |"
    yield f"|-{'-' * wide}-|-----------|----------|---------|"
    for row in ROWS:
        measured = measure(row, files)
        figure = f"{measured:6.1f}" if row.unit != "px" else f"{measured:6}"
        figures = f"{figure} {row.unit} | {row.budget:5} {row.unit}"
        yield f"| {row.what:{wide}} | {figures} | {verdict(measured, row):7} |"


def main(arguments=None):
    """Print the table; return 1 if a row exceeds its budget."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="write the table into README as well")
    options = parser.parse_args(arguments)
    lines = []
    for line in table():
        print(line, flush=True)
        lines.append(line)
    notes = [NOTE, "", note_on_standins(mounted())]
    print(*notes, sep="\n")
    if options.readme:
        write_into_readme(lines, notes)
    return 1 if any("OVER" in line for line in lines) else 0


def write_into_readme(lines, notes):
    """Put the table and what is noted under it between its two marks."""
    readme = vm.ROOT / "README.md"
    before, rest = readme.read_text(encoding="utf-8").split(MARKS[0])
    _, after = rest.split(MARKS[1])
    text = "\n".join([before + MARKS[0], *lines, "", *notes, MARKS[1] + after])
    readme.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
