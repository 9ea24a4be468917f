# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Decides, step by step, how the drive becomes the bundle. It reads the drive and changes nothing.

A file is ours if the list on the drive (tools.bundle.manifest) has it with just this content. What
is not ours is never overwritten and never removed: where it is in the way, it is moved to a folder
of its own. Every step can be done again, so a plan made after an interruption finishes the work.
"""

import itertools
from pathlib import PurePosixPath
from typing import NamedTuple

from tools.bundle import manifest
from tools.deploy.drive import UNFINISHED

KEEP, WRITE, REMOVE, TIDY = "keep", "write", "remove", "tidy"

_KEPT = "before-drawbridge"


class Step(NamedTuple):
    """One change: what is done, to which path, and what is needed for it."""

    verb: str
    path: str
    to: str = ""  # KEEP: the new path
    data: bytes = b""  # WRITE: the new content

    def __str__(self):
        kept_as = f" as {self.to}" if self.to else ""
        return f"{self.verb:6} {self.path}{kept_as}"

    def do(self, drive):
        if self.verb == KEEP:
            drive.move(self.path, self.to)
        elif self.verb == WRITE:
            drive.write(self.path, self.data)
        elif self.verb == REMOVE:
            drive.remove(self.path)
        else:
            drive.remove_empty(self.path)


def make_plan(drive, bundle):
    """The steps that make a drive hold a bundle; none when it does already."""
    before = drive.read(manifest.NAME) or b""
    listed = manifest.from_bytes(before)
    names = {path for path, _ in listed} | set(bundle)
    ours = {path for path in names if _is_listed(path, drive.read(path), listed)}

    unfinished = [path + UNFINISHED for path in sorted(names)]
    steps = [Step(REMOVE, path) for path in unfinished if drive.exists(path)]
    steps += _keep(drive, _in_the_way(drive, bundle, ours | _folders(path for path, _ in listed)))
    # From here to the end the list has the old files and the new ones, so that what was written
    # before an interruption is known to be ours after it.
    both = manifest.to_bytes(listed | manifest.entries(bundle))
    changes = [Step(REMOVE, path) for path in sorted(ours - set(bundle))]
    changes += [Step(TIDY, folder) for folder in _deserted(drive, names, bundle)]
    changes += [Step(WRITE, path, data=bundle[path]) for path in _changed(drive, bundle)]
    if changes and both != before:
        steps.append(Step(WRITE, manifest.NAME, data=both))
        before = both
    steps += changes
    if before != bundle[manifest.NAME]:
        steps.append(Step(WRITE, manifest.NAME, data=bundle[manifest.NAME]))
    return steps


def _is_listed(path, data, listed):
    return data is not None and manifest.entry(path, data) in listed


def _changed(drive, bundle):
    """The files to write: code.py last, because the badge starts with it."""
    paths = [path for path in bundle if path != manifest.NAME and drive.read(path) != bundle[path]]
    return sorted(paths, key=lambda path: (path == "code.py", path))


def _deserted(drive, names, bundle):
    """The folders that were ours and are no more, the inner ones first."""
    folders = _folders(names) - _folders(bundle)
    return sorted((each for each in folders if drive.is_folder(each)), reverse=True)


def _folders(paths):
    """All folders, outer and inner, that some files are in."""
    return {str(parent) for path in paths for parent in PurePosixPath(path).parents} - {"."}


def _in_the_way(drive, bundle, ours):
    """What is not ours and lies where the bundle goes, or would be imported instead of it.

    ours has folders too: an empty one that was not ours would still go before a module.
    """
    folders = _folders(bundle)
    found = {path for path in folders if drive.exists(path) and not drive.is_folder(path)}
    for path, data in bundle.items():
        if path != manifest.NAME and drive.read(path) != data:
            found |= _foreign(drive, {path}, ours)
        found |= _foreign(drive, _rivals(path) - folders - set(bundle), ours)
    return sorted(found)


def _foreign(drive, paths, ours):
    """Those of some paths where something is that is not ours, or not all of it."""
    there = [path for path in paths if drive.exists(path)]
    return {path for path in there if not ours.issuperset(drive.files_in(path) or [path])}


def _rivals(path):
    """The paths that the badge would run or import instead of this one; it may be among them."""
    if path == "code.py":
        return {"code.txt"}
    module, _, suffix = path.rpartition(".")
    if suffix not in ("py", "mpy"):
        return set()
    rivals = {f"{module}.py", f"{module}.mpy", module}  # a folder goes before a file
    if module.startswith("lib/"):
        top = module.split("/")[1]
        rivals |= {f"{top}.py", f"{top}.mpy", top}  # the root goes before lib
    return rivals


def _keep(drive, paths):
    """The steps that move files into a folder where none of them meets an earlier one."""
    for count in itertools.count(1):
        folder = _KEPT if count == 1 else f"{_KEPT}-{count}"
        kept = [Step(KEEP, path, to=f"{folder}/{path}") for path in paths]
        if not any(_is_taken(drive, step.to) for step in kept):
            return kept


def _is_taken(drive, path):
    """Whether something is at a path, or a file is where one of its folders has to be."""
    parents = (str(parent) for parent in PurePosixPath(path).parents)
    blocked = any(drive.exists(each) and not drive.is_folder(each) for each in parents)
    return blocked or drive.exists(path)
