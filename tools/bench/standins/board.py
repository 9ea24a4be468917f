# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for board on the VM."""

board_id = "pybadge"
BUTTON_CLOCK = BUTTON_OUT = BUTTON_LATCH = None


class DISPLAY:
    auto_refresh = True
    root_group = None

    @staticmethod
    def refresh():
        pass
