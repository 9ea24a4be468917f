# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is possible on the boards, and what players make of it: in figures and in pictures."""
