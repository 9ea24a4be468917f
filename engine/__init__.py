# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rules of the games: no clock, no hardware, no files, no randomness but its own.

Imports nothing but the engine and the boards, and runs unchanged on CPython, MicroPython and
CircuitPython.
"""
