# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What there is to see on a sheet of Route: how each field and each area of the card is shown, read
from the groups on the display; and which pixels belong to a field. Asks no screen of the app.
"""

import numpy as np
from displayio import TileGrid

from tests.app.route_positions import ROUTE
from tools.sim.seen import BOTTOM_LINE, WIDTH

from drawbridge.draw import hexes  # isort: skip

BOARD = ROUTE.board
PLAIN = (hexes.PLAIN, hexes.NUMBER, hexes.HALF)
NEXT = (hexes.NEXT, hexes.NUMBER_NEXT, hexes.HALF_NEXT)
DIM = (hexes.DIM, hexes.NUMBER_DIM)
WORTH_ALL = (hexes.NUMBER, hexes.NUMBER_NEXT)
WORTH_HALF = (hexes.HALF, hexes.HALF_NEXT)


def tile_grids(simulator):
    """Every TileGrid on the screen."""
    found = []
    waiting = [simulator.machine.display.root_group]
    while waiting:
        item = waiting.pop(0)
        if item.hidden:
            continue
        if isinstance(item, TileGrid):
            found.append(item)
        else:
            waiting += list(item)
    return found


def _of_fields(simulator, high):
    return [
        grid
        for grid in tile_grids(simulator)
        if (grid.tile_width, grid.tile_height, grid.height) == (hexes.WIDTH, hexes.HEIGHT, high)
    ]


def ways(simulator):
    """How each field is shown, by field: the ways of hexes; in its own colour without exception."""
    rows = sorted(_of_fields(simulator, 1), key=lambda row: row.y)
    shown = [row[place] for row in rows for place in range(row.width)]
    assert [tile % hexes.COLOURS for tile in shown] == list(BOARD.COLOURS)
    return [tile // hexes.COLOURS for tile in shown]


def fields_shown(simulator, some_ways):
    """The fields that are shown in one of some ways."""
    return {field for field, way in enumerate(ways(simulator)) if way in some_ways}


def card_areas(simulator):
    """The card's areas in the order of their places: (colour, whether it is unused)."""
    (card,) = _of_fields(simulator, 3)
    shown = [card[place % 2, place // 2] for place in range(6)]
    empty = card.bitmap.width // hexes.WIDTH - 1
    areas = [divmod(tile, hexes.COLOURS) for tile in shown if tile != empty]
    assert {way for way, _ in areas} <= {hexes.PLAIN, hexes.DIM}
    return [(colour, way == hexes.PLAIN) for way, colour in areas]


def corner(field):
    """Where the picture of a field begins: half a field is 7 pixels, a row 12."""
    return 1 + 7 * BOARD.PLACES[2 * field + 1], 12 * BOARD.PLACES[2 * field]


def middle(field):
    x, y = corner(field)
    return x + 7, y + 8


def pixels_of(fields, margin=0):
    """A mask of the screen above the bottom line: the boxes of some fields."""
    mask = np.zeros((BOTTOM_LINE, WIDTH), bool)
    for field in fields:
        x, y = corner(field)
        high, wide = hexes.HEIGHT + margin, hexes.WIDTH + margin
        mask[max(0, y - margin) : y + high, max(0, x - margin) : x + wide] = True
    return mask
