# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Letting go of modules: code that is not needed now leaves the memory, and is loaded again when it
is. Only forgets names; what somebody still holds stays alive.
"""

import gc
import sys


def forget(*names):
    """Forget modules by their full names, those that are loaded."""
    for name in names:
        if name in sys.modules:
            del sys.modules[name]
            package, _, module = name.rpartition(".")
            if package in sys.modules and hasattr(sys.modules[package], module):
                delattr(sys.modules[package], module)


def forget_all_but(kept, *beginnings):
    """Forget all modules whose names begin like this but some, and collect what became free."""
    for name in list(sys.modules):
        for beginning in beginnings:
            if name.startswith(beginning) and name not in kept:
                forget(name)
    gc.collect()
