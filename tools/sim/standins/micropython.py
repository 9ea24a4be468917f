# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `micropython`: `const` alone, which the desktop has no use for."""


def const(value):
    return value
