# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The boards as this tool knows them: names, solved deals, and a stamp that tells whether figures
were measured with what is here now.
"""

import binascii
from pathlib import Path
from typing import NamedTuple

from engine.games import GAMES
from tools.par.solved import read_deals

ROOT = Path(__file__).parents[2]


class Board(NamedTuple):
    """A game on one of its boards."""

    game: str
    side: str

    @property
    def name(self):
        return f"{self.game}_{self.side.lower()}".rstrip("_")

    @property
    def title(self):
        return f"{self.game.capitalize()} {self.side}".rstrip()

    def solved(self):
        """The deals whose par was looked for by `make challenges`."""
        return read_deals(ROOT / "tests" / "par" / f"solved_{self.name}.txt")

    def stamp(self):
        """A checksum of everything that a figure depends on: rules, bots, board, challenges."""
        sources = [
            *sorted((ROOT / "engine" / self.game).glob("*.py")),
            *sorted((ROOT / "engine").glob("*.py")),
            *sorted((ROOT / "boards").glob(f"*{self.name}.py")),
        ]
        text = b"".join(path.read_bytes() for path in sources)
        return f"{binascii.crc32(text):08x}"


BOARDS = [Board(*game) for game in GAMES]
