# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""README keeps its word: its example runs, its commands and its pictures exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "(3)" in capsys.readouterr().out


def test_every_command_is_a_target_of_make():
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = set(re.findall(r"\bmake ([a-z]+)`", README)) | set(
        re.findall(r"^make ([a-z]+)$", README, re.MULTILINE)
    )
    assert {"play", "test"} <= named
    assert named <= set(targets)


def test_every_picture_and_file_is_there():
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)
    assert pictures
    for path in pictures:
        assert (ROOT / path).is_file(), path
