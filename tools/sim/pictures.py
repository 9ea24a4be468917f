# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Screenshots in a folder, numbered so that none is ever overwritten."""

from itertools import count


def save_numbered(picture, folder):
    """Save as the first free drawbridge-001.png, -002.png, ... and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"drawbridge-{number:03}.png"
        try:
            with path.open("xb") as file:
                picture.save(file, "PNG")
            return path
        except FileExistsError:
            continue
