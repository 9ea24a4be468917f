# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours that eyes without red, green or blue cones still tell apart: they differ in lightness as
well. In memory only while they are put into a palette; a test measures how far apart they are.
"""

from drawbridge.draw import art_data as art

# Of the palette that all screens share, those that differ: number; red, green and blue.
SHARED = (
    (art.BLUE, b"\x4a\x74\xff"),
    (art.RED, b"\xc8\x40\x2e"),
    (art.GREEN, b"\x15\xbd\x8b"),
    (art.WOOD, b"\xe0\x84\x20"),
)

# Dark and bright, 0xRRGGBB, of each colour of Route's fields.
FIELDS = (
    0x430D18, 0xE15836,
    0x826B18, 0xFFCC00,
    0x256533, 0x00FF9B,
    0x001A80, 0x0C85FF,
    0x331842, 0xB65EA1,
    0x5B5C5F, 0xF3FBFF,
)  # fmt: skip
