# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Uses the standard library's `code`, as a debugger does. A file of ours has the same name."""

import code
import pdb
import time

console = code.InteractiveConsole
debugger = pdb.Pdb
print(code.__file__)
time.sleep(0.01)
