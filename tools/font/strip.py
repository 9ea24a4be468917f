# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Lays the glyphs of a face side by side in one strip and writes the strip down as Python. It must
never change a glyph.

Both label classes find a glyph at x = tile number * its own width, and a TileGrid demands that this
width divides the strip's. So glyphs stand in order of width, each at the next multiple of its own,
and the strip's width is a multiple of them all: letters of any width share one bitmap, and hardly a
column is wasted.
"""

from dataclasses import dataclass
from math import lcm

from tools.font.drawing import EMPTY, INK

HEADER = """\
# Generated from {sources} by `python -m tools.font`: change the drawings, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
\"\"\"The faces that font.Font takes, with all glyphs of a face side by side in one strip. Their
characters, widths and tile numbers are in the strip's order. The pixels are the strip's rows one
after the other, 8 pixels a byte, the leftmost in the highest bit.
\"\"\"
"""

FACE = """
{name} = (
    {height},  # height
    {ascent},  # ascent
    {gap},  # gap
    {width},  # width of the strip
    # characters
    {characters}
    # widths
    {widths}
    # tile numbers
    {tiles}
    # pixels
    {pixels}
)
"""

BYTES_IN_ROW = 22  # of four columns each, within the 100 of the house
CHARACTERS_IN_ROW = 16  # of six columns each, should all be escapes


@dataclass(frozen=True)
class Strip:
    """A face laid out: per glyph its character, width and tile number; and all rows of ink."""

    characters: str
    widths: bytes
    tiles: bytes
    rows: tuple[str, ...]


def lay_out(face):
    """The strip of a face. Of n glyphs in order of width the last stands on tile n - 1 at most."""
    glyphs = sorted(face.glyphs.items(), key=lambda glyph: len(glyph[1][0]))
    rows = [""] * face.height
    tiles = []
    for _, glyph in glyphs:
        width = len(glyph[0])
        rows = _pad(rows, width)
        tiles.append(len(rows[0]) // width)
        rows = [row + part for row, part in zip(rows, glyph, strict=True)]
    widths = [len(glyph[0]) for _, glyph in glyphs]
    characters = "".join(character for character, _ in glyphs)
    return Strip(characters, bytes(widths), bytes(tiles), tuple(_pad(rows, lcm(*widths))))


def _pad(rows, step):
    """The rows with empty pixels up to the next multiple of a step."""
    return [row + EMPTY * (-len(row) % step) for row in rows]


def pack(rows):
    """Rows of ink as bytes, without a break between rows."""
    bits = "".join("1" if pixel == INK else "0" for row in rows for pixel in row)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8))


def as_python(sources, faces):
    """The module that holds the faces, read from the drawings of these names."""
    return HEADER.format(sources=" and ".join(sources)) + "".join(map(_face, faces))


def _face(face):
    strip = lay_out(face)
    return FACE.format(
        name=face.name,
        height=face.height,
        ascent=face.ascent,
        gap=face.gap,
        width=len(strip.rows[0]),
        characters=_lines(strip.characters, CHARACTERS_IN_ROW, '"', _escape),
        widths=_lines(strip.widths, BYTES_IN_ROW, 'b"', "\\x{:02x}".format),
        tiles=_lines(strip.tiles, BYTES_IN_ROW, 'b"', "\\x{:02x}".format),
        pixels=_lines(pack(strip.rows), BYTES_IN_ROW, 'b"', "\\x{:02x}".format),
    )


def _lines(values, in_row, opening, spell):
    """A str or bytes literal over as many lines as it needs, as an item of a tuple."""
    parts = [values[start : start + in_row] for start in range(0, len(values), in_row)]
    lines = [opening + "".join(map(spell, part)) + '"' for part in parts]
    if len(lines) == 1:
        return lines[0] + ","
    return "(\n        " + "\n        ".join(lines) + "\n    ),"


def _escape(character):
    plain = character.isascii() and character not in '"\\'
    return character if plain else f"\\u{ord(character):04x}"
