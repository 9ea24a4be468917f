# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What there is to see on the simulator's screen: its words, its bottom line, its pixels. Looks at
the display and asks no screen of the app.
"""

from adafruit_display_text import LabelBase

from tools.sim.display import HEIGHT, WIDTH

BOTTOM_LINE = 112  # its first row of pixels; above it is the screen's own place
BOARD = (slice(0, BOTTOM_LINE), slice(0, 128))  # the pixels of a board


def labels(simulator):
    """Every label on the screen that says something."""
    found = []
    waiting = [simulator.machine.display.root_group]
    while waiting:
        group = waiting.pop(0)
        if group.hidden:
            continue
        if isinstance(group, LabelBase):
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
        area = label[0][0]._current_area  # of the one TileGrid that a label draws with
        found.append((label, area.x1, area.y1, area.x2, area.y2))
    return found


def cut_off(simulator):
    """The texts that reach beyond the screen's edges."""
    return [
        label.text
        for label, left, top, right, bottom in boxes(simulator)
        # a label ends with the gap after its last letter, in which nothing is drawn
        if left < 0 or top < 0 or right - label.scale > WIDTH or bottom > HEIGHT
    ]


def pixels(simulator):
    """The screen now, kept."""
    return simulator.pixels.copy()
