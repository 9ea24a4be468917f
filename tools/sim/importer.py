# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How the program's own modules are loaded: `code.py`, and what lies in `lib/` beside it. They get
the badge's `time`, `os`, `gc` and `random`, and are refused what CircuitPython does not have; every
other module in the process keeps the desktop's. It never puts a folder in front of `sys.path`,
where our `code.py` would hide the standard library's `code`."""

import builtins
import sys
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path

from tools.sim import standins

# In CPython but not in CircuitPython: a program that imports one would stop on the badge.
NOT_ON_THE_BADGE = frozenset(
    "abc bisect contextlib copy dataclasses enum functools hashlib heapq itertools operator "
    "string types typing".split()
)


def _import(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0:
        if name.partition(".")[0] in NOT_ON_THE_BADGE:
            raise ImportError(f"no module named '{name}'")
        own = standins.for_the_program(name)
        if own is not None:
            return own
    return builtins.__import__(name, globals, locals, fromlist, level)


def program_builtins() -> dict:
    """The built-in names as the program sees them: only `import` differs."""
    return {**vars(builtins), "__import__": _import}


class _Loader(SourceFileLoader):
    def exec_module(self, module):
        module.__builtins__ = program_builtins()
        super().exec_module(module)


class ProgramFinder:
    """Finds modules in one `lib` folder, each afresh for every machine. What was imported from
    there before comes back with `uninstall`."""

    def __init__(self, lib):
        self._lib = lib
        self._before = {}

    def find_spec(self, name, path=None, target=None):
        if path is None:
            path = [str(self._lib)]
        elif not any(Path(place).is_relative_to(self._lib) for place in path):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec

    def install(self):
        self._before = self._take_out()
        sys.meta_path.insert(0, self)

    def uninstall(self):
        sys.meta_path.remove(self)
        self._take_out()
        sys.modules.update(self._before)

    def _take_out(self) -> dict:
        """Remove the modules of our folder from `sys.modules` and return them."""
        tops = {entry.stem for entry in self._lib.glob("*")}
        ours = {name: sys.modules[name] for name in sys.modules if name.split(".")[0] in tops}
        for name in ours:
            del sys.modules[name]
        return ours


def leave_the_front(folder):
    """Move a folder that Python put in front of `sys.path` (or the current one, if it is that) to
    the end, so that the standard library's `code` is found before ours."""
    hidden = {"", str(folder)}
    kept = [entry for entry in sys.path if entry not in hidden]
    sys.path[:] = [*kept, str(folder)]
