# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The numbers of art_data stand in the compiled files, and nothing else is changed."""

import ast

import pytest

from tools.vm import ROOT
from tools.vm.inline import inline_art

FILES = sorted((ROOT / "lib/drawbridge").rglob("*.py"))


def inlined(path):
    source = path.read_bytes()
    return source, inline_art(path.relative_to(ROOT).as_posix(), source, ROOT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_name_is_left_and_every_line_stays_where_it_was(path):
    before, after = inlined(path)
    assert before.count(b"\n") == after.count(b"\n")
    names = {node.id for node in ast.walk(ast.parse(after)) if isinstance(node, ast.Name)}
    assert "art" not in names


def test_a_number_is_the_one_that_the_name_stands_for():
    source = (
        b"from drawbridge.draw import art_data as art\n"
        b'print(art.YELLOW, art.SEA, "art.YELLOW is a name")\n'
        b"smart.YELLOW = 1\n"
    )
    after = inline_art("lib/drawbridge/draw/any.py", source, ROOT)
    assert after.startswith(b"\nprint(15, 0, ")
    assert b"smart.YELLOW = 1" in after


def test_only_our_own_files_are_changed():
    source = b"from drawbridge.draw import art_data as art\nprint(art.YELLOW)\n"
    assert inline_art("lib/adafruit_ticks.py", source, ROOT) == source
