# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `terminalio`: the built-in font of an en_US build, ASCII only, made on first use
from the font file that comes with blinka-displayio."""

from importlib.resources import files

_FIRST, _LAST = 0x20, 0x7E
_WIDTH, _HEIGHT = 6, 12


class BuiltinFont:
    """All glyphs side by side in one bitmap, as on the device."""

    def __init__(self, glyphs):
        from displayio import Bitmap

        self.bitmap = Bitmap(_WIDTH * len(glyphs), _HEIGHT, 2)
        for tile, rows in enumerate(glyphs):
            for y, bits in enumerate(rows):
                for x in range(_WIDTH):
                    self.bitmap[tile * _WIDTH + x, y] = bits >> (7 - x) & 1

    def get_bounding_box(self):
        return (_WIDTH, _HEIGHT)

    def get_glyph(self, codepoint):
        from fontio import Glyph

        if not _FIRST <= codepoint <= _LAST:
            return None
        return Glyph(self.bitmap, codepoint - _FIRST, _WIDTH, _HEIGHT, 0, 0, _WIDTH, 0)


def _read_glyphs():
    """The rows of every ASCII glyph of Terminus 6x12, as bytes with the leftmost pixel on top."""
    lines = (files("displayio") / "resources" / "ter-u12n.bdf").read_text().splitlines()
    glyphs = {}
    for at, line in enumerate(lines):
        if line.startswith("ENCODING "):
            codepoint = int(line.split()[1])
        elif line == "BITMAP" and _FIRST <= codepoint <= _LAST:
            glyphs[codepoint] = [int(row, 16) for row in lines[at + 1 : at + 1 + _HEIGHT]]
    return [glyphs[codepoint] for codepoint in range(_FIRST, _LAST + 1)]


def __getattr__(name):
    if name == "FONT":
        globals()["FONT"] = BuiltinFont(_read_glyphs())
        return globals()["FONT"]
    raise AttributeError(f"module 'terminalio' has no attribute {name!r}")
