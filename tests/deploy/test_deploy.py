# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The drive becomes the bundle; what is its owner's stays, or is kept where they can find it."""

import hashlib

import pytest

from tests.deploy.samples import FIRST, IN_THE_WAY, OWN, SECOND, bundle, contents, files_on, put
from tools.bundle import manifest
from tools.deploy.__main__ import deploy


@pytest.fixture
def drive(tmp_path):
    return put(tmp_path / "CIRCUITPY", OWN)


def kept(files, folder="before-drawbridge"):
    return {f"{folder}/{path}": data for path, data in files.items()}


def test_first_time(drive):
    deploy(drive, FIRST)
    assert files_on(drive) == OWN | FIRST


def test_update_replaces_and_removes_what_was_ours(drive):
    deploy(drive, FIRST)
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND
    assert "engine/old" not in contents(drive)


def test_back_to_the_version_before(drive):
    deploy(drive, SECOND)
    deploy(drive, FIRST)
    assert files_on(drive) == OWN | FIRST


def test_second_time_nothing_is_done(drive, capsys):
    deploy(drive, FIRST)
    capsys.readouterr()
    assert deploy(drive, FIRST) == 0
    assert capsys.readouterr().out == ""


def test_only_what_changed_is_written(drive):
    deploy(drive, FIRST)
    before = {path: (drive / path).stat().st_ino for path in FIRST}
    deploy(drive, SECOND)
    same = {path for path in FIRST if path in SECOND and FIRST[path] == SECOND[path]}
    assert same == {"boards/bridges_a.mpy", "engine/__init__.mpy"}
    written = {path for path in FIRST if path in SECOND} - same
    inodes = {path: (drive / path).stat().st_ino for path in same | written}
    assert {path for path in inodes if inodes[path] == before[path]} == same


def test_what_is_in_the_way_is_kept(drive, capsys):
    put(drive, IN_THE_WAY)
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND | kept(IN_THE_WAY)
    said = capsys.readouterr().out
    assert "keep   code.py as before-drawbridge/code.py\n" in said
    assert "what was yours and in the way is now in before-drawbridge on the drive\n" in said


def test_what_was_kept_is_never_overwritten(drive):
    for number, mine in enumerate([b"first", b"second", b"third"], 1):
        put(drive, {"code.py": mine})
        deploy(drive, FIRST)
        folder = "before-drawbridge" + (f"-{number}" if number > 1 else "")
        assert (drive / folder / "code.py").read_bytes() == mine
    assert (drive / "before-drawbridge" / "code.py").read_bytes() == b"first"


def test_our_file_that_somebody_changed_is_theirs(drive):
    deploy(drive, FIRST)
    mine = {"code.py": b"# tuned by me\n", "engine/match.py": b"# better rules\n"}
    mine["engine/old/deep/gone.mpy"] = b"not in the way of the second version"
    put(drive, mine)
    deploy(drive, SECOND)
    there = {"engine/old/deep/gone.mpy": mine.pop("engine/old/deep/gone.mpy")}
    assert files_on(drive) == OWN | SECOND | there | kept(mine)


def test_same_file_copied_by_hand_is_taken_over(drive):
    put(drive, {path: data for path, data in FIRST.items() if path != manifest.NAME})
    deploy(drive, FIRST)
    assert files_on(drive) == OWN | FIRST
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND


def test_twin_without_a_list_is_kept_and_out_of_the_way(drive):
    """Somebody copied the bundle in source form by hand, and its list got lost."""
    put(drive, {"engine/match.py": b"# source\n"})
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND | kept({"engine/match.py": b"# source\n"})


def test_folder_that_goes_before_a_module_is_kept(drive):
    package = {"lib/adafruit_ticks/__init__.py": b"", "lib/adafruit_ticks/more.py": b"# more"}
    put(drive, package)
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND | kept(package)


def test_empty_folder_that_goes_before_a_module_is_kept(drive):
    (drive / "lib" / "adafruit_ticks").mkdir()
    deploy(drive, SECOND)
    assert "lib/adafruit_ticks" not in contents(drive)
    assert "before-drawbridge/lib/adafruit_ticks" in contents(drive)


def test_package_that_became_a_module_is_removed(drive):
    deploy(drive, bundle({"engine/match/__init__.mpy": b"1", "engine/match/turn.mpy": b"2"}))
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND
    assert "engine/match" not in contents(drive)


def test_file_where_a_folder_has_to_be_is_kept(drive):
    put(drive, {"engine": b"not a folder"})
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND | kept({"engine": b"not a folder"})


def test_folder_where_a_file_has_to_be_is_kept(drive):
    put(drive, {"code.py/readme": b"a folder"})
    deploy(drive, SECOND)
    assert files_on(drive) == OWN | SECOND | kept({"code.py/readme": b"a folder"})


def test_damaged_list_costs_nobody_a_file(drive):
    deploy(drive, FIRST)
    put(drive, {manifest.NAME: bytes(300) + b"\xff\n"})
    deploy(drive, SECOND)
    now = files_on(drive)
    assert now.items() >= (OWN | SECOND).items()
    for path, data in FIRST.items():
        assert (
            data in (now.get(path), now.get(f"before-drawbridge/{path}")) or path == manifest.NAME
        )


@pytest.mark.parametrize(
    "path", ["../outside", "engine/../../outside", "/{}", "C:outside", "..\\o"]
)
def test_list_never_leads_out_of_the_drive(drive, path):
    outside = drive.parent / "outside"
    outside.write_bytes(b"mine")
    line = f"{hashlib.sha256(b'mine').hexdigest()}  {path.format(outside)}\n"
    put(drive, {manifest.NAME: line.encode()})
    deploy(drive, FIRST)
    assert outside.read_bytes() == b"mine"
    assert manifest.from_bytes(line.encode()) == set()


def test_dry_run_says_the_same_and_does_nothing(drive, capsys):
    put(drive, IN_THE_WAY)
    before = contents(drive)
    steps = deploy(drive, SECOND, dry_run=True)
    said = capsys.readouterr().out
    assert contents(drive) == before
    assert deploy(drive, SECOND) == steps
    assert capsys.readouterr().out.startswith(said)


def test_progress_counts_to_the_end(drive, capsys):
    steps = deploy(drive, FIRST)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("]")[0] for line in lines] == [f"[{n}/{steps}" for n in range(1, steps + 1)]


def test_code_is_last_because_the_badge_starts_with_it(drive, capsys):
    deploy(drive, FIRST)
    lines = capsys.readouterr().out.splitlines()
    program = [line for line in lines if "write" in line and manifest.NAME not in line]
    assert program[-1].endswith("write  code.py")
