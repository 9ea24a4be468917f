# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The badge's eight buttons as hardware: which are held down, and the scanners that watch them.
It knows nothing of queues; those belong to `keypad`."""

from tools.sim.keys import NAMES


class Buttons:
    """What fingers do. `held` is read by scanners and by the front ends that light the buttons."""

    def __init__(self):
        self.held = [False] * len(NAMES)
        self._scanners = []

    def attach(self, scanner):
        """A scanner's `scan()` is called at every change."""
        self._scanners.append(scanner)

    def detach(self, scanner):
        self._scanners.remove(scanner)

    def move(self, number, down):
        """A finger presses a button or lets go of it. Nothing happens if it was there already."""
        if self.held[number] != down:
            self.held[number] = down
            for scanner in self._scanners:
                scanner.scan()

    @property
    def waiting(self) -> bool:
        """Has any scanner events that the program has not read and answered yet?"""
        return any(scanner.waiting for scanner in self._scanners)
