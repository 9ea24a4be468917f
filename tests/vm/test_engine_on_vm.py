# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The engine, compiled as for the badge, passes its own tests on 32-bit MicroPython."""

import pytest

from tests.vm.modules import on_vm_too, run_on_vm
from tools import vm

MODULES = [
    path.stem for path in sorted((vm.ROOT / "tests/engine").glob("test_*.py")) if on_vm_too(path)
]


@pytest.mark.parametrize("module", MODULES)
def test_engine_on_vm(module):
    files = vm.compiled("engine", "boards") | vm.sources("tests")
    run_on_vm(f"tests.engine.{module}", files)
