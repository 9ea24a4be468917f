# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Teaches the bots of Bridges what a position is worth: makes the tables of engine/bridges/learned.

A learner plays alone, always the turn that its own tables like best, now and then another one, and
after each match corrects what its tables had said. The committed tables were learned by the same
method in a faster program that is not kept here; it began with a guess like beginners_table() and
took about half a million matches a side. It must never write a table before all its matches are
played.
"""
