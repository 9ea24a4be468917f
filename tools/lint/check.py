# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Reads one file that goes onto the badge and finds what the badge's Python could not run.

It sees syntax and names, not types: what only a running program shows is left to the tests on
tools.vm. It never imports what it checks.
"""

import ast
from typing import NamedTuple

from tools import vm
from tools.lint import lacks


class Finding(NamedTuple):
    """One thing that is wrong, and what to write instead."""

    path: str
    line: int
    column: int
    what: str
    instead: str

    def __str__(self):
        return f"{self.path}:{self.line}:{self.column}: {self.what}: write {self.instead}"


def badge_files():
    """Return every .py file that goes onto the badge: its path and its content."""
    return vm.sources(*[place for place in lacks.MAY_IMPORT if (vm.ROOT / place).exists()])


def check(path, source):
    """Return the findings in a file of the badge, by its path from the root, in reading order."""
    try:
        tree = ast.parse(source, path, feature_version=(3, 11))
    except SyntaxError as error:
        return [Finding(path, error.lineno, error.offset, error.msg, "Python that parses")]
    checker = _Checker(path, source, tree)
    checker.visit(tree)
    return sorted(checker.findings)


def _bound_names(tree):
    """Return every name that the file itself gives a meaning to."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).split(".")[0])
    return names


def _buffers(tree):
    """Return the targets, as source text, that the file fills with a bytearray or an array."""
    kinds = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            kind = ast.unparse(node.value.func).removeprefix("array.")
            if kind in lacks.METHODS_OF:
                for target in node.targets:
                    kinds[ast.unparse(target)] = kind
    return kinds


def _is_guarded_typing(node):
    """Whether this is `try: from typing import ... except ImportError: pass` and nothing else."""
    return (
        all(isinstance(each, ast.ImportFrom) and each.module == "typing" for each in node.body)
        and len(node.handlers) == 1
        and isinstance(node.handlers[0].type, ast.Name)
        and node.handlers[0].type.id == "ImportError"
        and all(isinstance(each, ast.Pass) for each in node.handlers[0].body)
        and not node.orelse
        and not node.finalbody
    )


class _Checker(ast.NodeVisitor):
    def __init__(self, path, source, tree):
        self.path = path
        self.lines = source.encode().splitlines(keepends=True)  # ast counts columns in bytes
        self.part = path.split("/")[0]
        self.may_import = lacks.MAY_IMPORT[self.part]
        self.bound = _bound_names(tree)
        self.buffers = _buffers(tree)
        self.modules = {}  # the names that stand for a module with few members
        self.scopes = []  # the classes and functions around the current node
        self.findings = []

    def find(self, node, what, instead):
        found = Finding(self.path, node.lineno, node.col_offset + 1, what, instead)
        self.findings.append(found)

    # -- imports ----------------------------------------------------------------------------------

    def visit_Try(self, node):
        if not _is_guarded_typing(node):
            self.generic_visit(node)

    def visit_Import(self, node):
        for alias in node.names:
            self._check_module(node, alias.name)
            if alias.name in lacks.MEMBERS:
                self.modules[alias.asname or alias.name] = alias.name

    def visit_ImportFrom(self, node):
        if node.level:
            return  # from the same package
        self._check_module(node, node.module)
        for alias in node.names:
            self._check_member(node, node.module, alias.name)

    def _check_module(self, node, module):
        name = module.split(".")[0]
        if name in self.may_import:
            return
        if name in lacks.MODULES:
            self.find(node, f"the badge has no module {name}", lacks.MODULES[name])
        elif name in lacks.MAY_IMPORT["lib"]:
            allowed = " and ".join(sorted(self.may_import))
            self.find(node, f"{self.part} must not know {name}", f"it with {allowed} alone")
        else:
            self.find(node, f"{name} is no module of the badge", "one of those in tools/lint")

    def _check_member(self, node, module, name):
        if module in lacks.MEMBERS and name not in lacks.MEMBERS[module].split():
            members = ", ".join(lacks.MEMBERS[module].split())
            self.find(node, f"the badge has no {module}.{name}", f"it with {members}")

    # -- syntax -----------------------------------------------------------------------------------

    def visit_Match(self, node):
        self.find(node, "match is a syntax error on the badge", "if and elif")
        self.generic_visit(node)

    def visit_TryStar(self, node):
        self.find(node, "except* is a syntax error on the badge", "except")
        self.generic_visit(node)

    def visit_arguments(self, node):
        if node.posonlyargs:
            what = "a positional-only / is a syntax error on the badge"
            self.find(node.posonlyargs[0], what, "the arguments without it")
        self.generic_visit(node)

    def _check_stars(self, node):
        is_target = isinstance(getattr(node, "ctx", None), ast.Store)  # a, *b = ... is fine
        for each in node.elts:
            if isinstance(each, ast.Starred) and not is_target:
                self.find(each, "[*values] is a syntax error on the badge", "list(values) + ...")
        self.generic_visit(node)

    visit_List = visit_Tuple = visit_Set = _check_stars

    def visit_Dict(self, node):
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                self.find(value, "{**values} is a syntax error on the badge", "result.update()")
        self.generic_visit(node)

    def visit_Slice(self, node):
        if node.step:
            self.find(node, "slices with a step do not work on the badge", "a loop over range()")
        self.generic_visit(node)

    def visit_With(self, node):
        last = node.items[-1].optional_vars or node.items[-1].context_expr
        lines = self.lines[last.end_lineno - 1 : node.body[0].lineno]
        after = b"".join(lines)[last.end_col_offset :].lstrip()
        alone = len(node.items) == 1 and not node.items[0].optional_vars
        if not alone and not after.startswith(b":"):
            what = "with and parentheses is a syntax error on the badge"
            self.find(node, what, "one with inside the other")
        self.generic_visit(node)

    def _check_async(self, node):
        self.find(node, "async compiles differently on the badge", "a generator")
        self.generic_visit(node)

    visit_AsyncFunctionDef = visit_AsyncFor = visit_AsyncWith = visit_Await = _check_async

    def visit_Compare(self, node):
        if isinstance(node.ops[0], ast.Eq | ast.NotEq):
            for side in (node.left, *node.comparators):
                if isinstance(side, ast.Call) and _name(side.func) == "range":
                    self.find(side, "two equal ranges are not == on the badge", "list(range(...))")
        self.generic_visit(node)

    # -- classes and functions --------------------------------------------------------------------

    def visit_ClassDef(self, node):
        for keyword in node.keywords:
            what = f"the badge has no class with {keyword.arg}="
            self.find(keyword.value, what, "a plain class")
        for statement in node.body:
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            if any(_name(target) == "__slots__" for target in targets):
                self.find(statement, "the badge ignores __slots__", "the class without it")
        self._visit_inside(node)

    def visit_FunctionDef(self, node):
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Attribute) and decorator.attr in lacks.NATIVE_CODE:
                self.find(decorator, "the badge has no native code", "plain Python")
        self._visit_inside(node)

    def _visit_inside(self, node):
        self.scopes.append(node)
        self.generic_visit(node)
        self.scopes.pop()

    def _calls_itself(self, function):
        """Whether a call of this function is a call of one that we are inside of."""
        owner = None
        for scope in self.scopes:
            if isinstance(scope, ast.ClassDef):
                owner = scope
                continue
            if owner is None and _name(function) == scope.name:
                return True
            if (
                owner is not None
                and isinstance(function, ast.Attribute)
                and function.attr == scope.name
                and _name(function.value) in ("self", "cls", owner.name)
            ):
                return True
            owner = None
        return False

    # -- names, methods and arguments -------------------------------------------------------------

    def visit_Name(self, node):
        if node.id in lacks.BUILTINS and node.id not in self.bound:
            self.find(node, f"the badge has no {node.id}", lacks.BUILTINS[node.id])

    def visit_Attribute(self, node):
        module = self.modules.get(_name(node.value))
        if module:
            self._check_member(node, module, node.attr)
        kind = self.buffers.get(ast.unparse(node.value))
        if kind and node.attr in lacks.METHODS_OF[kind].split():
            what = f"on the badge {kind} has no {node.attr}"
            self.find(node, what, "a slice or a new one")
        self.generic_visit(node)

    def visit_Delete(self, node):
        for target in node.targets:
            if isinstance(target, ast.Subscript) and ast.unparse(target.value) in self.buffers:
                what = "on the badge a bytearray or array keeps its items"
                self.find(target, what, "a slice or a new one")
        self.generic_visit(node)

    def visit_Call(self, node):
        name = _name(node.func)
        method = node.func.attr if isinstance(node.func, ast.Attribute) else None
        if self._calls_itself(node.func):
            what = "a function that calls itself soon exceeds the badge's short stack"
            self.find(node, what, "a loop, with a list of what is still to do")
        if method in lacks.METHODS and _name(node.func.value) not in ("self", "cls"):
            self.find(node.func, f"the badge has no method {method}", lacks.METHODS[method])
        if name in ("next", "iter") and len(node.args) > 1:
            self.find(node, f"{name} takes one argument on the badge", "a for loop")
        if "deque" in (name, method) and len(node.args) < 2:
            self.find(node, "deque needs a length on the badge", "deque((), 16)")
        if name in ("isinstance", "issubclass") and isinstance(node.args[-1], ast.BinOp):
            self.find(node, f"{name} knows no A | B on the badge", "a tuple (A, B)")
        instead = lacks.NO_KEYWORDS.get(name) or lacks.NO_KEYWORDS_METHODS.get(method)
        if node.keywords and instead:
            self.find(node, f"{name or method} takes no keywords on the badge", instead)
        self.generic_visit(node)


def _name(node):
    return node.id if isinstance(node, ast.Name) else None
