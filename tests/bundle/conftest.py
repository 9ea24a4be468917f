# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The zips, built once as `make bundle` builds them."""

import zipfile

import pytest

from tools.bundle.__main__ import main


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A folder with the two zips in it."""
    folder = tmp_path_factory.mktemp("dist")
    assert main(["--out", str(folder)]) == 0
    return folder


@pytest.fixture(scope="session")
def compiled(folder):
    """The files of the zip for CircuitPython 9 and 10, by path."""
    return unpacked(folder, "drawbridge-*-circuitpython-9-10.zip")


@pytest.fixture(scope="session")
def sources(folder):
    """The files of the zip in source form, by path."""
    return unpacked(folder, "drawbridge-*-py.zip")


def unpacked(folder, pattern):
    (path,) = folder.glob(pattern)
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
