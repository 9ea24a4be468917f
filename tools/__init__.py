# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a maker needs on a desktop. Nothing in here ever goes onto the badge."""
