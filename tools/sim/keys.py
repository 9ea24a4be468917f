# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The eight buttons: their names, their key numbers in the shift register, and the keyboard that
stands in for them. Key numbers are those of the PyBadge."""

NAMES = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
NUMBERS = {name: number for number, name in enumerate(NAMES)}

# Keyboard keys, spelt as pygame and our terminal parser both spell them -> button.
KEYBOARD = {
    "up": "UP",
    "down": "DOWN",
    "left": "LEFT",
    "right": "RIGHT",
    "x": "A",
    "k": "A",
    "space": "A",
    "z": "B",
    "j": "B",
    "return": "START",
    "backspace": "SELECT",
    "tab": "SELECT",
}


def number_of(key) -> int:
    """The key number of a button given by name or by number."""
    if isinstance(key, str) and key.upper() in NUMBERS:
        return NUMBERS[key.upper()]
    if isinstance(key, int) and 0 <= key < len(NAMES):
        return key
    raise ValueError(f"{key!r} is not a button: expected one of {', '.join(NAMES)}")
