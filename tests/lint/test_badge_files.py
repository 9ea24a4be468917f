# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Everything that goes onto the badge passes the check, and the badge's own compiler takes it."""

import pytest

from tools import vm
from tools.lint.check import badge_files, check

FILES = badge_files()


@pytest.mark.parametrize("path", FILES)
def test_badge_lacks_nothing_that_a_file_uses(path):
    assert [str(finding) for finding in check(path, FILES[path].decode())] == []


@pytest.mark.parametrize("path", FILES)
def test_file_compiles_for_the_badge(path):
    assert vm.compile_mpy(path, FILES[path])[:2] == b"M\x06"
