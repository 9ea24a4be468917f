# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge on a handheld: what a person sees and touches. The rules live in engine/; nothing here
may decide what is legal or what it scores.
"""
