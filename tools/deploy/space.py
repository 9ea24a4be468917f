# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Foresees how full the drive gets while a plan is carried out, so that it is refused in time."""

from pathlib import PurePosixPath
from typing import NamedTuple

from tools.deploy import DeployError
from tools.deploy.plan import REMOVE, WRITE

# Folders grow too when files come into them; this many clusters hold far more names than we have.
_FOR_FOLDERS = 8

# Less than this left over is worth a word: a computer puts files of its own onto a drive.
_SHORT = 32 * 1024


class Space(NamedTuple):
    """Bytes that are free: now, at the worst moment (below zero: missing), and in the end."""

    now: int
    worst: int
    end: int


def foresee(drive, steps):
    """What a plan does to the free space: a file needs its room beside the one that it replaces."""
    cluster = drive.cluster()
    now = drive.free()
    free = now - _FOR_FOLDERS * cluster * any(step.verb == WRITE for step in steps)
    worst, sizes, folders = now, {}, set()
    for step in steps:
        size = sizes.get(step.path, len(drive.read(step.path) or b""))
        if step.verb == WRITE:
            parents = {str(each) for each in PurePosixPath(step.path).parents} - folders
            free -= sum(not drive.is_folder(each) for each in parents) * cluster
            folders |= parents
            free -= _clusters(len(step.data), cluster)
            worst = min(worst, free)
            sizes[step.path] = len(step.data)
        if step.verb in (WRITE, REMOVE):
            free += _clusters(size, cluster)
    return Space(now, worst, free)


def _clusters(size, cluster):
    return -(-size // cluster) * cluster


def refuse_if_full(root, space):
    """Raise DeployError when a plan does not fit onto the drive."""
    if space.worst < 0:
        need = space.now - space.worst
        raise DeployError(
            f"{root}: {kilobytes(space.now)} free, expected {kilobytes(need)}: delete what you do "
            "not need from the drive (lib is the place to look), then run this again"
        )


def is_short(space):
    return space.end < _SHORT


def kilobytes(count):
    return f"{-(-count // 1024):,} KB"
