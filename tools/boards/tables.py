# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the drawings of every game share: the error that names a place in a drawing, and how a
table is written down as Python. It must never know the rules of a game.
"""

import os

HEADER = """\
# Generated from {drawing} by `python -m tools.boards`: change the drawing, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""

# A row of a table takes 4 columns a byte, and must stay within the 100 columns of the house.
BYTES_IN_ROW = 20


class BoardError(Exception):
    """A drawing that is no board: one line with the file, the place and what was expected."""

    def __init__(self, path, what, place=None):
        where = path if place is None else f"{path}:{place[0]}:{place[1]}"
        super().__init__(f"{where}: {what}")


def header(path, rows):
    """The first lines of a table: where it comes from, and the drawing to look at."""
    picture = "".join(f"#    {row}\n" for row in rows)
    return HEADER.format(drawing=path.name) + "#\n" + picture


def constant(name, value, comment, entry=1):
    """An int, or bytes in rows that break only between entries of so many bytes."""
    if isinstance(value, int):
        return f"# {comment}\n{name} = {value}\n"
    step = BYTES_IN_ROW // entry * entry
    rows = [literal(value[start : start + step]) for start in range(0, len(value), step)]
    if len(rows) > 1:
        return f"# {comment}\n{name} = (\n    " + "\n    ".join(rows) + "\n)\n"
    return f"# {comment}\n{name} = {literal(value)}\n"


def literal(row):
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in row) + '"'


def write_whole(path, text):
    """Replaces a file in one step: a reader sees the old table or the new one, never a half."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="ascii", newline="\n")
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
