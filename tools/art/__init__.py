# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours and sprites: from drawings that a person can edit to the bytes that the badge loads."""
