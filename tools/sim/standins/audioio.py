# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `audioio`: the pin that the speaker hangs on."""

from tools.sim import power


class AudioOut:
    """Plays one sample at a time. Asking whether it still plays lets a moment pass, so that the
    usual `while audio.playing: pass` comes to its end."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self._pins = [pin for pin in (left_channel, right_channel) if pin is not None]
        power.current().claim(*self._pins)
        self.quiescent_value = quiescent_value

    def deinit(self):
        power.current().speaker.stop()
        power.current().release(*self._pins)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def play(self, sample, *, loop=False):
        power.current().speaker.play(sample.wave, sample.sample_rate, loop)

    def stop(self):
        power.current().speaker.stop()

    @property
    def playing(self) -> bool:
        machine = power.current()
        if machine.speaker.playing:
            machine.clock.advance(1000)
        return machine.speaker.playing
