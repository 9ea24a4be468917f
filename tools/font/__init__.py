# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The font compiler: turns the drawings of letters beside it into lib/drawbridge/draw/font_data.py.
It is desktop only and must never be needed by a badge.
"""
