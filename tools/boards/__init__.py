# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The board compiler: turns the drawings in boards/ into the tables beside them.

One module reads the drawings of one game. Desktop only: no badge must ever need it.
"""
