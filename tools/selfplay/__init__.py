# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How strong the bots are: whole matches of bots, or of a player who moves at random, with figures.
It must never show a player more than the match does.
"""
