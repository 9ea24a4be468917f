# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for vectorio on the VM: a layout imports it for lines that we do not use."""

Rectangle = None
