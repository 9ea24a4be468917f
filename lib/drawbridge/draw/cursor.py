# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The cursor: four yellow corners round a cell, gently moving, and arrows where a bridge may go."""

import supervisor
from displayio import Group, TileGrid
from micropython import const

from drawbridge.memory import forget

_SIZE = const(20)
_BEAT = const(350)  # milliseconds between its two pictures
_YELLOW = const(0xFFE44D)
_WHITE = const(0xFFFFFF)


class Cursor(Group):
    """A sprite above the canvas, two pixels larger than a cell on every side."""

    def __init__(self, points=False):
        """points says whether it needs arrows."""
        super().__init__()
        from drawbridge.draw import cursor_art as art

        palette = art.palette(_YELLOW)
        self._corners = TileGrid(
            art.corners(), pixel_shader=palette, tile_width=_SIZE, tile_height=_SIZE
        )
        self.append(self._corners)
        self._arrows = []
        if points:
            self._add_arrows(art.arrows(), art.palette(_WHITE))
        forget("drawbridge.draw.cursor_art")

    def _add_arrows(self, arrows, palette):
        for side, (x, y) in enumerate(((6, -6), (18, 6), (6, 18), (-6, 6))):
            arrow = TileGrid(
                arrows, pixel_shader=palette, tile_width=8, tile_height=8,
                default_tile=side, x=x, y=y,
            )  # fmt: skip
            arrow.hidden = True
            self._arrows.append(arrow)
            self.append(arrow)

    def move(self, x, y):
        """Put the cursor round the cell whose upper left corner is here; on the screen's edges it
        stays whole.
        """
        self.x = max(0, x - 2)
        self.y = max(0, y - 2)

    def point(self, sides):
        """Show arrows at these sides: four truths for up, right, down, left; none: corners only."""
        for side in range(4):
            self._arrows[side].hidden = not (sides and sides[side])

    def tick(self):
        frame = supervisor.ticks_ms() // _BEAT & 1
        if self._corners[0] != frame:
            self._corners[0] = frame
