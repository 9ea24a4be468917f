# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The badge's screen: a `BusDisplay` of 160 x 128 that repaints dirty rectangles and nothing else,
and keeps the picture in the 16 bits a pixel that the device shows. It has no `show` and no way to
turn: nothing on the device needs them."""

import numpy as np

from tools.sim.blinka import Area, Group, TransformStruct
from tools.sim.clock import PIXEL_US, REFRESH_US
from tools.sim.paint import paint

WIDTH, HEIGHT = 160, 128
_FRAME_US = 1_000_000 // 60  # auto-refresh


class Display:
    """What `board.DISPLAY` is. `repainted` counts the pixels of the last refresh that painted
    anything, `repainted_ever` those of all of them, `refreshes` how many those were."""

    width = WIDTH
    height = HEIGHT
    rotation = 270  # the panel stands upright; the board's definition turns it

    def __init__(self, clock):
        self.frame = np.zeros((HEIGHT, WIDTH), np.uint16)
        self.repainted = 0
        self.repainted_ever = 0
        self.refreshes = 0
        self.on_change = None  # called after a refresh that painted anything
        self._clock = clock
        self._root = None
        self._full = True
        self._auto_refresh = True
        self._brightness = 1.0
        self._last_refresh_us = 0

    @property
    def root_group(self):
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is self._root:
            return
        if group is not None:
            if not isinstance(group, Group):
                raise ValueError("Must be a Group subclass.")
            if group._in_group:
                raise ValueError("Group already used")
        if self._root is not None:
            self._root._in_group = False
        if group is not None:
            group._update_transform(TransformStruct())
        self._root = group
        self._full = True

    @property
    def auto_refresh(self) -> bool:
        return self._auto_refresh

    @auto_refresh.setter
    def auto_refresh(self, on):
        self._auto_refresh = bool(on)

    @property
    def brightness(self) -> float:
        return self._brightness

    @brightness.setter
    def brightness(self, level):
        if not 0 <= level <= 1:
            raise ValueError("brightness must be 0-1")
        self._brightness = float(level)

    def refresh(self) -> bool:
        """Bring the screen up to date. Frame rates, which the device also offers, are not here."""
        self._clock.advance(REFRESH_US + self._repaint() * PIXEL_US)
        return True

    def background(self):
        """Auto-refresh: the device's own, between two opcodes of the program."""
        if self._auto_refresh and self._clock.now_us - self._last_refresh_us >= _FRAME_US:
            self._repaint()

    def _repaint(self) -> int:
        """Paint what is dirty and say how many pixels that was."""
        self._last_refresh_us = self._clock.now_us
        areas = []
        if self._root is not None:
            self._root._get_refresh_areas(areas)
        if self._full:
            areas = [Area(0, 0, WIDTH, HEIGHT)]
            self._full = False
        painted = 0
        screen = Area(0, 0, WIDTH, HEIGHT)
        for area in areas:
            visible = Area()
            if screen.compute_overlap(area, visible):
                paint(self._root, visible, self.frame)
                painted += visible.size()
        if self._root is not None:
            self._root._finish_refresh()
        if painted:
            self.repainted = painted
            self.repainted_ever += painted
            self.refreshes += 1
            if self.on_change is not None:
                self.on_change()
        return painted

    @property
    def rgb(self):
        """The picture as rows of (red, green, blue), 8 bits each."""
        red = (self.frame >> 11).astype(np.uint8)
        green = (self.frame >> 5 & 0x3F).astype(np.uint8)
        blue = (self.frame & 0x1F).astype(np.uint8)
        return np.dstack((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2))
