# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rows of the bench. These files run on the VM of tools.vm, compiled as for the badge."""
