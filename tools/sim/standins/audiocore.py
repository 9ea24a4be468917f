# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `audiocore`: a wave in memory."""

import numpy as np

# Typecodes that the device plays -> half of their range, the level of silence subtracted.
_TYPES = {"b": (0, 128), "B": (128, 128), "h": (0, 32768), "H": (32768, 32768)}


class RawSample:
    """A buffer of samples; `wave` is what a front end hears, between -1 and 1."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        view = memoryview(buffer)
        if view.format not in _TYPES:
            raise ValueError("buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'")
        if not single_buffer and len(view) % (channel_count * 2):
            raise ValueError(
                "Length of buffer must be an even multiple of channel_count * type_size"
            )
        self.sample_rate = sample_rate
        self.channel_count = channel_count
        self._view = view

    def deinit(self):
        self._view = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    @property
    def wave(self):
        """The first channel, as it is now: the device takes a copy when it starts to play."""
        if self._view is None:
            raise ValueError("Object has been deinitialized and can no longer be used.")
        silence, half = _TYPES[self._view.format]
        numbers = np.array(self._view, dtype=np.float32)[:: self.channel_count]
        return (numbers - silence) / half
