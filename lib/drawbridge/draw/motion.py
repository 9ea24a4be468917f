# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What moves by itself for a moment: a few pictures, one after the other. Any key ends it at once,
with the last picture, and is answered as always; nothing ever waits for it.
"""

from micropython import const

from drawbridge.badge.clock import now, since

_BEAT = const(40)  # milliseconds of a picture
MOST_PICTURES = 7  # so that none takes more than 300 ms


class Motion:
    """Override show(). The picture before the first one, number 0, is what is there already."""

    def __init__(self, pictures):
        self._last = pictures
        self._at = 0
        self._began = now()

    def show(self, picture):
        """Show a picture; when there was no time for them, those before it were left out."""

    def tick(self):
        """Show the picture that is due; return whether it was the last one."""
        due = min(since(self._began) // _BEAT, self._last)
        if due > self._at:
            self._at = due
            self.show(due)
        return due == self._last

    def end(self):
        """Show the last picture."""
        self.show(self._last)
