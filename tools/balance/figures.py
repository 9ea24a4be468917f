# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The figures, kept in figures.txt: what took minutes to play needs to be played once only. It must
never mix figures of different boards or bots: each carries the stamp of what it was measured with.
"""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tools.boards.tables import write_whole
from tools.bundle.modules import project_version

PLACE = Path(__file__).parent / "figures.txt"

HEAD = """\
# Written by `make balance`, Drawbridge {version}: do not change this file.
# Board, player, what was counted, a checksum of board and bots; then how often each value occurred.
"""


@dataclass(frozen=True)
class Key:
    """What a figure is about."""

    board: str
    player: str
    what: str
    stamp: str

    def __str__(self):
        return f"{self.board} {self.player} {self.what} {self.stamp}"


def read(path):
    """All figures of a file: {Key: Counter of values}."""
    found = {}
    lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    for line in lines:
        if not line.startswith("#"):
            *key, counts = line.split(maxsplit=4)
            pairs = [pair.split(":") for pair in counts.split()]
            found[Key(*key)] = Counter({int(value): int(count) for value, count in pairs})
    return found


def write(figures, path):
    text = HEAD.format(version=project_version())
    for key, counts in figures.items():
        text += f"{key} {' '.join(f'{value}:{counts[value]}' for value in sorted(counts))}\n"
    write_whole(path, text)
