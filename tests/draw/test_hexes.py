# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The fields of Route can be told apart by everybody: whatever the eyes make of the colours, the
symbol stands out from its field, and no two symbols have nearly the same shape."""

from itertools import combinations

import numpy as np
import pytest

from tools.sim.simulator import Simulator

# How the three common kinds of colour blindness see linear red, green and blue: the matrices for
# full strength by Machado, Oliveira and Fernandes (2009).
EYES = {
    "all colours": np.eye(3),
    "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
               [-0.003882, -0.048116, 1.051998]],
    "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                 [-0.011820, 0.042940, 0.968881]],
    "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900]],
}  # fmt: skip

SYMBOL = (slice(5, 11), slice(4, 10))  # where a tile has its symbol
SMALL = (slice(11, 14), slice(4, 10))


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "safe"])
def tiles(request):
    """Every tile as a picture of red, green and blue, 0 to 1, by (way, colour)."""
    with Simulator(code=None):
        from drawbridge.draw import hexes
        from drawbridge.draw.canvas import Canvas
        from drawbridge.draw.safe_colours import use_colours

        canvas = Canvas()
        use_colours(canvas, request.param)
        sheet, palette = hexes.tiles(canvas, hexes.WAYS), hexes.palette(canvas)
        rgb = np.array([[palette[n] >> s & 255 for s in (16, 8, 0)] for n in range(16)]) / 255
        values = np.array([[sheet[x, y] for x in range(sheet.width)] for y in range(16)])
        pictures = {}
        for way in ("PLAIN", "NEXT", "DIM", "NUMBER", "NUMBER_NEXT", "HALF", "HALF_NEXT"):
            for colour in range(hexes.COLOURS):
                left = hexes.WIDTH * (getattr(hexes, way) * hexes.COLOURS + colour)
                pictures[way, colour] = rgb[values[:, left : left + hexes.WIDTH]]
        return pictures


def brightness(picture, eyes):
    """How bright each pixel is to these eyes, as the contrast formula of WCAG takes it."""
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ np.array(eyes).T, 0, 1)
    return seen @ [0.2126, 0.7152, 0.0722]


def shape(tile, place):
    """Which pixels of the symbol's place belong to it: those unlike the field around."""
    return (np.abs(tile[place] - tile[11, 2]) > 0.01).any(axis=2)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("way", ["PLAIN", "NEXT", "NUMBER", "HALF"])
def test_a_symbol_stands_out_from_its_field(tiles, way, eyes):
    """By the 3 : 1 that WCAG asks of graphics."""
    place = SYMBOL if way in ("PLAIN", "NEXT") else SMALL
    for colour in range(6):
        tile = tiles[way, colour]
        seen = brightness(tile, EYES[eyes])
        symbol = seen[place][shape(tile, place)].mean()
        field = seen[11, 2]
        contrast = (max(symbol, field) + 0.05) / (min(symbol, field) + 0.05)
        assert contrast >= 3, (colour, contrast)


@pytest.mark.parametrize(("way", "place", "least"), [("PLAIN", SYMBOL, 8), ("NUMBER", SMALL, 4)])
def test_no_two_symbols_have_nearly_the_same_shape(tiles, way, place, least):
    """At least a fifth of a symbol's 36 pixels differ, of a small one's 18."""
    shapes = [shape(tiles[way, colour], place) for colour in range(6)]
    for one, other in combinations(range(6), 2):
        assert (shapes[one] != shapes[other]).sum() >= least, (one, other)


def test_what_can_be_stepped_on_next_is_brighter_to_all_eyes(tiles):
    for eyes in EYES.values():
        for colour in range(6):
            plain = brightness(tiles["PLAIN", colour], eyes).mean()
            assert brightness(tiles["NEXT", colour], eyes).mean() > 1.5 * plain
