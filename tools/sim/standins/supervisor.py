# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `supervisor`: the millisecond counter, the switch for auto-reload, and reload()."""

from tools.sim import power
from tools.sim.program import PowerOff


class _Runtime:
    """Nothing reloads on a desktop; the program may say what it likes."""

    autoreload = True
    serial_connected = False
    usb_connected = False


runtime = _Runtime()


def ticks_ms() -> int:
    return power.current().clock.ticks_ms


def reload():
    """The program ends here; who drives the simulator may boot it again."""
    raise PowerOff
