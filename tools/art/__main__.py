# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Makes art_data.py, sheet_data.py and evening_data.py in lib/drawbridge/draw from the drawings
beside this file. It must never write anything before all of them have proved to make sense.
"""

import os
import sys
from pathlib import Path

from tools.art.drawing import TALLEST, DrawingError, read_art
from tools.art.evening import EVENING, LEAF, LEAF_COLOURS, draw_leaves, draw_title
from tools.art.runs import LENGTHS, runs_of

# Relative to where the command runs, so that a message says tools/art/sprites.txt.
ROOT = Path(os.path.relpath(Path(__file__).parents[2]))
DRAWING = ROOT / "tools/art/sprites.txt"
ART_DATA = ROOT / "lib/drawbridge/draw/art_data.py"
SHEET_DATA = ROOT / "lib/drawbridge/draw/sheet_data.py"
LOGO = ROOT / "tools/art/logo.txt"
EVENING_DATA = ROOT / "lib/drawbridge/draw/evening_data.py"

GENERATED = """\
# Generated from sprites.txt by `python -m tools.art`: change the drawing, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""

ART = '''\
"""Colours and sprites. A colour is its number in the palette. A sprite is its place in the sheet as
one number, which takes no memory of its own: left edge, upper edge, width, height.
"""
'''

SHEET = '''\
"""The sheet of all sprites side by side: two pixels to a byte, row by row, the left one in the
high half. In memory only until it is unpacked.
"""
'''

TITLE = '''\
"""The title's picture and the leaves of its bridge, as runs of one colour, row by row: the colour
in the high half of a byte, in the low half which of LENGTHS. In memory only until it is unpacked.
"""
'''


def make_data():
    """The sources of art_data.py, sheet_data.py and evening_data.py, as the drawings say that they
    should be.
    """
    art = read_art(DRAWING, DRAWING.read_text(encoding="utf-8"))
    lines = [GENERATED + ART]
    lines += [f"{name} = {number}" for number, name in enumerate(art.colours)]
    lines.append("")
    places = place(art.sprites)
    for name, rows in art.sprites.items():
        left, top = places[name]
        lines.append(f"{name} = {left} << 14 | {top} << 10 | {len(rows[0])} << 5 | {len(rows)}")
    lines.append("")
    return "\n".join(lines), sheet_source(art, places), evening_source(art)


def place(sprites):
    """Left and upper edge of each sprite in the sheet: low ones stand in two rows."""
    places = {}
    right = 0
    for name, rows in sprites.items():
        if len(rows) > TALLEST // 2:
            places[name] = (right, 0)
            right += len(rows[0])
    ends = {0: right, TALLEST // 2: right}
    for name, rows in sprites.items():
        if name not in places:
            top = min(ends, key=ends.get)
            places[name] = (ends[top], top)
            ends[top] += len(rows[0])
    return places


def sheet_source(art, places):
    sprites = art.sprites
    width = max(left + len(sprites[name][0]) for name, (left, _) in places.items())
    sheet = [[0] * (width + width % 2) for _ in range(TALLEST)]
    for name, (left, top) in places.items():
        for y, row in enumerate(sprites[name]):
            sheet[top + y][left : left + len(row)] = row
    lines = [GENERATED + SHEET, "# Red, green and blue of each colour.", "PALETTE = ("]
    rgb = [bytes.fromhex(value) for value in art.colours.values()]
    lines += [f"    {literal(b''.join(rgb[at : at + 4]))}" for at in range(0, len(rgb), 4)]
    lines += [")", "", f"WIDTH = {len(sheet[0])}", f"HEIGHT = {len(sheet)}", "PIXELS = ("]
    for row in sheet:
        data = bytes(high << 4 | low for high, low in zip(row[::2], row[1::2], strict=True))
        lines += [f"    {literal(data[at : at + 20])}" for at in range(0, len(data), 20)]
    lines += [")", ""]
    return "\n".join(lines)


def evening_source(art):
    logo = [
        line for line in LOGO.read_text(encoding="utf-8").splitlines() if line[:1] in (".", "#")
    ]
    numbers = {name: number for number, name in enumerate(art.colours)}
    tones = b"".join(bytes([numbers[name]]) + bytes.fromhex(EVENING[name]) for name in EVENING)
    lines = [GENERATED.replace("sprites.txt", "evening.py") + TITLE]
    lines += [f"LENGTHS = {literal(LENGTHS)}", "", "# Colours that are others in the evening:"]
    lines += ["# number in the palette, red, green, blue.", f"TONES = {literal(tones)}", ""]
    for name, rows in (("TITLE", draw_title(art.colours, logo)), ("LEAVES", draw_leaves())):
        data = runs_of(rows)
        lines += [f"{name} = ("]
        lines += [f"    {literal(data[at : at + 20])}" for at in range(0, len(data), 20)]
        lines += [")", ""]
    colours = {**art.colours, **EVENING}
    rgb = b"".join(bytes.fromhex(colours[name]) for name in LEAF_COLOURS[1:])
    lines.insert(-1, f"LEAF_COLOURS = {literal(rgb)}  # red, green and blue; colour 0 is not drawn")
    lines.insert(-1, f"LEAF = {LEAF}  # the pixels of a leaf's edge")
    return "\n".join(lines)


def literal(data):
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def main():
    try:
        for path, source in zip((ART_DATA, SHEET_DATA, EVENING_DATA), make_data(), strict=True):
            path.write_text(source, encoding="ascii", newline="\n")
    except DrawingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
