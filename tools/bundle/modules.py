# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Collects the modules that go onto the badge: all of ours, and of the libraries what ours need."""

import ast
import tomllib
from pathlib import Path
from typing import NamedTuple

from tools import vm
from tools.bundle import BundleError, libraries
from tools.bundle.imports import async_lines, needed_imports
from tools.lint import lacks

OURS = "drawbridge"

# What goes onto the drive from our own tree. Whole packages: screens and languages are loaded late,
# some by a name that only the running program knows.
PLACES = ("code.py", "engine", "boards", "lib/drawbridge")

# What the firmware brings. The layout library draws with vectorio; our own code does not.
FIRMWARE = lacks.BUILT_IN | {"vectorio"}


class Module(NamedTuple):
    """A module: its dotted name, its path on the drive in source form, the package it is from."""

    name: str
    path: str
    source: bytes
    package: str

    @property
    def is_package(self):
        return self.path.endswith("/__init__.py")


def module_name(path):
    """The dotted name under which the badge imports a file of its drive, without its suffix."""
    return path.removeprefix("lib/").rsplit(".", 1)[0].removesuffix("/__init__").replace("/", ".")


def our_modules(root=vm.ROOT):
    """Our own modules by name, code.py among them."""
    return {
        module_name(path): Module(module_name(path), path, unix_lines(source), OURS)
        for path, source in vm.sources(*PLACES, root=root).items()
    }


def all_modules(root=vm.ROOT):
    """Every module of the bundle by name: ours, then what they need, and what that needs."""
    found = our_modules(root)
    to_read = list(found.values())
    while to_read:
        module = to_read.pop()
        for name in _needs(module, found):
            package, path, source = libraries.find_module(name)
            found[name] = Module(name, f"lib/{path}", unix_lines(source), package)
            to_read.append(found[name])
    return found


def _needs(module, found):
    """The names of the library modules, not yet found, that a module cannot run without."""
    tree = ast.parse(module.source, module.path)
    for line in async_lines(tree):
        raise BundleError(f"{module.path}:{line}: async, expected code that compiles for the badge")
    package = module.name if module.is_package else module.name.rpartition(".")[0]
    needs = []
    for each in needed_imports(tree, package):
        if each.module.split(".")[0] in FIRMWARE:
            continue
        for name in each.parents():
            if name not in found and not libraries.find_module(name):
                raise BundleError(
                    f"{module.path}:{each.line}: import {name}, expected a module of ours, of the "
                    "firmware or of an installed adafruit-circuitpython package"
                )
        inside = [f"{each.module}.{name}" for name in each.names]
        needs += each.parents() + [name for name in inside if libraries.find_module(name)]
    return [name for name in dict.fromkeys(needs) if name not in found]


def unix_lines(text):
    """Text as it is in the repository, so that a bundle made on Windows is the same."""
    return text.replace(b"\r\n", b"\n")


def project_version(root=vm.ROOT):
    """The version of Drawbridge, which pyproject.toml alone knows."""
    path = Path(root, "pyproject.toml")
    version = tomllib.loads(path.read_text(encoding="utf-8")).get("project", {}).get("version")
    if not version:
        raise BundleError('pyproject.toml: no version, expected [project] with version = "1.2.3"')
    return version
