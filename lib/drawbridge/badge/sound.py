# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Short tunes from the badge's speaker: one note after the other, while the program goes on.

The speaker is switched on only as long as there is something to hear. A tune begins at the next
tick() and not at once, because what is being sent to the display could be heard in it.
"""

from array import array

import audiocore
import audioio
import board
import digitalio
from micropython import const

from drawbridge.badge.clock import after, since

# Tunes: for each note its pitch in units of 16 hertz and its length in units of 10 ms.
MOVE = bytes((66, 3))
REFUSED = bytes((14, 10))
TURN = bytes((50, 5, 66, 7))
AWARD = bytes((33, 7, 41, 7, 50, 7, 66, 16))
THE_END = bytes((33, 9, 33, 5, 41, 9, 50, 9, 44, 9, 50, 9, 66, 30))

_SAMPLES = const(16)  # in one wave
_LOUD = const(0x1800)  # a small speaker near one's hands


class Sound:
    """The speaker; silent while off."""

    def __init__(self):
        self.on = True
        self._audio = audioio.AudioOut(board.SPEAKER)
        self._enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
        self._enable.switch_to_output(False)
        half = _SAMPLES // 2
        wave = array("H", [0x8000 + _LOUD] * half + [0x8000 - _LOUD] * half)
        self._wave = audiocore.RawSample(wave, sample_rate=8000)
        self._tune = b""
        self._at = 0  # the next note of the tune
        self._note_ends = 0
        self._playing = False

    def play(self, tune):
        """Play a tune from the next tick() on, instead of what is being played."""
        if self.on:
            self._tune = tune
            self._at = 0
            self._note_ends = after(0)

    def tick(self):
        """Go on to the next note when it is time."""
        if not self._tune or since(self._note_ends) < 0:
            return
        if self._at == len(self._tune) or not self.on:
            self._tune = b""
            self._audio.stop()
            self._switch(False)
            return
        self._switch(True)
        self._wave.sample_rate = 16 * _SAMPLES * self._tune[self._at]
        self._audio.play(self._wave, loop=True)
        self._note_ends = after(10 * self._tune[self._at + 1])
        self._at += 2

    def _switch(self, on):
        if on != self._playing:
            self._playing = on
            self._enable.value = on
