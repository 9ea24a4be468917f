# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `traceback`: what the program caught goes to the console, and is remembered."""

import traceback

from tools.sim import power


def print_exception(error):
    traceback.print_exception(error)
    power.current().caught.append(error)
