# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What there is to see on the simulator's screen: its words, its bottom line, its pixels. Looks at
the display and asks no screen of the app.
"""

import numpy as np

from tools.sim.display import HEIGHT, WIDTH

BOTTOM_LINE = 112  # its first row of pixels; above it is the screen's own place
BEAT_MS = 350  # the cursor's two pictures change so often
BOARD = (slice(0, BOTTOM_LINE), slice(0, 128))  # the pixels of a board


def labels(simulator):
    """Every label on the screen that says something."""
    found = []
    waiting = [simulator.machine.display.root_group]
    while waiting:
        group = waiting.pop(0)
        if group.hidden:
            continue
        if hasattr(group, "line_spacing"):  # our own, or one of display_text's
            if group.text:
                found.append(group)
        else:
            waiting += [item for item in group if hasattr(item, "append")]
    return found


def words(simulator):
    """Every text on the screen; one of several lines has line breaks in it."""
    return [label.text for label in labels(simulator)]


def bottom_line(simulator):
    """The texts of the bottom line, from left to right."""
    low = [(x, label.text) for label, x, y, _, _ in boxes(simulator) if y >= BOTTOM_LINE]
    return [text for _, text in sorted(low)]


def boxes(simulator):
    """Every label with the left, top, right and bottom edge of its place on the screen."""
    found = []
    for label in labels(simulator):
        area = _tiles(label)._current_area
        found.append((label, area.x1, area.y1, area.x2, area.y2))
    return found


def _tiles(label):
    """The one TileGrid that a label draws with; display_text's have it in a group."""
    return label[0][0] if hasattr(label[0], "append") else label[0]


def cut_off(simulator):
    """The texts that reach beyond the screen's edges."""
    return [
        label.text
        for label, left, top, right, bottom in boxes(simulator)
        # a label ends with the gap after its last letter, in which nothing is drawn
        if left < 0 or top < 0 or right - label.scale > WIDTH or bottom > HEIGHT
    ]


def overlapping(simulator):
    """The pairs of different texts of which one is written over the other."""
    inked = [(label.text, ink(label)) for label in labels(simulator)]
    return [
        (text, other)
        for number, (text, mine) in enumerate(inked)
        for other, theirs in inked[:number]
        if text != other and (mine & theirs).any()  # a shadow says what that says which throws it
    ]


def ink(label):
    """The pixels of the screen on which a label draws."""
    tiles = _tiles(label)
    bitmap, area, scale = tiles.bitmap, tiles._current_area, label.scale
    drawn = np.zeros((HEIGHT, WIDTH), bool)
    for y in range(max(0, area.y1), min(HEIGHT, area.y2)):
        for x in range(max(0, area.x1), min(WIDTH, area.x2)):
            drawn[y, x] = bitmap[(x - area.x1) // scale, (y - area.y1) // scale]
    return drawn


def pixels(simulator):
    """The screen now, kept."""
    return simulator.pixels.copy()


def still(simulator):
    """The screen when nothing moves, at a fixed place in the cursor's beat, so that two pictures
    can be compared.
    """
    clock = simulator.machine.clock
    simulator.run_until(lambda: simulator.app.screen.motion is None)
    simulator.run_until(lambda: clock.ticks_ms % (2 * BEAT_MS) < BEAT_MS // 2)
    simulator.wait(50)  # for the app to show it
    return pixels(simulator)
