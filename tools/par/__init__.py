# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Par: the best score that anybody could have reached alone on a deal, knowing all its cards.

Desktop only: no badge must ever need it. What the badge shows of it is data in boards/.
"""
