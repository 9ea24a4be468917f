# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Solved deals of one board, kept line by line in a text file: whoever is interrupted has lost one
deal at most. It must never mix deals of different boards: the file begins with its board.
"""

import binascii
from dataclasses import dataclass


@dataclass
class SolvedDeal:
    """A deal, its par with a journal that reaches it, the bound that nobody can pass, and how hard
    par was to find."""

    code: str
    par: int
    bound: int
    hardness: float
    journal: bytes

    @property
    def proven(self):
        return self.par == self.bound

    def __str__(self):
        return f"{self.code} {self.par} {self.bound} {self.hardness:.2f} {self.journal.hex()}"


def read_deal(line):
    code, par, bound, hardness, journal = line.split()
    return SolvedDeal(code, int(par), int(bound), float(hardness), bytes.fromhex(journal))


def read_deals(path):
    """All deals of a file, in their order; lines that begin with # are comments."""
    lines = path.read_text(encoding="ascii").splitlines()
    return [read_deal(line) for line in lines if not line.startswith("#")]


class SolvedDeals:
    """The file and what is in it, by code."""

    def __init__(self, path, board):
        self.path = path
        self.deals = {}
        lines = path.read_text(encoding="ascii").split("\n") if path.exists() else []
        if lines[:1] == [head_of(board)]:
            for line in lines[1:-1]:  # the last has no end: half a line of an interrupted run
                self._note(read_deal(line))
        self._write("w", head_of(board), *self.deals.values())

    def _note(self, deal):
        self.deals[deal.code] = deal

    def _write(self, mode, *lines):
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open(mode, encoding="ascii", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))

    def add(self, deal):
        """Keep a solved deal."""
        self._note(deal)
        self._write("a", deal)


def head_of(board):
    """What tells a board from all others: a checksum of its drawing."""
    tables = [value for name, value in sorted(vars(board).items()) if isinstance(value, bytes)]
    return f"# board {binascii.crc32(b''.join(tables)):08x}"
