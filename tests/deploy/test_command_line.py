# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The whole command with the real bundle, onto a folder that looks like a drive."""

import hashlib

import pytest

from tests.deploy.samples import BOOT_OUT, OWN, contents, files_on, put
from tools.bundle.contents import bundle
from tools.deploy import __main__ as command
from tools.deploy.plan import Step


@pytest.fixture
def root(tmp_path):
    return put(tmp_path / "CIRCUITPY", OWN)


def test_says_what_it_found_and_does_it(root, capsys):
    assert command.main(["--drive", str(root)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{root}: PyBadge or PyBadge LC, CircuitPython 10.2.1"
    assert said[1].startswith("Drawbridge ")
    assert said[-1] == "done: eject the drive, then press RESET on the badge"
    assert files_on(root) == OWN | bundle()
    assert command.main(["--drive", str(root)]) == 0
    assert capsys.readouterr().out.endswith("nothing to do: the badge has this version\n")


def test_drive_checks_itself_against_its_list(root):
    command.main(["--drive", str(root)])
    for line in (root / "drawbridge.sha256").read_text().splitlines():
        digest, path = line.split("  ")
        assert hashlib.sha256((root / path).read_bytes()).hexdigest() == digest


def test_finds_the_drive_itself(root, monkeypatch, capsys):
    monkeypatch.setattr(command, "find_drives", lambda: [root])
    assert command.main(["--dry-run"]) == 0
    assert capsys.readouterr().out.endswith("nothing was changed\n")
    assert files_on(root) == OWN


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("10.2.1", "8.2.0", "CircuitPython 8.2.0, expected CircuitPython 9 or 10"),
        ("ID:pybadge", "ID:clue", "board id clue"),
    ],
)
def test_unsupported_badge_is_left_alone(root, capsys, old, new, words):
    put(root, {"boot_out.txt": BOOT_OUT.replace(old, new).encode()})
    before = contents(root)
    assert command.main(["--drive", str(root)]) == 1
    assert words in capsys.readouterr().err
    assert contents(root) == before


def test_folder_that_is_no_drive_is_left_alone(tmp_path, capsys):
    assert command.main(["--drive", str(tmp_path)]) == 1
    assert "expected a CIRCUITPY drive" in capsys.readouterr().err
    assert contents(tmp_path) == {}


def test_interruption_is_one_line(root, monkeypatch, capsys):
    def stop(self, drive):
        raise KeyboardInterrupt

    monkeypatch.setattr(Step, "do", stop)
    assert command.main(["--drive", str(root)]) == 130
    said = capsys.readouterr().err.strip()
    assert said == "interrupted: run this again: it goes on where it stopped"
