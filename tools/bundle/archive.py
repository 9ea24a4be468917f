# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Writes the zip, the same bytes on every machine, and the table of what is in it."""

import io
import os
import zipfile
from collections import Counter

# Zip knows no earlier date. Any fixed one does.
_DATE = (1980, 1, 1, 0, 0, 0)
_UNIX, _PLAIN_FILE = 3, 0o100644 << 16

# CircuitPython formats the 2 MiB of a PyBadge in clusters of this size.
CLUSTER = 1024


def zip_bytes(files):
    """The zip of some files. They are stored: compressors differ from machine to machine."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files.items()):
            info = zipfile.ZipInfo(path, _DATE)
            info.create_system, info.external_attr = _UNIX, _PLAIN_FILE
            archive.writestr(info, data)
    return result.getvalue()


def write_zip(path, files):
    """Replaces a zip in one step: there is the old one or the new one, never a half."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_bytes(zip_bytes(files))
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)


def part_of(path):
    """The line of the table that a file belongs to."""
    parts = path.split("/")
    if parts[0] == "lib":
        return "lib/" + parts[1].split(".")[0]
    return parts[0] if parts[0] in ("code.py", "engine", "boards") else "README, licences, list"


def on_drive(data):
    """What a file takes of a PyBadge's drive, in bytes."""
    return -(-len(data) // CLUSTER) * CLUSTER


def table(files):
    """The sizes of a bundle's parts, as lines."""
    count, size, taken = Counter(), Counter(), Counter()
    for path, data in files.items():
        for part in (part_of(path), "all"):
            count[part] += 1
            size[part] += len(data)
            taken[part] += on_drive(data)
    wide = max(map(len, count))
    lines = [f"{'part':{wide}} | files |   bytes | on a PyBadge's drive"]
    lines.append(f"{'-' * wide}-|-------|---------|---------------------")
    for part in sorted(count, key=lambda part: (part == "all", part)):
        figures = f"{count[part]:5} | {size[part]:7} | {taken[part] // 1024:4} KB"
        lines.append(f"{part:{wide}} | {figures}")
    return lines
