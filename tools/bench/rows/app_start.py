# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""From the first import to the title on the screen: Python's share. Reading the files from the
drive is not in it: the VM has them in memory.
"""

import sys

from tools.bench.rows.clock import on_badge, spent

_OURS = ("drawbridge", "engine", "boards", "adafruit_")


def measure():
    return (yield from on_badge(_timed))


def _timed():
    for name in list(sys.modules):
        if name.startswith(_OURS):
            del sys.modules[name]
    return spent(_start)


def _start():
    from drawbridge.app import App
    from drawbridge.badge.hardware import Hardware

    App(Hardware()).tick()
