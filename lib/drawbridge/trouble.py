# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is shown after the app has failed: that it did, what is not lost, and how to go on. Needs as
little as it can, because the trouble may be a lack of memory. What exactly happened is told on the
serial console, by code.py.
"""

from displayio import Group

from drawbridge.badge.buttons import A
from drawbridge.memory import forget_all_but


class Trouble:
    """A screen without an app; done when A was pressed."""

    def __init__(self, hardware, kind):
        """kind is the name of the exception, for whoever wants to report it."""
        self._hardware = hardware
        self.done = False
        hardware.display.root_group = None
        forget_all_but((), "drawbridge.screens")
        from drawbridge.draw.text import CENTRE, label
        from drawbridge.draw.wrap import wrap
        from drawbridge.words import look_up

        heading, body, way_on = look_up("trouble")
        group = Group()
        group.append(label(heading, 80, 6, 0xFFD800, CENTRE))
        group.append(label(wrap(body, 148), 6, 24, 0xFFFFFF))
        group.append(label(kind, 80, 96, 0x8090A0, CENTRE))
        group.append(label(way_on, 80, 112, 0xFFD800, CENTRE))
        hardware.display.root_group = group
        hardware.lights.turn(0)

    def tick(self):
        """One turn of the loop."""
        if self._hardware.buttons.next_press() == A:
            self.done = True
        self._hardware.display.refresh()
        self._hardware.tick()
