# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A drive that is too full is refused before anything is changed, and never without need."""

import pytest

from tests.deploy.samples import FIRST, OWN, SECOND, contents, put
from tools.deploy import DeployError
from tools.deploy.__main__ import deploy
from tools.deploy.drive import Drive
from tools.deploy.plan import REMOVE, WRITE, Step
from tools.deploy.space import foresee

CLUSTER = 1024
# Clusters that are set aside for folders, which grow as names come into them.
FOLDERS = 8


class SmallDrive(Drive):
    """A drive with so many bytes free, in clusters of 1 KB."""

    free_bytes = 100 * CLUSTER

    def free(self):
        return self.free_bytes

    def cluster(self):
        return CLUSTER


@pytest.fixture
def drive(tmp_path):
    put(tmp_path, OWN)
    deploy(tmp_path, FIRST)
    return SmallDrive(tmp_path)


def used(drive, *steps):
    """The clusters that are used at the worst moment, and in the end."""
    space = foresee(drive, steps)
    assert space.now == drive.free_bytes
    return (space.now - space.worst) // CLUSTER, (space.now - space.end) // CLUSTER


def test_file_takes_whole_clusters(drive):
    for size, clusters in ((0, 0), (1, 1), (1024, 1), (1025, 2)):
        worst, end = used(drive, Step(WRITE, "new", data=bytes(size)))
        assert (worst, end) == (FOLDERS + clusters, FOLDERS + clusters)


def test_new_folders_take_one_each(drive):
    one = Step(WRITE, "a/b/new", data=b"1")
    assert used(drive, one) == (FOLDERS + 3, FOLDERS + 3)
    assert used(drive, one, Step(WRITE, "a/b/more", data=b"1")) == (FOLDERS + 4, FOLDERS + 4)


def test_old_file_is_there_until_the_new_one_is_whole(drive):
    put(drive.root, {"old": bytes(4 * CLUSTER)})
    assert used(drive, Step(WRITE, "old", data=bytes(CLUSTER))) == (FOLDERS + 1, FOLDERS + 1 - 4)


def test_file_that_is_written_twice_is_counted_once(drive):
    twice = [Step(WRITE, "new", data=bytes(2 * CLUSTER)), Step(WRITE, "new", data=bytes(CLUSTER))]
    assert used(drive, *twice) == (FOLDERS + 3, FOLDERS + 1)


def test_removing_makes_room(drive):
    put(drive.root, {"old": bytes(4 * CLUSTER)})
    steps = [Step(REMOVE, "old"), Step(WRITE, "new", data=bytes(2 * CLUSTER))]
    assert used(drive, *steps) == (FOLDERS + 2 - 4, FOLDERS + 2 - 4)


def test_nothing_to_do_needs_nothing(drive):
    assert used(drive) == (0, 0)


def test_too_full_is_refused_before_anything_changes(drive, monkeypatch):
    before = contents(drive.root)
    monkeypatch.setattr(Drive, "free", lambda self: 5 * CLUSTER)
    with pytest.raises(DeployError) as caught:
        deploy(drive.root, SECOND)
    assert str(caught.value).startswith(f"{drive.root}: 5 KB free, expected ")
    assert "delete what you do not need from the drive" in str(caught.value)
    assert contents(drive.root) == before


def test_exactly_enough_is_enough(drive, monkeypatch, capsys):
    monkeypatch.setattr(Drive, "cluster", lambda self: CLUSTER)
    monkeypatch.setattr(Drive, "free", lambda self: 5 * CLUSTER)
    with pytest.raises(DeployError) as caught:
        deploy(drive.root, SECOND)
    need = int(str(caught.value).split("expected ")[1].split(" KB")[0])
    monkeypatch.setattr(Drive, "free", lambda self: need * CLUSTER - 1)
    with pytest.raises(DeployError):
        deploy(drive.root, SECOND)
    monkeypatch.setattr(Drive, "free", lambda self: need * CLUSTER)
    deploy(drive.root, SECOND)
    assert "warning: that leaves only" in capsys.readouterr().out


def test_plenty_is_no_reason_for_a_warning(drive, monkeypatch, capsys):
    monkeypatch.setattr(Drive, "free", lambda self: 1000 * CLUSTER)
    deploy(drive.root, SECOND)
    assert "warning" not in capsys.readouterr().out
