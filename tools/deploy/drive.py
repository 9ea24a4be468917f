# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The drive's files: what is there, and the few ways in which we change it.

A file is written beside its place, forced out to the flash, and then renamed: whenever the cable is
pulled, there is the old file or the new one. Paths are relative, with slashes, as in the bundle.
"""

import contextlib
import errno
import os
import shutil
from pathlib import Path

# What a file is called until it is complete. After an interruption one may be left behind.
UNFINISHED = ".drawbridge-new"

# For systems that do not tell the size of a drive's clusters: that of most large drives.
_USUAL_CLUSTER = 4096


# How some file systems say that they cannot be asked to write out a folder.
_NOT_FOR_FOLDERS = (errno.EINVAL, errno.ENOTSUP)


class Drive:
    """A folder that is the root of a badge's drive."""

    def __init__(self, root):
        self.root = Path(root)
        self.changed = set()  # the folders whose names may not be on the flash yet

    def exists(self, path):
        return (self.root / path).exists()

    def is_folder(self, path):
        return (self.root / path).is_dir()

    def read(self, path):
        """The content of a file, or None where there is none."""
        place = self.root / path
        return place.read_bytes() if place.is_file() else None

    def files_in(self, folder):
        """The paths of all files in a folder and its folders; none in what is no folder."""
        places = sorted((self.root / folder).rglob("*"))
        return [place.relative_to(self.root).as_posix() for place in places if place.is_file()]

    def free(self):
        """The bytes that are free."""
        return shutil.disk_usage(self.root).free

    def cluster(self):
        """The bytes that the smallest file takes."""
        return os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else _USUAL_CLUSTER

    # -- changes ----------------------------------------------------------------------------------

    def write(self, path, data):
        """Put a whole file in its place, or leave everything as it was."""
        self._make_folder(Path(path).parent)
        place, fresh = self.root / path, self.root / (path + UNFINISHED)
        try:
            _write_out(fresh, data)
            os.replace(fresh, place)
            self.changed.add(place.parent)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(fresh)
            raise

    def move(self, path, to):
        """Rename a file or a folder, to where nothing is."""
        self._make_folder(Path(to).parent)
        os.rename(self.root / path, self.root / to)
        self.changed |= {(self.root / path).parent, (self.root / to).parent}

    def remove(self, path):
        """Remove a file, which may be gone already."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.root / path)
        self.changed.add((self.root / path).parent)

    def remove_empty(self, folder):
        """Remove a folder unless something is in it."""
        if self.is_folder(folder) and not os.listdir(self.root / folder):
            os.rmdir(self.root / folder)
            self.changed.add((self.root / folder).parent)

    def flush(self):
        """Wait until the names too are on the flash. Windows writes those of USB drives at once."""
        folders = sorted(folder for folder in self.changed if folder.is_dir())
        for folder in folders if os.name == "posix" else []:
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            except OSError as error:
                if error.errno not in _NOT_FOR_FOLDERS:
                    raise
            finally:
                os.close(handle)
        self.changed.clear()

    def _make_folder(self, folder):
        for each in [*reversed(folder.parents), folder]:
            if not self.is_folder(each):
                os.mkdir(self.root / each)


def _write_out(place, data):
    handle = os.open(
        place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666
    )
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)
