# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Breaks after a while."""

import time

time.sleep(1)
raise KeyError("broken on purpose")
