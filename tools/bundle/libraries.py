# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Finds Adafruit's libraries in the packages that pip installed: their modules and their licences.

Only packages named adafruit-circuitpython-... are for a badge. Others have modules with the names
of the firmware's (displayio, fontio, ...), which are for desktops and must never reach a drive.
"""

import functools
import importlib.metadata

from tools.bundle import BundleError

_FOR_A_BADGE = "adafruit-circuitpython-"


@functools.cache
def _packages():
    """The installed packages that are for a badge, by name."""
    found = {}
    for package in importlib.metadata.distributions():
        name = package.metadata["Name"].lower().replace("_", "-")
        if name.startswith(_FOR_A_BADGE):
            found[name] = package
    return found


@functools.cache
def _places():
    """Every .py file of these packages by its path, with the package it belongs to."""
    return {
        file.as_posix(): (name, file)
        for name, package in _packages().items()
        for file in package.files
        if file.suffix == ".py"
    }


def find_module(module):
    """The (package, path, source) of a library's module, or None when no package has it."""
    place = module.replace(".", "/")
    for path in (f"{place}/__init__.py", f"{place}.py"):
        if path in _places():
            name, file = _places()[path]
            return name, path, file.locate().read_bytes()
    return None


def version_of(package):
    return _packages()[package].version


def licence_of(package):
    """The text of a package's licence, as it was installed with it."""
    texts = [
        file.locate().read_bytes()
        for file in sorted(_packages()[package].files)
        if file.parent.name == "licenses" and file.parent.parent.suffix == ".dist-info"
    ]
    if not texts:
        raise BundleError(f"{package}: no licence in the installed package, expected its text")
    return b"\n".join(texts)
