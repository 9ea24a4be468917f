# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The tables as files: a module for each side and each round, as they lie in the engine.

It must write what it has read byte for byte.
"""

import ast
from pathlib import Path

from tools.boards.tables import write_whole

FOLDER = Path(__file__).parents[2] / "engine" / "bridges" / "learned"
ROUNDS = range(1, 17)

_COLUMNS = 90  # that a row takes
_MODULE = '''\
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a position on side {side} is worth after round {round}; `make learn` learns it anew."""

WORTHS = (
{rows}
)
'''


def path_of(folder, side, after):
    return folder / f"{side.lower()}_{after}.py"


def read_table(folder, side, after):
    """Return the bytes of a table."""
    source = path_of(folder, side, after).read_text(encoding="ascii")
    return ast.literal_eval(source.partition("WORTHS = ")[2])


def read_tables(folder, side):
    """Return all tables of a side, that of the first round first."""
    return [read_table(folder, side, after) for after in ROUNDS]


def write_table(folder, side, after, worths):
    """Write a table; worths are rounded to what a byte can hold."""
    rows = [b""]
    for worth in worths:
        byte = bytes((max(0, min(round(worth), 255)),))
        if _width(rows[-1] + byte) > _COLUMNS:
            rows.append(b"")
        rows[-1] += byte
    text = "\n".join("    " + _literal(row) for row in rows)
    write_whole(
        path_of(folder, side, after), _MODULE.format(side=side.upper(), round=after, rows=text)
    )


def _width(row):
    """How many columns a row takes at most, whichever quotes are around it."""
    return len(repr(row)) + row.count(b'"') + row.count(b"'")


def _literal(row):
    """Return a row as Python, with the quotes that need fewer backslashes."""
    quote = "'" if row.count(b'"') > row.count(b"'") else '"'
    characters = [repr(bytes((byte,)))[2:-1] for byte in row]
    return f"b{quote}" + "".join("\\" * (one == quote) + one for one in characters) + quote
