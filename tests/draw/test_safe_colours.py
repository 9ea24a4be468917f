# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The colours for colour-blind eyes: each two that must not be mixed up look different to all of
them, while some of the usual ones do not."""

from itertools import combinations

import numpy as np
import pytest

from tests.draw.test_hexes import EYES
from tools.sim.simulator import Simulator

# Distances in CIELAB, in which 2.3 is just noticeable side by side. On a small screen, apart from
# each other and in bad light it takes much more.
CLEAR = 20

TO_XYZ = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
          [0.0193339, 0.1191920, 0.9503041]]  # fmt: skip
WHITE_POINT = (0.95047, 1, 1.08883)

USUAL, SAFE = False, True


def groups(safe):
    """The colours that are told apart: of players, of fields, and of fields that are lit."""
    with Simulator(code=None):
        from drawbridge import players
        from drawbridge.draw import hexes
        from drawbridge.draw.canvas import Canvas
        from drawbridge.draw.safe_colours import use_colours

        canvas = Canvas()
        use_colours(canvas, safe)
        fields = hexes.palette(canvas)
        seats = [players.palette_colour(("", colour, 0)) for colour in range(len(players.COLOURS))]
        return {
            "players": [canvas.palette[colour] for colour in seats],
            "fields": [fields[1 + 2 * colour] for colour in range(hexes.COLOURS)],
            "lit fields": [fields[2 + 2 * colour] for colour in range(hexes.COLOURS)],
        }


def lab(colour, eyes):
    """0xRRGGBB as these eyes see it, in CIELAB."""
    rgb = np.array([colour >> shift & 255 for shift in (16, 8, 0)]) / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = np.array(TO_XYZ) @ np.clip(np.array(EYES[eyes]) @ linear, 0, 1) / WHITE_POINT
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def nearest(colours, eyes):
    """The distance of the two that these eyes mix up most easily."""
    seen = [lab(colour, eyes) for colour in colours]
    return min(np.linalg.norm(one - other) for one, other in combinations(seen, 2))


@pytest.mark.parametrize("eyes", EYES)
def test_all_eyes_tell_them_apart(eyes):
    for name, colours in groups(SAFE).items():
        assert nearest(colours, eyes) >= CLEAR, name


def test_they_are_needed():
    for name, colours in groups(USUAL).items():
        assert min(nearest(colours, eyes) for eyes in EYES) < CLEAR, name


def test_one_can_go_back_to_the_usual_colours():
    with Simulator(code=None):
        from drawbridge.draw.canvas import Canvas
        from drawbridge.draw.safe_colours import use_colours

        canvas, other = Canvas(), Canvas()
        use_colours(canvas, SAFE)
        use_colours(canvas, USUAL)
        assert [canvas.palette[n] for n in range(16)] == [other.palette[n] for n in range(16)]
