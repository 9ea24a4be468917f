# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Reads the drawing of colours and sprites, or refuses it with the place and what was expected.
It must never repair a drawing. sprites.txt explains the form in its head.
"""

import re
from dataclasses import dataclass, field

COLOURS = 16  # what a pixel of 4 bits can tell apart
TALLEST = 16  # rows of the sheet

NAME = re.compile(r"[A-Z][A-Z0-9_]*")
RGB = re.compile(r"[0-9a-f]{6}")


class DrawingError(Exception):
    """A drawing that makes no sense: one line with the file, the line and what was expected."""


@dataclass
class Art:
    """Colour names with their rgb, and sprites as rows of colour numbers, in drawing order."""

    colours: dict[str, str] = field(default_factory=dict)
    sprites: dict[str, list[list[int]]] = field(default_factory=dict)


def read_art(path, text):
    """The art that a drawing shows, or DrawingError."""
    art = Art()
    letters = {}
    band = []

    def refuse(number, what):
        raise DrawingError(f"{path}:{number}: {what}")

    def end_band():
        if band and not art.sprites[band[0]]:
            refuse(number, f"no rows below `sprites {' '.join(band)}`, expected its drawing")
        band.clear()

    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if line.startswith(";"):
            continue
        if not words:
            end_band()
        elif words[0] == "colour":
            if len(words) != 4 or len(words[1]) != 1 or not NAME.fullmatch(words[2]):
                refuse(number, f"`{line}`, expected `colour LETTER NAME rrggbb`")
            if not RGB.fullmatch(words[3]):
                refuse(number, f"{words[3]}, expected six hexadecimal digits in small letters")
            if words[1] in letters or words[2] in art.colours:
                refuse(number, f"{words[1]} {words[2]} is there twice, expected each colour once")
            letters[words[1]] = len(letters)
            art.colours[words[2]] = words[3]
        elif words[0] == "sprites":
            end_band()
            for name in words[1:]:
                if not NAME.fullmatch(name) or name in art.sprites or name in art.colours:
                    refuse(number, f"{name}, expected a new name in capitals")
                art.sprites[name] = []
            band.extend(words[1:])
        else:
            _read_row(words, band, art, letters, lambda what, at=number: refuse(at, what))
    end_band()
    if len(art.colours) != COLOURS:
        refuse(number, f"{len(art.colours)} colours, expected {COLOURS}")
    return art


def _read_row(words, band, art, letters, refuse):
    if len(words) != len(band):
        refuse(f"{len(words)} drawings in a row, expected one for each of {' '.join(band) or '-'}")
    for name, drawing in zip(band, words, strict=True):
        rows = art.sprites[name]
        unknown = set(drawing) - set(letters)
        if unknown:
            refuse(f"{min(unknown)} in {name}, expected the letter of a colour")
        if rows and len(drawing) != len(rows[0]):
            refuse(f"{name} is {len(drawing)} wide here, expected {len(rows[0])} as above")
        if len(rows) == TALLEST:
            refuse(f"{name} has more than {TALLEST} rows")
        rows.append([letters[letter] for letter in drawing])
