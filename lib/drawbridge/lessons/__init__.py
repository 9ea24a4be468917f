# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The scripts of the lessons, one file a game, in memory only while the lesson is given.

A step is two bytes: a text, as its place in the words of the lesson, and the move to be made, as
the engine counts moves. The two that are not are below.
"""

READ = 254  # as a move: nothing is to be made, the text is to be read
BY_ITSELF = 255  # as a text: the lesson makes this move without asking
