# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Slow, plain models of the rules that the engine is compared with, and their own tests."""
