# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for digitalio on the VM."""


class DigitalInOut:
    value = False

    def __init__(self, pin):
        pass

    def switch_to_output(self, value=False):
        pass
