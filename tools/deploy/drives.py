# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Finds the CIRCUITPY drives that are mounted, on Linux, macOS and Windows. It only looks."""

import os
import re
import string
import sys
from pathlib import Path

from tools.deploy import DeployError
from tools.deploy.firmware import BOOT_OUT

LABEL = "CIRCUITPY"

# The file systems that a badge's drive is mounted as. Others are not looked into: a network drive
# whose server is gone would let us wait for ever.
_FAT = {"vfat", "msdos"}


def find_drives(platform=sys.platform):
    """The folders, or on Windows the drive letters, of all badges that are connected."""
    if platform == "win32":
        return windows_drives(_windows_labels())
    if platform == "darwin":
        return folders_in(Path("/Volumes"))
    user = os.environ.get("USER", "")
    automatic = [Path("/media", user), Path("/run/media", user), Path("/media")]
    return linux_drives(Path("/proc/mounts"), automatic)


def linux_drives(mounts, automatic):
    """Drives by the table of mounts, and in the folders where desktops mount automatically."""
    found = []
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        _, place, kind, *_ = line.split(" ")
        if kind in _FAT:
            found.append(Path(_unescaped(place)))
    found = [place for place in found if is_badge(place)]
    for folder in automatic:
        found += folders_in(folder)
    return sorted(set(found))


def _unescaped(place):
    """A path as it is: the table of mounts has a space as \\040."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found.group(1), 8)), place)


def folders_in(parent):
    """The badges' drives among the folders of a folder; none when it is not there."""
    try:
        return sorted(place for place in parent.iterdir() if is_badge(place))
    except OSError:
        return []


def is_badge(place):
    """Whether a badge's drive is mounted here: one with CircuitPython's file, under any label."""
    try:
        return (place / BOOT_OUT).is_file()
    except OSError:
        return False


def windows_drives(labels):
    """The roots of the drives with the label CIRCUITPY; labels maps letters to labels."""
    return [Path(f"{letter}:\\") for letter, label in sorted(labels.items()) if label == LABEL]


def _windows_labels():
    """The labels of all drives that are in the machine, by letter."""
    import ctypes

    kernel = ctypes.windll.kernel32
    kernel.SetErrorMode(1)  # an empty card reader shall not open a window
    present = kernel.GetLogicalDrives()
    labels = {}
    for bit, letter in enumerate(string.ascii_uppercase):
        label = ctypes.create_unicode_buffer(261)
        rest = (None, None, None, None, 0)
        if present >> bit & 1 and kernel.GetVolumeInformationW(f"{letter}:\\", label, 261, *rest):
            labels[letter] = label.value
    return labels


def given_drive(text):
    """The drive that a person named: E: means its root, not the folder that E: was last in."""
    place = Path(text + "\\" if re.fullmatch("[A-Za-z]:", text) else text)
    if not place.is_dir():
        raise DeployError(f"{place}: no such folder, expected a CIRCUITPY drive")
    return place
