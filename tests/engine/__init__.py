# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Tests of the rules. Modules with ALSO_ON_VM run on the 32-bit VM too: plain functions, plain
asserts, and only what MicroPython knows."""
