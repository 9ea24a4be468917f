# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Milliseconds that pass: supervisor's counter, which starts again from 0 after six days."""

import supervisor
from micropython import const

_LAST = const(0x1FFFFFFF)

now = supervisor.ticks_ms


def since(then):
    """Return the milliseconds since now() returned then; negative if that is yet to come."""
    passed = supervisor.ticks_ms() - then & _LAST
    return passed if passed <= _LAST // 2 else passed - _LAST - 1


def after(milliseconds):
    """Return what now() will return in so many milliseconds."""
    return supervisor.ticks_ms() + milliseconds & _LAST
