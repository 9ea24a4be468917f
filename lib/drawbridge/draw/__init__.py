# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How things look: palette, tile sheets and letters. Nothing here knows a rule, a key or a screen's
purpose.
"""
