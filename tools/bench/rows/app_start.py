# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""From the first import to the title on the screen: Python's share. Reading the files from the
drive is not in it: the VM has them in memory.
"""

import sys

from tools.bench.rows.clock import on_badge, spent

_OURS = ("drawbridge", "engine", "boards", "adafruit_")


def measure():
    _choose_language()
    return (yield from on_badge(_timed))


def _choose_language():
    """A badge that does not know its language yet would not begin with the title."""
    from drawbridge.saved import Saved

    saved = Saved()
    saved.settings.language = "en"
    saved.save_settings()


def _timed():
    for name in list(sys.modules):
        if name.startswith(_OURS):
            del sys.modules[name]
    return spent(_start)


def _start():
    from drawbridge.app import App
    from drawbridge.badge.hardware import Hardware

    App(Hardware()).tick()
