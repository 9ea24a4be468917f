# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The hardware, one small class each: buttons, storage. Only this floor knows pins."""
