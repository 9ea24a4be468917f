# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Tests of putting Drawbridge onto a drive: a folder that looks like one, and a disk that fails."""
