# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The VM is what the other tests take it for: 32 bits, a short stack, our files, its errors."""

import pytest

from tools import vm


def test_returns_what_was_printed():
    assert vm.run("print('öresund', end='')") == "öresund"


def test_pointers_have_32_bits():
    assert vm.run("import sys; print(sys.maxsize)") == "2147483647\n"


def test_python_stack_ends_where_the_badge_s_does():
    """PLATFORM: about 49 trivial calls."""
    source = """
deep = 0
def call():
    global deep
    deep += 1
    call()
try:
    call()
except RuntimeError:
    print(deep)
"""
    assert 45 <= int(vm.run(source)) <= 49


def test_error_has_the_output_before_it_and_the_traceback():
    with pytest.raises(vm.VmError) as caught:
        vm.run("print('before')\ndef fail():\n    return 1 // 0\nfail()")
    assert str(caught.value) == (
        'before\nTraceback (most recent call last):\n  File "<stdin>", line 4, in <module>\n'
        '  File "<stdin>", line 3, in fail\nZeroDivisionError: divide by zero\n'
    )


def test_steps_share_globals_and_garbage_goes_between_them():
    used = vm.run(
        "import gc\nkept = bytes(1000)\nlost = bytes(5000)\nbefore = gc.mem_alloc()",
        "lost = None\ngc.collect()",
        "print(before - gc.mem_alloc(), len(kept))",
    )
    freed, kept = used.split()
    assert int(freed) >= 5000 - 1000
    assert kept == "1000"


@pytest.mark.parametrize("mount", [vm.sources, vm.compiled])
def test_folders_are_mounted(tmp_path, mount):
    package = tmp_path / "islands" / "inner"
    package.mkdir(parents=True)
    (tmp_path / "islands" / "__init__.py").write_text("")
    (package / "__init__.py").write_text("from islands.inner.deep import NAME")
    (package / "deep.py").write_text("NAME = 'north'\ndef fail():\n    raise ValueError(NAME)\n")
    files = mount("islands", root=tmp_path)
    assert vm.run("from islands.inner import NAME; print(NAME)", files=files) == "north\n"
    with pytest.raises(vm.VmError, match='"islands[./]inner[./]deep(.py)?", line 3, in fail'):
        vm.run("from islands.inner.deep import fail; fail()", files=files)


def test_single_file_is_mounted_and_a_missing_one_is_an_error(tmp_path):
    (tmp_path / "code.py").write_text("print('started')")
    assert vm.run("import code", files=vm.compiled("code.py", root=tmp_path)) == "started\n"
    with pytest.raises(FileNotFoundError, match="missing: no such file or folder"):
        vm.sources("missing", root=tmp_path)


def test_compiler_names_file_and_line():
    with pytest.raises(vm.CompileError, match='File "lib/wrong.py", line 2 SyntaxError'):
        vm.compile_mpy("lib/wrong.py", b"a = 1\nmatch a:\n    case 1: pass\n")
