# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The zips that a maker gets: what is in them, and that it is the same bytes every time."""

import ast
import hashlib
import importlib.metadata
import os
import subprocess
import sys
import zipfile

import pytest

from tools import vm
from tools.bundle.archive import on_drive
from tools.bundle.imports import async_lines, needed_imports
from tools.bundle.modules import FIRMWARE, module_name, project_version

PYTHON_FILES = (".py", ".mpy")

# A PyBadge has 2 MiB for everything. A game that takes a third of it at most leaves room for an
# update, which writes new files beside the old, and for what else its owner has there.
DRIVE = 2 * 1024 * 1024

# Stands in for whatever the firmware has: a class to inherit from, to call, to keep pixels in.
IMPORT_ALL = """
import sys
sys.path.append("lib")

class Thing:
    def __init__(self, *values, **named): pass
    def __call__(self, *values, **named): return Thing()
    def __getattr__(self, name): return Thing()
    def __getitem__(self, index): return 0
    def __setitem__(self, index, value): pass
    def __len__(self): return 0

class Firmware:
    def __getattr__(self, name):
        return Thing

for name in "{firmware}".split():  # a list of so many names would fill the stack
    try:
        __import__(name)
    except ImportError:
        sys.modules[name] = Firmware()
for name in "{modules}".split():
    __import__(name)
    print(name)
"""


@pytest.fixture(params=["compiled", "sources"])
def files(request):
    """The files of each zip in turn."""
    return request.getfixturevalue(request.param)


def modules(files):
    return {module_name(path): path for path in files if path.endswith(PYTHON_FILES)}


def test_names_have_the_version(folder):
    version = project_version()
    assert sorted(path.name for path in folder.iterdir()) == [
        f"drawbridge-{version}-circuitpython-9-10.zip",
        f"drawbridge-{version}-py.zip",
    ]


def test_root_is_what_is_copied(files):
    tops = {path.split("/")[0] for path in files}
    ours = {"code.py", "engine", "boards", "lib"}
    assert tops == ours | {"README.txt", "licenses", "drawbridge.sha256"}


def test_one_form_each_and_no_twins(compiled, sources):
    assert [path for path in compiled if path.endswith(".py")] == ["code.py"]
    assert [path for path in sources if path.endswith(".mpy")] == []
    for files in (compiled, sources):
        assert len(modules(files)) == len([path for path in files if path.endswith(PYTHON_FILES)])
    assert set(modules(compiled)) == set(modules(sources))


def test_everything_of_ours_is_there(compiled):
    ours = vm.sources("code.py", "engine", "boards", "lib")
    assert {module_name(path) for path in ours} <= set(modules(compiled))


def test_drawings_stay_at_home(files):
    texts = {path for path in files if path.endswith(".txt")}
    assert all(path == "README.txt" or path.startswith("licenses/") for path in texts)


def test_headers_are_what_circuitpython_9_and_10_load(compiled):
    """PLATFORM: C, version 6. Then: no native code, and small ints that fit into 32 bits."""
    for path, data in compiled.items():
        if path.endswith(".mpy"):
            assert data[:3] == b"C\x06\x00" and data[3] <= 31, path


def test_size(files):
    assert sum(map(on_drive, files.values())) <= DRIVE // 3


def test_no_async(sources):
    for path, data in sources.items():
        if path.endswith(".py"):
            assert async_lines(ast.parse(data)) == [], path


def test_every_import_leads_to_a_file_or_the_firmware(sources):
    paths = modules(sources)
    missing = []
    for name, path in paths.items():
        package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
        for each in needed_imports(ast.parse(sources[path]), package):
            if each.module.split(".")[0] not in FIRMWARE:
                missing += [(path, need) for need in each.parents() if need not in paths]
    assert missing == []


def test_every_module_can_be_imported_from_the_zip_alone(files):
    """On the VM, which has the zip's files, and a stand-in for what is C in the firmware."""
    mounted = {path: micropython(data) for path, data in files.items() if path != "code.py"}
    names = sorted(set(modules(mounted)))
    source = IMPORT_ALL.format(firmware=" ".join(sorted(FIRMWARE)), modules=" ".join(names))
    assert vm.run(source, files=mounted).split() == names


def micropython(data):
    """A file as the VM takes it: a compiled one with MicroPython's first letter."""
    return b"M" + data[1:] if data.startswith(b"C\x06") else data


def test_libraries_come_with_their_licences(files):
    packages = {path[len("licenses/") : -len(".txt")] for path in files if "licenses/" in path}
    libraries = {name.split(".")[0] for name, path in modules(files).items() if "adafruit" in path}
    owners = importlib.metadata.packages_distributions()
    assert packages == {"drawbridge"} | {owners[name][0] for name in libraries}
    for package in packages - {"drawbridge"}:
        (licence,) = [
            file
            for file in importlib.metadata.files(package)
            if file.name == "LICENSE" and ".dist-info" in str(file)
        ]
        assert files[f"licenses/{package}.txt"].startswith(licence.locate().read_bytes())
        version = importlib.metadata.version(package)
        assert f"{package} {version}\r\n".encode() in files["README.txt"]
    assert files["licenses/drawbridge.txt"] == (vm.ROOT / "LICENSE").read_bytes()


def test_copyright_lines_that_compiling_takes_out_are_kept(compiled, sources):
    licences = b"".join(data for path, data in compiled.items() if "licenses/" in path)
    lines = {
        line
        for path, data in sources.items()
        if "adafruit" in path and path.endswith(".py")
        for line in data.splitlines()
        if line.startswith(b"# SPDX-FileCopyrightText")
    }
    assert lines
    assert [line for line in lines if line not in licences] == []


def test_list_has_every_file(files):
    lines = files["drawbridge.sha256"].decode().splitlines()
    listed = {path: digest for digest, path in (line.split("  ") for line in lines)}
    assert listed == {
        path: hashlib.sha256(data).hexdigest()
        for path, data in files.items()
        if path != "drawbridge.sha256"
    }


def test_same_bytes_every_time(folder, tmp_path):
    """In another process, at another place, with another clock and another order of sets."""
    subprocess.run(
        [sys.executable, "-m", "tools.bundle", "--out", tmp_path / "again"],
        env=os.environ | {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "PYTHONSAFEPATH": "1"},
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    for path in folder.iterdir():
        assert (tmp_path / "again" / path.name).read_bytes() == path.read_bytes()


def test_nothing_in_the_zip_depends_on_the_machine(folder):
    for path in folder.iterdir():
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
        assert [each.filename for each in entries] == sorted(each.filename for each in entries)
        assert {each.date_time for each in entries} == {(1980, 1, 1, 0, 0, 0)}
        assert {each.compress_type for each in entries} == {zipfile.ZIP_STORED}
        assert {each.create_system for each in entries} == {3}
