# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for keypad on the VM: who measures puts presses into the queue."""

queue = []  # (key number, pressed)


class Event:
    key_number = 0
    pressed = False


class _Events:
    def get_into(self, event):
        if not queue:
            return False
        event.key_number, event.pressed = queue.pop(0)
        return True


class ShiftRegisterKeys:
    def __init__(self, **pins):
        self.events = _Events()
