# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The pictures of README, made from the simulator so that they stay true. They lie beside this."""
