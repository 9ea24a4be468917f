# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The list of a bundle's files, which goes onto the drive with them.

It tells an update which files of an earlier version it may replace or remove: those that are still
what the list says. It is written as sha256sum writes, so that `sha256sum -c` can check a drive.
"""

import hashlib

NAME = "drawbridge.sha256"


def entry(path, data):
    """What stands in the list for a file: its path and the digest of its content."""
    return path, hashlib.sha256(data).hexdigest()


def entries(files):
    return {entry(path, data) for path, data in files.items() if path != NAME}


def to_bytes(listed):
    return "".join(f"{digest}  {path}\n" for path, digest in sorted(listed)).encode()


def from_bytes(data):
    """The entries of a list; a line that is damaged or leads out of the drive lists nothing."""
    listed = set()
    for line in data.decode("utf-8", "replace").splitlines():
        digest, _, path = line.partition("  ")
        if len(digest) == 64 and _is_inside(path):
            listed.add((path, digest))
    return listed


def _is_inside(path):
    unsafe = {"", ".", ".."} & set(path.split("/")) or set(":\\") & set(path)
    return not unsafe
