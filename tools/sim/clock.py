# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The virtual clock. Time passes only where a program waits: it sleeps, it refreshes the display,
it finds no key pressed. Those places call `advance`, and there control can go back to whoever
drives the machine. The clock never reads the time of day, so a script always gives the same run."""

# One turn of a badge's idle loop: what an empty look at the keys costs.
IDLE_US = 10_000
# What a refresh costs: a walk through the groups, and a bus that moves 16 bits a pixel at 24 MHz.
REFRESH_US = 500
PIXEL_US = 16 / 24
# supervisor.ticks_ms() starts so that it wraps 65,536 ms after power-on, as on the device.
TICKS_AT_START = 0x1FFF0000
TICKS_PERIOD = 1 << 29


class Clock:
    """Microseconds since power-on. Somebody who drives the machine sets `limit_us`, where the
    program is to stop, or `stop_at_next_wait`; `hand_over` then gives control back to them."""

    def __init__(self):
        self.now_us = 0
        self.limit_us = None
        self.stop_at_next_wait = False
        self.hand_over = None
        self.background = None  # called while time passes: what the device does by itself

    def advance(self, microseconds):
        """Let time pass. Called by the stand-ins, from the program; may stop half-way."""
        if self.stop_at_next_wait:
            self.hand_over()
        target = self.now_us + microseconds
        while self.limit_us is not None and self.limit_us <= target:
            self._pass_to(self.limit_us)
            self.hand_over()
        self._pass_to(target)

    def _pass_to(self, time_us):
        self.now_us = max(self.now_us, time_us)
        if self.background is not None:
            self.background()

    def idle(self):
        """The program looked for a key and found none."""
        self.advance(IDLE_US)

    @property
    def now_ms(self) -> int:
        return int(self.now_us // 1000)

    @property
    def ticks_ms(self) -> int:
        return (self.now_ms + TICKS_AT_START) % TICKS_PERIOD
