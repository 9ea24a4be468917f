# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is compiled for the badge is our source with numbers for constants and short private names:
the same lines, the same meaning. That it still does the same is what all other tests on the VM
prove, because they run it.
"""

import ast

import pytest

from tools.vm import ROOT
from tools.vm.edits import program
from tools.vm.names import _company, _short_names, shorten_names
from tools.vm.numbers import inline_numbers

FILES = sorted((ROOT / "lib/drawbridge").rglob("*.py")) + sorted((ROOT / "engine").rglob("*.py"))


def slim(path):
    name = path.relative_to(ROOT).as_posix()
    return shorten_names(name, inline_numbers(name, path.read_bytes(), ROOT), ROOT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_statement_stays_on_its_line(path):
    """A traceback on the badge names the line of the file that people read."""
    lines = [
        [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, KEPT)]
        for source in (path.read_bytes(), slim(path))
    ]
    assert lines[0] == lines[1]


KEPT = (ast.FunctionDef, ast.ClassDef, ast.Return, ast.For, ast.If, ast.Raise)


def numbers_in(source, path="lib/drawbridge/any.py"):
    return inline_numbers(path, source, ROOT).decode()


def test_a_number_stands_where_its_name_stood():
    source = (
        b"from drawbridge.draw import art_data as art\n"
        b"from engine.match import END_TURN, Match\n"
        b'print(art.YELLOW, END_TURN, "art.YELLOW is a name")\n'
        b"smart.YELLOW = 1\n"
    )
    assert numbers_in(source) == (
        "pass\n"
        "from engine.match import Match\n"
        'print(15, 255, "art.YELLOW is a name")\n'
        "smart.YELLOW = 1\n"
    )


def test_what_is_no_number_is_imported_as_before():
    source = (
        b"def f():\n    from drawbridge.draw import hexes\n    return hexes.tiles, hexes.WIDTH\n"
    )
    assert numbers_in(source) == (
        "def f():\n    from drawbridge.draw import hexes\n    return hexes.tiles, 14\n"
    )


def test_a_constant_of_the_app_vanishes_and_one_of_the_engine_stays():
    buttons = ast.parse(slim(ROOT / "lib/drawbridge/badge/buttons.py"))
    assert "NO_KEY" not in {getattr(node, "id", "") for node in ast.walk(buttons)}
    assert b"\nEND_TURN = 255\n" in slim(ROOT / "engine/match.py")


def test_a_private_constant_vanishes_everywhere():
    outlook = ast.parse(slim(ROOT / "engine/route/outlook.py"))
    private = {getattr(node, "id", "") for node in ast.walk(outlook)}
    assert not {"_CUT_OFF", "_FAR", "_FIGURES"} & private
    thinking = slim(ROOT / "lib/drawbridge/screens/thinking.py")
    assert b"micropython" not in thinking and b"now() // 175 % (3 + 1)" in thinking


def test_a_negative_number_stays_one_number():
    """-3 in the place of a name would be another number in _NAME ** 2."""
    assert b"\n    most = (-536870912)\n" in slim(ROOT / "engine/route/bot.py")


def test_names_that_meet_stay_different():
    """In one file, or in a class and what it is built on."""
    short = _short_names(ROOT)
    for module in program(ROOT):
        company = _company(ROOT, module)
        assert len({short[name] for name in company}) == len(company)
    assert {"_complaining", "_picture"} <= _company(ROOT, "drawbridge.screens.route_lesson")


def test_a_private_name_is_never_written_as_a_text():
    """getattr(thing, "_name") would no longer find it, nor would an f-string."""
    for module, tree in program(ROOT).items():
        for node in ast.walk(tree):
            assert not isinstance(node, ast.JoinedStr), module
            if getattr(getattr(node, "func", None), "id", "").endswith("attr"):
                texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                assert not any(str(text).startswith("_") for text in texts), module


def test_other_files_are_not_changed():
    source = b"from engine.match import END_TURN\n_draw(END_TURN)\n"
    assert shorten_names("lib/adafruit_ticks.py", source, ROOT) == source
