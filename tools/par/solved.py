# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Solved deals of one side, kept line by line in a text file: whoever is interrupted has lost one
deal at most. It must never mix deals of different boards: the file begins with its board.
"""

from dataclasses import dataclass


@dataclass
class SolvedDeal:
    """A deal, its proven par with a journal that reaches it, and how hard that was to find."""

    code: str
    par: int
    hardness: float
    journal: bytes

    def __str__(self):
        return f"{self.code} {self.par} {self.hardness:.2f} {self.journal.hex()}"


def read_deal(line):
    code, par, hardness, journal = line.split()
    return SolvedDeal(code, int(par), float(hardness), bytes.fromhex(journal))


class SolvedDeals:
    """The file and what is in it, by code; None stands for a deal that could not be proven."""

    def __init__(self, path, board):
        self.path = path
        self.deals = {}
        head = f"# {board.PLACES.hex()} {board.FLAGS.hex()}"
        lines = path.read_text(encoding="ascii").split("\n") if path.exists() else []
        if lines[:1] == [head]:
            for line in lines[1:-1]:  # the last has no end: half a line of an interrupted run
                self._note(line)
        self._write("w", head, *(self._line(code) for code in self.deals))

    def _note(self, line):
        if " " in line:
            deal = read_deal(line)
            self.deals[deal.code] = deal
        else:
            self.deals[line] = None

    def _line(self, code):
        return str(self.deals[code] or code)

    def _write(self, mode, *lines):
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open(mode, encoding="ascii", newline="\n") as file:
            file.write("".join(line + "\n" for line in lines))

    def add(self, code, deal):
        """Keep a solved deal, or None if it was too hard."""
        self.deals[code] = deal
        self._write("a", self._line(code))
