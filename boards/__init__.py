# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The printed boards: of each, a drawing for people (.txt) and a table for machines (.py).

This file imports none of them, so that a badge keeps only the board in memory that is being
played. Never edit a table: change its drawing and run `make boards`.
"""
