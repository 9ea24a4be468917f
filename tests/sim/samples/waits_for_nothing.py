# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Goes round and round without ever letting time pass, until somebody changes `waiting`."""

waiting = True
while waiting:
    pass
