# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Makes private names short, before a file is compiled for the badge: _draw_number becomes _7.

The badge keeps every name of every module that it has ever loaded. Names that never meet share a
short one, so that hundreds become a few dozen. Two names meet when one file uses both, or a file
and one that its classes are built on.
"""

import ast
import functools
import io
import re
import tokenize

from tools.vm.edits import module_name, program
from tools.vm.numbers import private_numbers

_PRIVATE = re.compile(r"_[A-Za-z]\w*$")


def shorten_names(path, source, root):
    """Return a file with short private names."""
    name = module_name(path)
    if name not in program(root):
        return source
    short = _short_names(root)
    own = _private_names(root)[name]
    lines = source.decode().splitlines(keepends=True)
    for token in reversed(list(tokenize.tokenize(io.BytesIO(source).readline))):
        if token.type == tokenize.NAME and token.string in own:
            row, column = token.start
            line = lines[row - 1]
            end = column + len(token.string)
            lines[row - 1] = line[:column] + short[token.string] + line[end:]
    return "".join(lines).encode()


@functools.cache
def _short_names(root):
    """Every private name of the program, and the short one that stands for it."""
    meets = {}
    for module in program(root):
        company = _company(root, module)
        for name in company:
            meets.setdefault(name, set()).update(company)
    short = {}
    for name in sorted(meets, key=lambda name: (-len(meets[name]), name)):
        taken = {short.get(other) for other in meets[name]}
        number = 0
        while f"_{number}" in taken:
            number += 1
        short[name] = f"_{number}"
    return short


def _company(root, module):
    """The private names of a module and of all that its classes are built on."""
    names = set(_private_names(root)[module])
    for base in _bases(program(root)[module]):
        if base in program(root):
            names |= _company(root, base)
    return names


@functools.cache
def _private_names(root):
    """The private names in each module, without constants, which are numbers by then."""
    names = {}
    for module, tree in program(root).items():
        found = set()
        for node in ast.walk(tree):
            for field in ("id", "attr", "name", "arg", "asname"):
                found.add(getattr(node, field, None))
        names[module] = {name for name in found if name and _PRIVATE.match(name)}
        names[module] -= set(private_numbers(root, module)) | _consts(tree)
    return names


def _consts(tree):
    """Constants that the compiler takes out."""
    return {
        node.targets[0].id
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "id", "") == "const"
    }


def _bases(tree):
    """The modules from which a module has what its classes are built on."""
    origins = {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                yield origins.get(getattr(base, "id", ""), "")
