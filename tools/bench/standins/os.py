# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for os on the VM: no settings file."""


def getenv(name):
    return None
