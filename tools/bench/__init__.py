# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the badge will need in time and memory, estimated on the 32-bit VM beside the budgets."""
