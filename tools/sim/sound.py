# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Real sound for the window, where the machine has any: listens to the speaker and plays what the
badge would. Where there is no audio device it is silent, and says nothing."""

import os
from contextlib import contextmanager

import numpy as np
import pygame

_RATE = 44_100
_VOLUME = 0.25  # a badge's speaker is small


class Sound:
    """A listener for `tools.sim.speaker.Speaker`."""

    def __init__(self):
        self._channel = None
        try:
            with _silenced_stderr():
                pygame.mixer.init(frequency=_RATE, size=-16, channels=1, buffer=512)
            self._channel = pygame.mixer.Channel(0)
        except pygame.error:
            pass

    def play(self, samples, rate, loop):
        if self._channel is not None and len(samples):
            wave = _resampled(samples, rate, loop)
            self._channel.play(pygame.mixer.Sound(buffer=wave.tobytes()), loops=-1 if loop else 0)

    def stop(self):
        if self._channel is not None:
            self._channel.stop()


@contextmanager
def _silenced_stderr():
    """Sound libraries write pages of reasons to file descriptor 2 when there is no sound card."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _resampled(samples, rate, loop):
    """At the mixer's rate. A loop is repeated to a whole second, so that its pitch stays true."""
    length = _RATE if loop else max(1, round(len(samples) * _RATE / rate))
    places = (np.arange(length) * rate / _RATE).astype(int) % len(samples)
    return (samples[places] * 32767 * _VOLUME).astype(np.int16)
