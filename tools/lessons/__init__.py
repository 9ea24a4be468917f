# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scripts of the lessons, looked for on the boards as they are: what a lesson teaches, and in
which order, is fixed here; on which islands and fields it does so follows from the board."""
