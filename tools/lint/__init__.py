# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Checks that what goes onto the badge uses nothing that the badge's Python lacks."""
