# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Tests of the simulator, with small programs in `samples/` that stand where `code.py` would."""

from pathlib import Path

SAMPLES = Path(__file__).parent / "samples"
