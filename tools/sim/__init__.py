# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The desktop simulator: the real `code.py` on a PyBadge that exists only in memory, with a window,
a terminal or a script in front of it. Nothing in here may be imported by code for the badge."""
