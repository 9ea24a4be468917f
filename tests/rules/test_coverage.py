# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every fact of the rules is named by a test, and no test names a fact that is not there."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = sorted(Path(__file__).parent.glob("*.txt"))


def facts(path):
    return re.findall(r"^([A-Z]\d\d) ", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_fact_is_named_by_a_test_and_every_name_is_a_fact(path):
    known = facts(path)
    assert known and len(set(known)) == len(known)
    named = set()
    for test in TESTS.rglob("test_*.py"):
        text = test.read_text(encoding="utf-8")
        named |= set(re.findall(rf"\b{known[0][0]}\d\d\b", text))
    assert named == set(known)
