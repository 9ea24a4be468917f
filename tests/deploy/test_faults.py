# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Nothing that happens to a drive costs its owner a file, or Drawbridge more than another run."""

import errno
import shutil

import pytest

from tests.deploy.faults import CannotFlush, Full, Records, Refuses, Stops
from tests.deploy.samples import FIRST, IN_THE_WAY, OWN, SECOND, contents, files_on, put
from tools.deploy import DeployError
from tools.deploy import drive as drive_module
from tools.deploy.__main__ import deploy
from tools.deploy.drive import UNFINISHED, Drive

MINE = OWN | IN_THE_WAY


def fresh(tmp_path, name="drive"):
    """A drive that never had Drawbridge, in place of the one of the same name."""
    shutil.rmtree(tmp_path / name, ignore_errors=True)
    return put(tmp_path / name, MINE)


def older(tmp_path, name="drive"):
    """A drive with an older version, and with things that came into the way later."""
    shutil.rmtree(tmp_path / name, ignore_errors=True)
    root = put(tmp_path / name, OWN)
    deploy(root, FIRST)
    return put(root, IN_THE_WAY)


def deploy_on(disk, monkeypatch, root):
    with monkeypatch.context() as patch:
        patch.setattr(drive_module, "os", disk)
        deploy(root, SECOND)


def test_content_is_on_the_flash_before_the_name(tmp_path, monkeypatch):
    disk = Records()
    monkeypatch.setattr(drive_module, "os", disk)
    drive = Drive(tmp_path)
    drive.write("code.py", b"1")
    assert disk.calls == ["open", "write", "fsync", "close", "replace"]
    drive.flush()
    assert disk.calls[5:] == ["open", "fsync", "close"], "and then the folder's names"


@pytest.mark.parametrize("dead", [False, True], ids=["Ctrl-C", "power cut"])
@pytest.mark.parametrize("make", [fresh, older])
def test_interrupted_after_any_change_and_run_again(tmp_path, monkeypatch, make, dead):
    clean = make(tmp_path, "clean")
    deploy(clean, SECOND)
    wanted = contents(clean)
    for after in range(1, 1000):
        root = make(tmp_path)
        try:
            deploy_on(Stops(after, dead), monkeypatch, root)
        except KeyboardInterrupt:
            check_nothing_is_lost_or_half(root)
        else:
            break
        deploy(root, SECOND)
        assert contents(root) == wanted, f"stopped after {after} changes"
    assert 3 * len(SECOND) < after < 999, "a file is at least opened, written and renamed"


def check_nothing_is_lost_or_half(root):
    now = files_on(root)
    for path, data in MINE.items():
        assert data in (now.get(path), now.get(f"before-drawbridge/{path}")), path
    for path in set(FIRST) | set(SECOND):
        whole = (None, FIRST.get(path), SECOND.get(path), MINE.get(path))
        assert now.get(path) in whole or path == "drawbridge.sha256", path


def test_interrupted_then_another_version(tmp_path, monkeypatch):
    """What a first attempt left behind is cleared up by a version that has other files."""
    for after in range(1, 1000):
        root = fresh(tmp_path)
        try:
            deploy_on(Stops(after, dead=True), monkeypatch, root)
        except KeyboardInterrupt:
            deploy(root, FIRST)
            now = files_on(root)
            assert not [path for path in now if path.endswith(UNFINISHED)]
            assert now.items() >= (OWN | FIRST).items()
            assert not {path for path in now if "before" not in path} - set(MINE) - set(FIRST)
        else:
            break


@pytest.mark.parametrize("make", [fresh, older])
def test_disk_that_gets_full_at_any_point(tmp_path, monkeypatch, make):
    clean = make(tmp_path, "clean")
    deploy(clean, SECOND)
    for room in range(0, 10_000, 97):
        root = make(tmp_path)
        try:
            deploy_on(Full(room), monkeypatch, root)
        except DeployError as error:
            said = str(error)
        else:
            break
        assert "No space left on device: delete what you do not need" in said
        assert "\n" not in said
        assert not [path for path in files_on(root) if path.endswith(UNFINISHED)]
        check_nothing_is_lost_or_half(root)
        deploy(root, SECOND)
        assert contents(root) == contents(clean)
    assert room > sum(map(len, SECOND.values())) - 1000, "never got as far as the last files"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (errno.EROFS, "Read-only file system: press RESET on the badge"),
        (errno.EACCES, "Permission denied: make sure that you may write to the drive"),
        (errno.EPERM, "Operation not permitted: make sure that you may write to the drive"),
        (errno.EIO, "Input/output error: check the cable"),
        (errno.ENODEV, "No such device: check the cable"),
    ],
)
@pytest.mark.parametrize("make", [fresh, older])
def test_drive_that_refuses(tmp_path, monkeypatch, make, reason, words):
    root = make(tmp_path)
    before = contents(root)
    with pytest.raises(DeployError) as caught:
        deploy_on(Refuses(reason), monkeypatch, root)
    assert words in str(caught.value)
    assert str(root) in str(caught.value)
    assert str(caught.value).endswith("then run this again: it goes on where it stopped")
    assert contents(root) == before


def test_file_system_that_cannot_write_out_folders_will_do(tmp_path, monkeypatch):
    root = fresh(tmp_path)
    deploy_on(CannotFlush(errno.EINVAL), monkeypatch, root)
    assert files_on(root).items() >= SECOND.items()


def test_drive_that_goes_away_at_the_end(tmp_path, monkeypatch):
    with pytest.raises(DeployError, match="Input/output error: check the cable"):
        deploy_on(CannotFlush(errno.EIO), monkeypatch, fresh(tmp_path))


def test_drive_that_goes_away_while_it_is_read(tmp_path, monkeypatch):
    def gone(self, path):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(Drive, "read", gone)
    with pytest.raises(DeployError, match="Input/output error: check the cable"):
        deploy(fresh(tmp_path), SECOND)
