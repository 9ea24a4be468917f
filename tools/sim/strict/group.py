# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A strict `displayio.Group`: no slices, no places beyond the end, whole coordinates."""

from operator import index as whole

from tools.sim import blinka
from tools.sim.strict.check import in_range, no_slice


class Group(blinka.Group):
    """Layers, the last one on top."""

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__(scale=in_range(scale, 1, 32767, "scale"), x=whole(x), y=whole(y))

    def __getitem__(self, index):
        no_slice(index)
        return super().__getitem__(index)

    def __setitem__(self, index, layer):
        no_slice(index)
        super().__setitem__(index, layer)

    def __delitem__(self, index):
        no_slice(index)
        super().__delitem__(index)

    def insert(self, index, layer):
        if not -len(self) <= index <= len(self):
            raise IndexError("Group index out of range")
        super().insert(index, layer)

    @property
    def x(self):
        return self._group_x

    @x.setter
    def x(self, value):
        blinka.Group.x.fset(self, whole(value))

    @property
    def y(self):
        return self._group_y

    @y.setter
    def y(self, value):
        blinka.Group.y.fset(self, whole(value))
