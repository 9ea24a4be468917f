# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours that eyes without red, green or blue cones still tell apart: they differ in lightness as
well. In memory only while they are put on; a test measures how far apart they are.
"""

from drawbridge.draw import art_data as art
from drawbridge.memory import forget

# Of the palette that all screens share, those that differ: number; red, green and blue.
_SHARED = (
    (art.BLUE, b"\x4a\x74\xff"),
    (art.RED, b"\xc8\x40\x2e"),
    (art.GREEN, b"\x15\xbd\x8b"),
    (art.WOOD, b"\xe0\x84\x20"),
)

# Dark and bright, 0xRRGGBB, of each colour of Route's fields.
_FIELDS = (
    0x430D18, 0xE15836,
    0x826B18, 0xFFCC00,
    0x256533, 0x00FF9B,
    0x001A80, 0x0C85FF,
    0x331842, 0xB65EA1,
    0x5B5C5F, 0xF3FBFF,
)  # fmt: skip


def use_colours(canvas, safe):
    """Let a canvas take these colours or, if it is not to be safe, the usual ones."""
    from drawbridge.draw import sheet_data

    colours = bytearray(sheet_data.PALETTE)
    for colour, rgb in _SHARED if safe else ():
        colours[3 * colour : 3 * colour + 3] = rgb
    canvas.colours = colours
    canvas.fields = _FIELDS if safe else None
    canvas.wear()
    forget("drawbridge.draw.sheet_data", "drawbridge.draw.safe_colours")
