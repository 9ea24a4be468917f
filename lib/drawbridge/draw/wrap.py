# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Breaking a text into lines; in memory only with a screen that has sentences."""

from drawbridge.draw.font import TEXT


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
