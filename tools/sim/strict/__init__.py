# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""displayio as strict as the device. blinka-displayio lets out-of-range pixels, values, tiles and
colours pass in silence; CircuitPython 10 raises, and so do these subclasses, with the same types
of exception. `install` puts them in place for every program and library imported after it."""

from tools.sim.blinka import bitmaptools, displayio
from tools.sim.strict import tools
from tools.sim.strict.bitmap import Bitmap
from tools.sim.strict.group import Group
from tools.sim.strict.palette import Palette
from tools.sim.strict.tilegrid import TileGrid


def install():
    """Replace the lenient classes and functions. Doing it twice changes nothing."""
    for strict in (Bitmap, Group, Palette, TileGrid):
        setattr(displayio, strict.__name__, strict)
    for strict in tools.FUNCTIONS:
        setattr(bitmaptools, strict.__name__, strict)
