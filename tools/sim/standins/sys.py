# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program's `sys`: nothing but `modules`, and of those what the program does not share with the
desktop. It may let go of its own; the engine in this process belongs to the tests as well."""

import sys

_SHARED = ("engine", "boards")


class _Modules:
    def __iter__(self):
        return iter([name for name in sys.modules if name in self])

    def __contains__(self, name):
        return name in sys.modules and name.split(".")[0] not in _SHARED

    def __getitem__(self, name):
        return sys.modules[name]

    def __delitem__(self, name):
        del sys.modules[name]


modules = _Modules()
