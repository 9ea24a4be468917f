# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The tests mirror the tree: one folder for each part of the house."""
