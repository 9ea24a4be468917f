# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A test that fails on the VM fails here too, by its name; a module without tests is a failure."""

import pytest

from tests.vm.modules import on_vm_too, run_on_vm
from tools import vm

PASSING = """
from tests.raising import raises

def helper():
    assert False

def test_one():
    assert 1 + 1 == 2

def test_two():
    with raises(ZeroDivisionError) as caught:
        1 // 0
    assert isinstance(caught.error, ZeroDivisionError)
"""

FAILING = """
from tests.raising import raises

def test_fine():
    pass

def test_wrong():
    assert [] == [1], "they differ"

def test_nothing_raised():
    with raises(ValueError):
        pass

def test_other_raised():
    with raises(ValueError):
        {}["missing"]
"""


def run_sample(source):
    return run_on_vm("sample", {"sample.py": source} | vm.sources("tests/raising.py"))


def test_names_of_the_tests_that_ran():
    assert run_sample(PASSING) == ["test_one", "test_two"]


def test_failures_come_out_with_name_and_traceback():
    with pytest.raises(vm.VmError) as caught:
        run_sample(FAILING)
    text = str(caught.value)
    assert "failed on the VM: test_nothing_raised, test_other_raised, test_wrong" in text
    assert "passed test_fine" in text
    assert 'File "sample.py", line 8, in test_wrong\nAssertionError: they differ' in text
    assert "ValueError was not raised" in text
    assert "KeyError: missing" in text


def test_module_that_cannot_be_imported_is_a_failure():
    with pytest.raises(vm.VmError, match="ImportError: no module named 'dataclasses'"):
        run_sample("import dataclasses\ndef test_never_reached(): pass")


def test_module_without_tests_is_a_failure():
    with pytest.raises(AssertionError, match="sample: no test_ function in it"):
        run_sample("def helper(): pass")


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("ALSO_ON_VM = True", True),
        ("import os\nALSO_ON_VM = True\n", True),
        ("ALSO_ON_VM = False", False),
        ("'''ALSO_ON_VM = True'''", False),
        ("def f():\n    ALSO_ON_VM = True", False),
        ("", False),
    ],
)
def test_marker(tmp_path, source, wanted):
    path = tmp_path / "test_sample.py"
    path.write_text(source)
    assert on_vm_too(path) is wanted
