# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The speaker: what was played, when, and whether it could be heard. Front ends may listen in to
make real sound; the simulator itself makes none."""

from dataclasses import dataclass

import numpy as np


@dataclass
class Tone:
    """One call of `AudioOut.play`. A looping tone has no length until it is stopped."""

    at_ms: int
    hertz: float
    milliseconds: float | None
    audible: bool


def pitch(samples, rate) -> float:
    """The pitch of a wave: how often it rises through its middle, the end joined to the start."""
    if len(samples) < 2:
        return 0.0
    above = samples > samples.mean()
    rises = np.count_nonzero(above & ~np.roll(above, 1))
    return rises * rate / len(samples)


class Speaker:
    """Plays one sample at a time, as the device's one `AudioOut` does."""

    def __init__(self, clock):
        self.tones = []
        self.enabled = False  # the level of SPEAKER_ENABLE
        self.listener = None  # an object with play(samples, rate, loop) and stop()
        self._clock = clock

    def play(self, samples, rate, loop):
        self.stop()
        length = None if loop else 1000 * len(samples) / rate
        tone = Tone(self._clock.now_ms, pitch(samples, rate), length, self.enabled)
        self.tones.append(tone)
        if self.listener is not None and tone.audible:
            self.listener.play(samples, rate, loop)

    def stop(self):
        if self.playing:
            tone = self.tones[-1]
            tone.milliseconds = self._clock.now_us / 1000 - tone.at_ms
            if self.listener is not None:
                self.listener.stop()

    @property
    def playing(self) -> bool:
        if not self.tones:
            return False
        tone = self.tones[-1]
        return tone.milliseconds is None or self._clock.now_us < 1000 * (
            tone.at_ms + tone.milliseconds
        )
