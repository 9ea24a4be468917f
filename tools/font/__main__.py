# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Makes lib/drawbridge/draw/font_data.py from the drawings beside this file, or shows a text as it
will look on the screen. It must never write anything before every drawing has proved to be a face.
"""

import argparse
import os
import sys
from pathlib import Path

from tools.font.drawing import BOX, EMPTY, INK, DrawingError, read_face
from tools.font.strip import as_python

# Relative to where the command runs, so that a message says tools/font/text.txt.
ROOT = Path(os.path.relpath(Path(__file__).parents[2]))
DRAWINGS = [ROOT / "tools/font/text.txt", ROOT / "tools/font/big.txt"]
FONT_DATA = ROOT / "lib/drawbridge/draw/font_data.py"


def read_faces():
    """All faces, or DrawingError."""
    return [read_face(path, path.read_text(encoding="utf-8")) for path in DRAWINGS]


def make_font_data():
    """The source of font_data.py as the drawings say that it should be."""
    return as_python([path.name for path in DRAWINGS], read_faces())


def show(face, text):
    """A text as rows of squares, two columns a pixel because a terminal's are narrow."""
    glyphs = [face.glyphs.get(character, face.glyphs[BOX]) for character in text]
    rows = ["".join(glyph[y] + EMPTY * face.gap for glyph in glyphs) for y in range(face.height)]
    return "\n".join(row.replace(EMPTY, "  ").replace(INK, "██").rstrip() for row in rows)


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.font", description=__doc__)
    parser.add_argument("--show", metavar="TEXT", help="show a text in the faces that draw it")
    options = parser.parse_args(arguments)
    try:
        if options.show is None:
            FONT_DATA.write_text(make_font_data(), encoding="ascii", newline="\n")
        else:
            faces = read_faces()
            able = [face for face in faces if set(options.show) <= set(face.glyphs)]
            print("\n\n".join(show(face, options.show) for face in able or faces))
    except DrawingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
