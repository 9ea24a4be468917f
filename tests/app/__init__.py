# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The app under a thumb: whole matches by key presses, on the real program in the simulator."""

import pytest

pytest.register_assert_rewrite("tests.app.checks")  # so that it says what was wrong, as tests do
