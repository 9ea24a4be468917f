# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The search for boards of Bridges: first by their looks, then by the par of sampled deals.

Desktop only, and seldom: what it finds is drawn into boards/ by hand.
"""
