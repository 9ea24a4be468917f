# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Text on the screen: labels of display_text in the product's font, above the canvas."""

from adafruit_display_text.bitmap_label import Label

from drawbridge.draw.font import TEXT

LEFT = 0.0
CENTRE = 0.5
RIGHT = 1.0

LINE_HEIGHT = 11


def label(text, x, y, colour, anchor=LEFT, scale=1):
    """Return a label whose top is at y, and whose left, centre or right at x."""
    return Label(
        TEXT,
        text=text,
        color=colour,
        scale=scale,
        line_spacing=1.0,
        anchor_point=(anchor, 0.0),
        anchored_position=(x, y),
    )


def wrap(text, width):
    """Return a text broken into lines that are no wider than width pixels, where it has spaces."""
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if line and TEXT.width(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return "\n".join(lines)


def fit(text, width):
    """Return a text, without its last letters if it would be wider than width pixels."""
    while TEXT.width(text) > width:
        text = text[:-1]
    return text
