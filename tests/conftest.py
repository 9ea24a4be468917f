# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What holds for every test: Hypothesis tries the same examples each time, and nothing is timed."""

from hypothesis import settings

settings.register_profile("drawbridge", derandomize=True, deadline=None, database=None)
settings.load_profile("drawbridge")
