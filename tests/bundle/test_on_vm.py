# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The files of the bundle, but for the byte that makes them CircuitPython's, load on the 32-bit VM:
every module of ours, one after the other, each let go before the next.
"""

from tools import vm
from tools.bench.__main__ import STANDINS
from tools.bundle.contents import MPY, bundle

LOAD = """
import sys
for name in {0}:
    __import__(name)
    for loaded in list(sys.modules):
        if loaded.startswith(("drawbridge", "engine", "boards", "adafruit")):
            del sys.modules[loaded]
print("all")
"""


def test_every_module_loads():
    files = vm.compiled(*[f"{name}.py" for name in STANDINS], root=vm.ROOT / "tools/bench/standins")
    names = []
    for path, data in bundle(MPY).items():
        if path.endswith(".mpy"):
            path = path.removeprefix("lib/")
            files[path] = b"M" + data[1:]
            names.append(path.removesuffix(".mpy").removesuffix("/__init__").replace("/", "."))
    assert len(names) > 100
    first = "".join(f"import {name}\n" for name in STANDINS)  # on the badge these are C
    assert vm.run(first, LOAD.format(names), files=files, heap=2**21, pystack=4096) == "all\n"
