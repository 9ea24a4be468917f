# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the product says is said in words/ and nowhere else, and no word there is left over."""

import ast
import importlib
import re

import pytest

from tools.vm import ROOT

APP = ROOT / "lib" / "drawbridge"
FILES = [
    path
    for path in sorted(APP.rglob("*.py"))
    if path.parent.name != "words" and not path.stem.endswith("_data")  # made by tools
]
FILES.append(ROOT / "code.py")

NAMES = {"Drawbridge"}  # the same in every language

# Two words with a space between them, or one with an accent or a capital in front of small letters.
SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]|[À-ÿ¡¿]|^[A-Z][a-z]+$")

# A list of modules: every word has a point or an underscore inside or at its end.
MODULES = re.compile(r"([a-z]+[._][a-z_.]*( |$))+")


def for_programmers(tree):
    """The strings that only somebody who programs gets to see: docstrings, texts of exceptions and
    what is printed on the console."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
        elif isinstance(node, ast.Raise) or called(node) == "print":
            found.update(ast.walk(node))
    return found


def called(node):
    """The name of the function that a node calls, or None."""
    if isinstance(node, ast.Call):
        return getattr(node.func, "id", getattr(node.func, "attr", None))
    return None


def strings(tree, ignored):
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in ignored:
            yield node.value


def is_sentence(text):
    return bool(SENTENCE.search(text)) and not MODULES.fullmatch(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_outside_words(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = set(strings(tree, for_programmers(tree))) - NAMES
    assert [text for text in said if is_sentence(text)] == []


def test_a_sentence_is_found():
    for text in ("Press any key", "Añadir", "Pause", "¿"):
        assert is_sentence(text)
    for text in ("end_turn?", "a.screens.", "a.b c_ d.", "ABCDEFG", "%d/%d", " ", "M"):
        assert not is_sentence(text)


def test_every_word_is_used():
    """By its key, as a string in the app or the engine; a key that is put together begins or ends
    with a string that is there."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in engine_and_app()]
    used = {text for tree in trees for text in strings(tree, set())}
    keys = re.findall(r"^(\S+?)=", importlib.import_module("drawbridge.words.en").WORDS, re.M)
    assert len(keys) > 100
    parts = [text for text in used if re.fullmatch(r"_[a-z_?]+|[a-z_]+_(%d)?", text)]
    left_over = [
        key
        for key in keys
        if key not in used
        and not any(key.endswith(part) for part in parts if part[0] == "_")
        and not any(key.startswith(part.removesuffix("%d")) for part in parts if part[0] != "_")
    ]
    assert left_over == []


def engine_and_app():
    return [*FILES, APP / "words" / "__init__.py", *sorted((ROOT / "engine").rglob("*.py"))]
