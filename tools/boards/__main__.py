# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Makes the tables of all drawings in boards/, or of those named. It must never write anything
before every drawing has proved to be a board.
"""

import argparse
import os
import sys
from pathlib import Path

from tools.boards import bridges, route
from tools.boards.tables import BoardError, write_whole

# Relative to where the command runs, so that a message says boards/bridges_a.txt.
BOARDS = Path(os.path.relpath(Path(__file__).parents[2] / "boards"))

# The names of drawings, and what reads each.
COMPILERS = {"bridges_*.txt": bridges.compile_drawing, "route.txt": route.compile_drawing}


def compile_file(path):
    """The table that belongs beside a drawing, as Python source, or BoardError."""
    compilers = [COMPILERS[name] for name in COMPILERS if path.match(name)]
    if not compilers:
        raise BoardError(path, f"not the name of a drawing, expected {' or '.join(COMPILERS)}")
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoardError(path, f"{error.strerror}, expected a drawing") from error
    except UnicodeDecodeError as error:
        raise BoardError(path, "not UTF-8 text, expected a drawing") from error
    return compilers[0](path, text)


def is_current(path, source):
    return path.exists() and path.read_bytes() == source.encode("ascii")


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.boards", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("drawings", nargs="*", type=Path, help="default: all in boards/")
    options = parser.parse_args(arguments)
    drawings = options.drawings or sorted(BOARDS.glob("*.txt"))
    try:
        sources = {path.with_suffix(".py"): compile_file(path) for path in drawings}
    except BoardError as error:
        print(error, file=sys.stderr)
        return 1
    if options.check:
        return report_stale([path for path in sources if not is_current(path, sources[path])])
    for path, source in sources.items():
        write_whole(path, source)
    return 0


def report_stale(paths):
    for path in paths:
        print(f"{path}: differs from its drawing, expected `make boards`", file=sys.stderr)
    return 1 if paths else 0


if __name__ == "__main__":
    sys.exit(main())
