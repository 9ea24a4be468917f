# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drives are found where each system mounts them; nobody has to guess when there are several."""

from pathlib import Path

import pytest

from tests.deploy.samples import BOOT_OUT
from tools.deploy import DeployError
from tools.deploy.__main__ import choose_drive
from tools.deploy.drives import find_drives, folders_in, given_drive, linux_drives, windows_drives


def badge(place):
    place.mkdir(parents=True)
    (place / "boot_out.txt").write_text(BOOT_OUT)
    return place


def mounts(tmp_path, *lines):
    path = tmp_path / "mounts"
    path.write_text("".join(f"{line} rw,nosuid 0 0\n" for line in lines))
    return path


def test_linux_looks_at_mounts_of_fat_drives(tmp_path):
    one = badge(tmp_path / "mnt" / "my badge")
    other = tmp_path / "mnt" / "camera"
    other.mkdir()
    network = badge(tmp_path / "mnt" / "far")
    table = mounts(
        tmp_path,
        "proc /proc proc",
        "/dev/sdb1 " + str(one).replace(" ", "\\040") + " vfat",
        f"/dev/sdc1 {other} vfat",
        f"server:/far {network} nfs4",
    )
    assert linux_drives(table, []) == [one]


def test_linux_looks_where_desktops_mount(tmp_path):
    one = badge(tmp_path / "media" / "ann" / "CIRCUITPY")
    two = badge(tmp_path / "media" / "ann" / "CIRCUITPY1")
    (tmp_path / "media" / "ann" / "OTHER").mkdir()
    table = mounts(tmp_path, f"/dev/sdb1 {one} vfat")
    automatic = [tmp_path / "media" / "ann", tmp_path / "missing"]
    assert linux_drives(table, automatic) == [one, two]
    assert linux_drives(tmp_path / "missing", automatic) == [one, two]


def test_macos_looks_into_one_folder(tmp_path):
    one = badge(tmp_path / "CIRCUITPY")
    (tmp_path / "Macintosh HD").mkdir()
    assert folders_in(tmp_path) == [one]


def test_windows_looks_for_the_label():
    labels = {"C": "Windows", "F": "CIRCUITPY", "E": "CIRCUITPY", "G": ""}
    assert windows_drives(labels) == [Path("E:\\"), Path("F:\\")]


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_looking_needs_nothing_to_be_there(platform):
    assert isinstance(find_drives(platform), list)


def test_letter_means_the_root_of_a_drive(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("E:\\").mkdir()
    assert given_drive("E:") == Path("E:\\")


def test_missing_folder_is_named(tmp_path):
    with pytest.raises(DeployError, match="nowhere: no such folder, expected a CIRCUITPY drive"):
        given_drive(str(tmp_path / "nowhere"))


def test_one_drive_is_taken(tmp_path):
    assert choose_drive([tmp_path]) == tmp_path


def test_none_says_what_to_do():
    with pytest.raises(DeployError, match="^no CIRCUITPY drive found: connect .* DRIVE="):
        choose_drive([])


def test_several_are_listed_with_what_they_are(tmp_path):
    one, two = badge(tmp_path / "CIRCUITPY"), tmp_path / "CIRCUITPY 1"
    two.mkdir()
    with pytest.raises(DeployError) as caught:
        choose_drive([one, two])
    first, *lines = str(caught.value).splitlines()
    assert first == "2 drives found, expected one: say which"
    assert lines[0] == f"  make deploy DRIVE={one}   PyBadge or PyBadge LC, CircuitPython 10.2.1"
    assert lines[1].startswith(f"  make deploy DRIVE='{two}'   ")
