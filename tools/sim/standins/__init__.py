# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-ins for CircuitPython's built-in modules, one small file each. The ones that a desktop has
no module for go into `sys.modules`; those that the desktop needs itself (time, os, gc, ...) are
given to the program alone, by the importer. Each does what our program may rely on, no more."""

import sys
from importlib import import_module

FOR_EVERYBODY = (
    "analogio",
    "audiocore",
    "audioio",
    "board",
    "digitalio",
    "keypad",
    "microcontroller",
    "micropython",
    "neopixel_write",
    "supervisor",
    "terminalio",
)
FOR_THE_PROGRAM = ("gc", "os", "random", "sys", "time")


def install():
    """Put the stand-ins where `import board` finds them. Doing it twice changes nothing."""
    for name in FOR_EVERYBODY:
        sys.modules[name] = import_module(f"{__name__}.{name}")


def for_the_program(name):
    """The program's own `time`, `os`, `gc`, `random` or `sys`; None for any other name."""
    return import_module(f"{__name__}.{name}") if name in FOR_THE_PROGRAM else None
