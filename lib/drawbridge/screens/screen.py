# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What every screen is: a group of labels above the canvas, a bottom line, and answers to keys."""

from displayio import Group
from micropython import const

from drawbridge.badge.clock import now, since
from drawbridge.badge.sound import REFUSED
from drawbridge.draw import art_data as art
from drawbridge.draw.canvas import HEIGHT, WIDTH
from drawbridge.draw.hints import Hints
from drawbridge.draw.text import CENTRE, LEFT, label

_COMPLAINT = const(2500)  # milliseconds that a reason stays to be read

# What of a screen must be drawn anew.
CHANGED = 1
ALL = 2


class Screen:
    """Override draw(), refresh(), key() and, for what moves by itself all the time, tick().

    What moves for a moment is a Motion: put it into `motion`. A key's answer only notes in `stale`
    that something must be drawn; the app then paints.
    """

    tones = b""  # colours that are others on this screen, as Canvas.wear() wants them

    def __init__(self, app):
        self.app = app
        self.motion = None
        self._heading = None
        self._headed = ""  # the heading that bridges are drawn for
        self.canvas = app.canvas
        self.group = Group()
        self.hints = Hints(app.canvas)
        self.group.append(self.hints)
        self.stale = ALL
        self._complaining = False
        self._complained_at = 0

    def paint(self):
        """Draw what is stale."""
        stale = self.stale
        self.stale = 0
        if stale == ALL:
            self.draw()
        elif stale:
            self.refresh()
            self.flush()
        if self._heading is not None and self._heading.text != self._headed:
            from drawbridge.draw.heading import draw_bridges

            self._headed = self._heading.text
            draw_bridges(self.canvas, self._headed)
        self.hints.paint()

    def flush(self):
        """Send what has been drawn so far to the display.

        A bitmap knows only one rectangle in which it has changed: two changes far from each other
        would send everything between them as well.
        """
        self.app.display.refresh()

    def text(self, text, x, y, colour=art.WHITE, anchor=LEFT, scale=1):
        """Add a label and return it."""
        shown = label(text, x, y, self.canvas.rgb(colour), anchor, scale)
        self.group.append(shown)
        return shown

    def heading(self, text):
        self._heading = self.text(text, WIDTH // 2, 3, art.YELLOW, CENTRE)
        return self._heading

    def draw(self):
        """Draw everything anew: called whenever the screen comes to the front."""
        self.canvas.fill(0, 0, WIDTH, HEIGHT, art.SEA)
        self._headed = ""
        self.hints.forget()
        self.show_hints()

    def covered(self):
        """Called when another screen comes in front: let go of what draw() can make anew."""

    def refresh(self):
        """Draw what has changed."""

    def show_hints(self):
        """Say in the bottom line what A, B and START do now."""

    def key(self, key):
        """Answer a key."""

    def tick(self):
        """Called all the time."""
        if self.motion is not None and self.motion.tick():
            self.motion = None
        if self._complaining and since(self._complained_at) >= _COMPLAINT:
            self.calm()

    def settle(self):
        """End a motion, if there is one."""
        if self.motion is not None:
            self.motion.end()
            self.motion = None

    def complain(self, text):
        """Say for a moment why something did not work; any key ends it."""
        self.hints.tell(text, art.RED)
        self._complaining = True
        self._complained_at = now()
        self.app.sound.play(REFUSED)

    def calm(self):
        """End a motion or a complaint, if there is one: a key was pressed."""
        self.settle()
        if self._complaining:
            self._complaining = False
            self.show_hints()
