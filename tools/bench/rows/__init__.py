# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rows of the bench. These files run on the VM of tools.vm, compiled as for the badge.

A row has a generator measure(), which yields wherever garbage may be collected (on this VM that
happens between two steps only, and a full heap is slow) and returns a number in the row's unit. It
is given the name of the game, if the row is one of a game.
"""
