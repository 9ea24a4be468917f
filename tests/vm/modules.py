# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Finds the test modules that say ALSO_ON_VM = True and has them run there."""

import ast

from tools import vm


def on_vm_too(path):
    """Whether a test module has the line ALSO_ON_VM = True."""
    wanted = ast.dump(ast.parse("ALSO_ON_VM = True").body[0])
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(ast.dump(statement) == wanted for statement in tree.body)


def run_on_vm(module, files):
    """Run the tests of a module, by its dotted name; return the names of those that ran.

    A test that fails is a VmError with its name and traceback.
    """
    files = files | vm.sources("tests/vm/runner.py")
    printed = vm.run(f"from tests.vm.runner import run_module\nrun_module({module!r})", files=files)
    passed = "passed "
    ran = [line.removeprefix(passed) for line in printed.splitlines() if line.startswith(passed)]
    if not ran:
        raise AssertionError(f"{module}: no test_ function in it")
    return ran
