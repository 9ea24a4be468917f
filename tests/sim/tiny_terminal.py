# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A terminal just good enough to read back what the simulator writes: a grid of characters with two
colours each."""

import re

_CUT = re.compile(r"(\x1b(\[[?<]?[\d;]*)?)?$")
_TOKEN = re.compile(r"\x1b\[([?<]?[\d;]*)([A-Za-z])|\r|\n|[^\x1b]")


class TinyTerminal:
    """`cells[(row, column)]` is (character, colour, ground), counted from 0; `modes` what was
    switched with ESC [ ? n h and l, in order; `written` how many characters were printed."""

    def __init__(self):
        self.cells = {}
        self.modes = []
        self.written = 0
        self._row = self._column = 0
        self._colours = [None, None]
        self._cut = ""  # an escape sequence whose end has not come yet

    def feed(self, text):
        text = self._cut + text
        self._cut = _CUT.search(text)[0]
        for token in _TOKEN.finditer(text.removesuffix(self._cut)):
            parameters, command = token[1], token[2]
            if command == "H":
                row, column = parameters.split(";") if parameters else (1, 1)
                self._row, self._column = int(row) - 1, int(column) - 1
            elif command == "m":
                self._paint(parameters)
            elif command == "J":
                self.cells.clear()
            elif command in ("h", "l"):
                self.modes.append(parameters + command)
            elif command is None:
                self._print(token[0])

    def _paint(self, parameters):
        if parameters in ("", "0"):
            self._colours = [None, None]
        elif parameters[:5] in ("38;2;", "48;2;"):
            layer = parameters.startswith("48")
            self._colours[layer] = tuple(map(int, parameters[5:].split(";")))

    def _print(self, character):
        if character == "\r":
            self._column = 0
        elif character == "\n":
            self._row += 1
        else:
            self.cells[self._row, self._column] = (character, *self._colours)
            self._column += 1
            self.written += 1

    def line(self, row) -> str:
        width = max((column for at, column in self.cells if at == row), default=-1) + 1
        return "".join(self.cells.get((row, column), " ")[0] for column in range(width))

    def picture(self, width, height):
        """Rows of (red, green, blue) from half blocks."""
        rows = []
        for y in range(height):
            cells = [self.cells[y // 2, x] for x in range(width)]
            rows.append([cell[1 + y % 2] for cell in cells])
        return rows
