# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for supervisor on the VM: its clock stands still."""


def ticks_ms():
    return 0
