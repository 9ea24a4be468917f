# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Puts numbers where the names of constants stand, before a file is compiled for the badge; short
texts, such as the reasons of a refusal, likewise.

There a name costs some 20 bytes for good, and each module that imports it as many again; as plain
numbers they cost nothing and are found faster. A constant of the app vanishes altogether, and so do
private ones; the engine's others stay where they are defined, for whoever tries it by hand.
"""

import ast
import functools

from tools.vm.edits import Edits, module_name, program


def inline_numbers(path, source, root):
    """Return a file with numbers instead of the names of our constants."""
    file = _File(module_name(path), source, root)
    file.forget_definitions()
    file.replace_uses()
    file.shorten_imports()
    return file.edits.done()


class _File:
    def __init__(self, name, source, root):
        self._name = name
        self._root = root
        self._tree = ast.parse(source)
        self.edits = Edits(source)
        self._names = {}  # what a constant is called here: its number
        self._modules = {}  # what a module of ours is called here: its constants
        self._imports = [node for node in ast.walk(self._tree) if isinstance(node, ast.ImportFrom)]
        for node in self._imports:
            numbers = _numbers(root, node.module)
            for alias in node.names:
                inner = _numbers(root, f"{node.module}.{alias.name}")
                if alias.name in numbers:
                    self._names[alias.asname or alias.name] = numbers[alias.name]
                elif inner:
                    self._modules[alias.asname or alias.name] = inner

    def forget_definitions(self):
        """Take out the constants of this file that nobody outside needs by name."""
        own = {**_numbers(self._root, self._name), **private_numbers(self._root, self._name)}
        kept = _used_by_name(self._root)
        for node in self._tree.body:
            name = _defined(node)
            if name in own:
                self._names[name] = own[name]
                of_app = name not in kept and self._name.startswith("drawbridge.")
                if of_app or name.startswith("_"):
                    self.edits.replace(node, "pass")
                else:
                    self.edits.replace(node.value, repr(own[name]))

    def replace_uses(self):
        defined = {id(node.value) for node in self._tree.body if _defined(node) in self._names}
        self._in_use = set()
        to_see = [self._tree]
        while to_see:
            node = to_see.pop()
            if id(node) in defined:
                continue
            number = self._number(node)
            if number is not None:
                self.edits.replace(node, f"({number})" if repr(number)[0] == "-" else repr(number))
                continue
            if isinstance(node, ast.Name):
                self._in_use.add(node.id)
            to_see += ast.iter_child_nodes(node)

    def _number(self, node):
        """The number that a node stands for, or None."""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return self._names.get(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return self._modules.get(node.value.id, {}).get(node.attr)
        return None

    def shorten_imports(self):
        """Import only what is still used by name."""
        for node in self._imports:
            left = [alias for alias in node.names if not self._is_done_with(alias)]
            if len(left) < len(node.names):
                names = ", ".join(ast.unparse(alias) for alias in left)
                text = f"from {node.module} import {names}" if left else "pass"
                self.edits.replace(node, text)

    def _is_done_with(self, alias):
        name = alias.asname or alias.name
        needless = name in self._modules or name == "const"
        return name in self._names or (needless and name not in self._in_use)


def private_numbers(root, module):
    """The private constants of a module of ours that are numbers, by their names."""
    return {
        name: value
        for name, value in _constants(root, module).items()
        if name.startswith("_") and type(value) is int
    }


def _numbers(root, module):
    """The public constants of a module of ours that are numbers or texts, by their names."""
    constants = _constants(root, module)
    return {name: value for name, value in constants.items() if not name.startswith("_")}


@functools.cache
def _constants(root, module):
    """The constants of a module of ours that are numbers or texts, by their names."""
    tree = program(root).get(module)
    if tree is None:
        return {}
    stored = [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    numbers = {}
    for node in tree.body:
        name = _defined(node)
        if name and stored.count(name) == 1:
            try:
                value = eval(
                    compile(ast.Expression(node.value), module, "eval"),
                    {"__builtins__": {}, "const": int},
                    numbers,
                )
            except (NameError, TypeError):
                continue
            if type(value) in (int, str):
                numbers[name] = value
    return numbers


def _defined(node):
    """The name of the constant that a statement defines, or None."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        return name if name.isupper() else None
    return None


@functools.cache
def _used_by_name(root):
    """Attributes of things of which nobody knows here whether they are modules."""
    used = set()
    for tree in program(root).values():
        modules = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") not in modules:
                used.add(node.attr)
    return used
