# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Reads which modules a file cannot run without. It never imports what it reads.

An import that the file itself guards, by `except ImportError` or `if TYPE_CHECKING`, may be missing
on the badge and is left out: that is how libraries import `typing`.
"""

import ast
from typing import NamedTuple

_GUARDS = {"ImportError", "ModuleNotFoundError"}


class Import(NamedTuple):
    """One import: its line, the module, and the names taken from it, which may be modules too."""

    line: int
    module: str
    names: tuple = ()

    def parents(self):
        """The packages that are imported on the way to the module, and the module."""
        parts = self.module.split(".")
        return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


def needed_imports(tree, package):
    """The unguarded imports of a parsed file; package is what its relative imports start from."""
    reader = _Reader(package)
    reader.visit(tree)
    return reader.found


def async_lines(tree):
    """The lines of a parsed file that use async, which compiles differently for the badge."""
    kinds = ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await
    return sorted(node.lineno for node in ast.walk(tree) if isinstance(node, kinds))


class _Reader(ast.NodeVisitor):
    def __init__(self, package):
        self.package = package
        self.found = []

    def visit_Import(self, node):
        self.found += [Import(node.lineno, alias.name) for alias in node.names]

    def visit_ImportFrom(self, node):
        module = node.module or ""
        if node.level:
            parts = self.package.split(".")
            base = parts[: len(parts) - node.level + 1]
            module = ".".join(base + [module] if module else base)
        self.found.append(Import(node.lineno, module, tuple(alias.name for alias in node.names)))

    def visit_Try(self, node):
        guarded = any(_catches_import_error(handler) for handler in node.handlers)
        for part in ([] if guarded else node.body, node.handlers, node.orelse, node.finalbody):
            self._visit_all(part)

    def visit_If(self, node):
        guarded = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        self._visit_all([] if guarded else node.body)
        self._visit_all(node.orelse)

    def _visit_all(self, nodes):
        for node in nodes:
            self.visit(node)


def _catches_import_error(handler):
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(isinstance(kind, ast.Name) and kind.id in _GUARDS for kind in kinds)
