# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Puts Drawbridge onto a badge's drive, and touches nothing there that is not Drawbridge's."""


class DeployError(Exception):
    """The drive stays as it is: one line with the place, what is there, and what to do."""
