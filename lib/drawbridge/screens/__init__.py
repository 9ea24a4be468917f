# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One file a screen. A screen draws on the canvas and answers keys; it never touches a sheet."""
