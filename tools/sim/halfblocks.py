# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The screen as text: two pixels to a character, the upper one its colour and the lower one its
ground. Only cells that changed are written again."""

import numpy as np

_HALF = "\u2580"


class HalfBlocks:
    """Remembers what the terminal shows."""

    def __init__(self):
        self._shown = None

    def forget(self):
        """The terminal was cleared: write everything next time."""
        self._shown = None

    def update(self, rgb) -> str:
        """What to write so that a terminal shows this picture; row 1 column 1 is its corner."""
        cells = np.concatenate((rgb[0::2], rgb[1::2]), axis=2)
        if self._shown is None:
            changed = np.ones(cells.shape[:2], bool)
        else:
            changed = (cells != self._shown).any(axis=2)
        self._shown = cells
        out = []
        colours = [None, None]
        cursor = None
        for y, x in np.argwhere(changed).tolist():
            if cursor != (y, x):
                out.append(f"\x1b[{y + 1};{x + 1}H")
            cell = cells[y, x].tolist()
            for layer, colour in enumerate((tuple(cell[:3]), tuple(cell[3:]))):
                if colours[layer] != colour:
                    colours[layer] = colour
                    out.append("\x1b[{};2;{};{};{}m".format(48 if layer else 38, *colour))
            out.append(_HALF)
            cursor = (y, x + 1)
        if out:
            out.append("\x1b[0m")
        return "".join(out)
