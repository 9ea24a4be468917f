# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The virtual clock. Time passes only where a program waits: it sleeps, it refreshes the display,
it finds no key pressed. Those places call `advance`, and that is where control goes back to whoever
drives the machine. The clock never reads the time of day, so a script always gives the same run."""

# One turn of a badge's idle loop: what an empty look at the keys costs.
IDLE_US = 10_000
# The display's bus moves 16 bits a pixel at 24 MHz.
PIXEL_US = 16 / 24
# supervisor.ticks_ms() starts so that it wraps 65,536 ms after power-on, as on the device.
TICKS_AT_START = 0x1FFF0000
TICKS_PERIOD = 1 << 29


class Clock:
    """Microseconds since power-on."""

    def __init__(self):
        self.now_us = 0
        self.background = None  # called at every advance: what the device does between two opcodes
        self.hand_over = None  # called at every advance: may give control to another thread

    def advance(self, microseconds):
        """Let time pass. Called by the stand-ins, from the program."""
        self.now_us += microseconds
        if self.background is not None:
            self.background()
        if self.hand_over is not None:
            self.hand_over()

    def idle(self):
        """The program looked for a key and found none."""
        self.advance(IDLE_US)

    @property
    def now_ms(self) -> int:
        return int(self.now_us // 1000)

    @property
    def ticks_ms(self) -> int:
        return (self.now_ms + TICKS_AT_START) % TICKS_PERIOD
