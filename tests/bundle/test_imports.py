# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What a file cannot run without is found, and what it guards is left out."""

import ast

import pytest

from tools.bundle.imports import Import, async_lines, needed_imports


def read(source, package=""):
    return needed_imports(ast.parse(source), package)


@pytest.mark.parametrize(
    ("source", "package", "found"),
    [
        ("import a", "", Import(1, "a")),
        ("import a.b as c", "", Import(1, "a.b")),
        ("from a.b import c, d as e", "", Import(1, "a.b", ("c", "d"))),
        ("from . import c", "a.b", Import(1, "a.b", ("c",))),
        ("from .c import d", "a.b", Import(1, "a.b.c", ("d",))),
        ("from ..c import d", "a.b", Import(1, "a.c", ("d",))),
        ("def f():\n    if x:\n        import a", "", Import(3, "a")),
        ("try:\n    pass\nexcept ImportError:\n    import a", "", Import(4, "a")),
        ("try:\n    import a\nexcept Exception:\n    print()", "", Import(2, "a")),
        ("try:\n    import a\nexcept:\n    print()", "", Import(2, "a")),
        ("try:\n    import a\nfinally:\n    print()", "", Import(2, "a")),
        ("if x:\n    pass\nelse:\n    import a", "", Import(4, "a")),
    ],
)
def test_needed(source, package, found):
    assert read(source, package) == [found]


@pytest.mark.parametrize(
    "source",
    [
        "try:\n    from typing import Any\nexcept ImportError:\n    pass",
        "try:\n    import a\nexcept (NameError, ImportError):\n    pass",
        "try:\n    import a\nexcept ModuleNotFoundError:\n    pass",
        "if TYPE_CHECKING:\n    import a",
    ],
)
def test_guarded(source):
    assert read(source) == []


def test_packages_on_the_way():
    assert Import(1, "a.b.c").parents() == ["a", "a.b", "a.b.c"]


def test_async():
    source = "async def f():\n    await g()\n    async for a in b: pass\n    async with c: pass\n"
    assert async_lines(ast.parse(source)) == [1, 2, 3, 4]
    assert async_lines(ast.parse("def f():\n    yield\n")) == []
