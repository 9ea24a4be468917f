# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Reads from boot_out.txt, which CircuitPython writes, what a drive belongs to, and judges it."""

import re
from typing import NamedTuple

from tools.deploy import DeployError

BOOT_OUT = "boot_out.txt"

# Board ids as in CircuitPython's own board definitions. A PyBadge LC runs the PyBadge's firmware,
# and an EdgeBadge calls itself "Adafruit Pybadge" everywhere but in its id.
BOARDS = {"pybadge": "PyBadge or PyBadge LC", "edgebadge": "EdgeBadge", "pygamer": "PyGamer"}
VERSIONS = (9, 10)

# Adafruit CircuitPython 10.2.1 on 2026-05-04; Adafruit Pybadge with samd51j19
# Board ID:pybadge
_FIRST_LINE = re.compile(r"Adafruit CircuitPython ((\d+)\.\S+) on [^;]*; (.+) with \S+")
_BOARD_ID = re.compile(r"^Board ID: *(\S+)", re.MULTILINE)


class Firmware(NamedTuple):
    """What runs on a badge: the version, as text and its first number, and the board."""

    version: str
    major: int
    board: str
    board_id: str

    def __str__(self):
        return f"{BOARDS.get(self.board_id, self.board)}, CircuitPython {self.version}"


def read_firmware(drive):
    """The firmware that a drive belongs to."""
    path = drive / BOOT_OUT
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise DeployError(f"{path}: {error.strerror}, expected a CIRCUITPY drive") from error
    first = _FIRST_LINE.match(text)
    if not first:
        begin = (text.splitlines() or [""])[0][:60]
        raise DeployError(
            f"{path}: begins {begin!r}, expected Adafruit CircuitPython and a version"
        )
    version, major, board = first.groups()
    board_id = _BOARD_ID.search(text)
    return Firmware(version, int(major), board, board_id.group(1) if board_id else "unknown")


def refuse_unsupported(drive, firmware):
    """Raise DeployError unless Drawbridge runs on this board with this CircuitPython."""
    if firmware.major not in VERSIONS:
        raise DeployError(
            f"{drive}: {firmware}, expected CircuitPython 9 or 10: get it from "
            "circuitpython.org/downloads, or copy the -py bundle by hand"
        )
    if firmware.board_id not in BOARDS:
        names = ", ".join(BOARDS.values())
        raise DeployError(
            f"{drive}: {firmware.board} (board id {firmware.board_id}), expected {names}"
        )
