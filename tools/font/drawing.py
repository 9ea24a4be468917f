# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Reads the drawing of a face, or refuses it with the place and what was expected there. It must
never repair a drawing: what is shown is what was drawn. text.txt explains the form in its head.
"""

import re
from dataclasses import dataclass

EMPTY, INK = ".", "#"
BOX = "\ufffd"  # what a character without a drawing shows as
MOST_GLYPHS = 256  # the strip numbers its tiles with bytes

NUMBERED = re.compile(r"U\+[0-9A-F]{4,6}")


class DrawingError(Exception):
    """A drawing that is no face: one line with the file, the line and what was expected."""

    def __init__(self, path, line, what):
        super().__init__(f"{path}:{line}: {what}")


@dataclass(frozen=True)
class Face:
    """The letters of one size. A glyph is its rows; glyphs keep the order of the drawing."""

    name: str
    height: int  # rows of every glyph
    ascent: int  # of them above the line that letters stand on
    gap: int  # empty columns after every glyph
    glyphs: dict[str, tuple[str, ...]]


def read_face(path, text):
    """The face that a drawing shows, or DrawingError."""
    return _Reader(path, text).face()


class _Reader:
    """Takes a drawing line by line; comments and empty lines are not there for it."""

    def __init__(self, path, text):
        self.path = path
        self.lines = [
            (number, line.split())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.startswith(";")
        ]
        self.last_line = len(text.splitlines())
        self.place = 0

    def face(self):
        name = self.setting("face")
        if not (name.isidentifier() and name.isupper()):
            self.refuse(f"face {name}, expected a name in capitals")
        height = self.number("height", 1, 32)
        ascent = self.number("ascent", 1, height)
        gap = self.number("gap", 0, 8)
        glyphs = {}
        while self.place < len(self.lines):
            self.band(height, glyphs)
        if BOX not in glyphs:
            self.refuse(f"no drawing of U+{ord(BOX):04X}, expected the box for missing characters")
        if len(glyphs) > MOST_GLYPHS:
            self.refuse(f"{len(glyphs)} glyphs, expected at most {MOST_GLYPHS}")
        return Face(name, height, ascent, gap, glyphs)

    def setting(self, word):
        words = self.next(f"`{word} …`")
        if len(words) != 2 or words[0] != word:
            self.refuse(f"`{' '.join(words)}`, expected `{word} …`")
        return words[1]

    def number(self, word, least, most):
        value = self.setting(word)
        if not (value.isdecimal() and least <= int(value) <= most):
            self.refuse(f"{word} {value}, expected a number from {least} to {most}")
        return int(value)

    def band(self, height, glyphs):
        """One line `glyphs` and the rows under it, into glyphs."""
        words = self.next("`glyphs …`")
        if words[0] != "glyphs" or len(words) == 1:
            self.refuse(f"`{' '.join(words)}`, expected `glyphs` and the characters drawn below")
        characters = [self.character(word) for word in words[1:]]
        for index, character in enumerate(characters):
            if character in glyphs or character in characters[:index]:
                self.refuse(f"{character} is drawn twice, expected one drawing of each character")
        rows = []
        for number in range(1, height + 1):
            rows.append(self.row(number, height, characters))
            self.check_widths(characters, rows[0], rows[-1])
        for character, *column in zip(characters, *rows, strict=True):
            if not character.isspace() and not any(INK in row for row in column):
                self.refuse(f"{character} is empty, expected ink ({INK}) in its drawing")
            glyphs[character] = tuple(column)

    def character(self, word):
        if NUMBERED.fullmatch(word):
            return chr(int(word[2:], 16))
        if len(word) != 1:
            self.refuse(f"{word}, expected one character or its number, as in U+0041")
        return word

    def row(self, number, height, characters):
        """One row of a band, cut into the parts under its characters."""
        parts = self.next(f"row {number} of {height} under {' '.join(characters)}")
        if parts[0] == "glyphs":
            self.refuse(f"`glyphs`, expected row {number} of {height} of the band above")
        if len(parts) != len(characters):
            self.refuse(
                f"{len(parts)} drawings, expected {len(characters)}: {' '.join(characters)}"
            )
        for character, part in zip(characters, parts, strict=True):
            if part.strip(EMPTY + INK):
                self.refuse(f"{part} under {character}, expected only {EMPTY} and {INK}")
        return parts

    def check_widths(self, characters, first, row):
        for character, wanted, part in zip(characters, first, row, strict=True):
            if len(part) != len(wanted):
                self.refuse(
                    f"{character} is {len(part)} wide, expected {len(wanted)} as in its first row"
                )

    def next(self, expected):
        if self.place == len(self.lines):
            raise DrawingError(self.path, self.last_line, f"end of file, expected {expected}")
        self.place += 1
        return self.lines[self.place - 1][1]

    def refuse(self, what):
        raise DrawingError(self.path, self.lines[self.place - 1][0], what)
