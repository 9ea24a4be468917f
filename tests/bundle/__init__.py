# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Tests of the bundle: what goes into it, and the very zips that a maker gets."""
