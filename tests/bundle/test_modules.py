# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The walk from our files to the libraries: what it brings, and what it refuses in one line."""

import pytest

from tools import vm
from tools.bundle import BundleError
from tools.bundle.contents import MPY, PY, bundle
from tools.bundle.modules import all_modules, module_name, project_version

LIBRARY = "from adafruit_displayio_layout.layouts.grid_layout import GridLayout\n"


@pytest.fixture
def tree(tmp_path):
    """A project as small as it can be; called with a path and a source, it writes a file."""

    def write(path, source):
        place = tmp_path / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(source.encode())
        return tmp_path

    for package in ("engine", "boards", "lib/drawbridge"):
        write(f"{package}/__init__.py", "")
    write("boards/a.txt", "o..o")
    write("LICENSE", "Free for all.\n")
    write("pyproject.toml", '[project]\nname = "drawbridge"\nversion = "1.2.3"\n')
    write("code.py", "import supervisor\nimport drawbridge\n")
    return write


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("code.py", "code"),
        ("engine/__init__.py", "engine"),
        ("lib/drawbridge/draw/font.mpy", "drawbridge.draw.font"),
        ("lib/adafruit_ticks.py", "adafruit_ticks"),
    ],
)
def test_name_under_which_the_badge_imports(path, name):
    assert module_name(path) == name


def test_of_a_library_only_what_is_needed(tree):
    root = tree("lib/drawbridge/late.py", "def f():\n    " + LIBRARY)
    assert set(all_modules(root)) == {
        "code",
        "engine",
        "boards",
        "drawbridge",
        "drawbridge.late",
        "adafruit_displayio_layout",
        "adafruit_displayio_layout.layouts",
        "adafruit_displayio_layout.layouts.grid_layout",
    }


def test_what_a_library_needs_comes_too(tree):
    root = tree("code.py", "from adafruit_display_text import bitmap_label\n")
    found = all_modules(root)
    assert {"adafruit_display_text.bitmap_label", "adafruit_ticks"} <= set(found)
    assert found["adafruit_ticks"].path == "lib/adafruit_ticks.py"


@pytest.mark.parametrize(
    "module",
    [
        "dataclasses",  # a desktop's
        "numpy",  # installed, but not for a badge
        "drawbridge.missing",
        "adafruit_display_text.missing",
    ],
)
def test_missing_import_is_named(tree, module):
    root = tree("lib/drawbridge/wrong.py", f"import os\nimport {module}\n")
    with pytest.raises(BundleError) as caught:
        all_modules(root)
    assert str(caught.value) == (
        f"lib/drawbridge/wrong.py:2: import {module}, expected a module of ours, of the firmware "
        "or of an installed adafruit-circuitpython package"
    )


def test_async_is_refused(tree):
    root = tree("engine/wrong.py", "\n\nasync def f():\n    pass\n")
    with pytest.raises(BundleError, match=r"^engine/wrong\.py:3: async, expected "):
        all_modules(root)


def test_what_does_not_compile_is_named(tree):
    root = tree("engine/wrong.py", "a = [*()]\nmatch a:\n    case 1: pass\n")
    with pytest.raises(vm.CompileError, match="engine/wrong.py"):
        bundle(MPY, root)


def test_files_of_the_drive(tree):
    files = bundle(MPY, tree("engine/match.py", "A = 1\n"))
    assert list(files) == [
        "README.txt",
        "boards/__init__.mpy",
        "code.py",
        "drawbridge.sha256",
        "engine/__init__.mpy",
        "engine/match.mpy",
        "lib/drawbridge/__init__.mpy",
        "licenses/drawbridge.txt",
    ]
    assert files["README.txt"].startswith(b"Drawbridge 1.2.3\r\n")


@pytest.mark.parametrize("form", [MPY, PY])
def test_windows_line_ends_make_the_same_bundle(tree, form):
    source = "A = '''one\ntwo'''\n"
    unix = bundle(form, tree("engine/match.py", source))
    windows = bundle(form, tree("engine/match.py", source.replace("\n", "\r\n")))
    assert unix == windows


def test_version_is_read_from_its_one_place(tree):
    assert project_version(tree("pyproject.toml", '[project]\nversion = "2.0"\n')) == "2.0"
    with pytest.raises(BundleError, match=r"^pyproject.toml: no version, expected \[project\]"):
        project_version(tree("pyproject.toml", "[tool.ruff]\n"))
