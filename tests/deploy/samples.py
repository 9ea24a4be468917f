# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A drive with things of its owner on it, and two small versions of a bundle to put there."""

from tools.bundle import manifest

BOOT_OUT = """\
Adafruit CircuitPython 10.2.1 on 2026-05-04; Adafruit Pybadge with samd51j19\r
Board ID:pybadge\r
UID:8F2A5C3E1D4B\r
"""

# What is its owner's, and nowhere near ours.
OWN = {
    "boot_out.txt": BOOT_OUT.encode(),
    "settings.toml": b"# mine\n",
    "boot.py": b"import storage\n",
    "lib/neopixel.mpy": b"C\x06 lights",
    "lib/drawbridge/notes.txt": b"a file of mine in a folder of theirs",
    "pictures/cat.bmp": b"BM" + bytes(3000),
}

# What is its owner's, and in our way: it would be overwritten, or go before ours.
IN_THE_WAY = {
    "code.py": b"print('Hello World!')\n",
    "code.txt": b"print('me first')\n",
    "lib/adafruit_ticks.py": b"# another version, beside ours\n",
    "lib/adafruit_display_text/__init__.mpy": b"C\x06 another version, in our place",
    "drawbridge/__init__.py": b"# at the root, which goes before lib\n",
}


def bundle(files):
    """A bundle as tools.bundle makes it: some files, and the list of them."""
    return files | {manifest.NAME: manifest.to_bytes(manifest.entries(files))}


FIRST = bundle(
    {
        "README.txt": b"one",
        "boards/bridges_a.mpy": b"C\x06 board",
        "code.py": b"import drawbridge # one\n",
        "engine/__init__.mpy": b"C\x06",
        "engine/old/deep/gone.mpy": b"C\x06 gone in two",
        "engine/match.py": b"# source in one, compiled in two\n",
        "lib/drawbridge/app.mpy": b"C\x06 app one",
    }
)
SECOND = bundle(
    {
        "README.txt": b"two",
        "boards/bridges_a.mpy": b"C\x06 board",
        "code.py": b"import drawbridge # two\n",
        "engine/__init__.mpy": b"C\x06",
        "engine/match.mpy": b"C\x06 match" + bytes(5000),
        "engine/new/__init__.mpy": b"C\x06",
        "lib/adafruit_display_text/__init__.mpy": b"C\x06 text",
        "lib/adafruit_ticks.mpy": b"C\x06 ticks",
        "lib/drawbridge/app.mpy": b"C\x06 app two",
    }
)


def put(root, files):
    """Write files as their owner would, with no care."""
    for path, data in files.items():
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return root


def contents(root):
    """Everything on a drive: files with their content, folders with None."""
    return {
        place.relative_to(root).as_posix(): place.read_bytes() if place.is_file() else None
        for place in root.rglob("*")
    }


def files_on(root):
    return {path: data for path, data in contents(root).items() if data is not None}
