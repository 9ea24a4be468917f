# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for board on the VM."""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = SPEAKER = SPEAKER_ENABLE = NEOPIXEL = A6 = LIGHT = None


class DISPLAY:
    auto_refresh = True
    root_group = None
    brightness = 1.0

    @staticmethod
    def refresh():
        pass
