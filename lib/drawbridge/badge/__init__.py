# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The hardware, one small class each: buttons, stick, sound, lights, backlight, battery, storage.
Only this floor knows pins, and it knows nothing of games and screens.
"""
