# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for microcontroller on the VM: a memory in which nothing was ever saved."""

nvm = bytearray(b"\xff" * 2048)
