# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One file a screen. A screen draws on the canvas, answers keys and knows the app, nothing below."""
