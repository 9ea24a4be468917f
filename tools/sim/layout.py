# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Where everything on the drawn badge is, in pixels of its screen, from the window's corner. The
window multiplies by its scale; nothing here knows how anything looks."""

from dataclasses import dataclass

from tools.sim.display import HEIGHT as SCREEN_HEIGHT
from tools.sim.display import WIDTH as SCREEN_WIDTH


@dataclass(frozen=True)
class Box:
    """A rectangle; `round_` is the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    round_: float = 0

    @property
    def centre(self):
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by):
        return Box(
            self.x - by,
            self.y - by,
            self.width + 2 * by,
            self.height + 2 * by,
            max(0, self.round_ + by),
        )

    def has(self, x, y) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


def _around(x, y, width, height, round_):
    return Box(x - width / 2, y - height / 2, width, height, round_)


WIDTH, HEIGHT = 288, 204
BOARD = Box(6, 6, WIDTH - 12, HEIGHT - 24, 15)
SCREEN = Box((WIDTH - SCREEN_WIDTH) / 2, 22, SCREEN_WIDTH, SCREEN_HEIGHT)
BEZEL = SCREEN.grown(5)

_PAD_X, _FACE_X, _MIDDLE = 34, WIDTH - 34, 84
_BOTTOM = 171

PAD = _around(_PAD_X, _MIDDLE, 44, 44, 8)
BUTTONS = {
    "UP": _around(_PAD_X, _MIDDLE - 14, 13, 13, 4),
    "DOWN": _around(_PAD_X, _MIDDLE + 14, 13, 13, 4),
    "LEFT": _around(_PAD_X - 14, _MIDDLE, 13, 13, 4),
    "RIGHT": _around(_PAD_X + 14, _MIDDLE, 13, 13, 4),
    "A": _around(_FACE_X + 9, _MIDDLE - 11, 20, 20, 10),
    "B": _around(_FACE_X - 9, _MIDDLE + 11, 20, 20, 10),
    "SELECT": _around(_PAD_X, _BOTTOM, 30, 10, 5),
    "START": _around(_FACE_X, _BOTTOM, 30, 10, 5),
}
# What to write on a keycap near a button, and where its middle is.
KEYCAPS = {
    "X": (_FACE_X + 9, _MIDDLE + 7),
    "Z": (_FACE_X - 9, _MIDDLE + 29),
    "arrow keys": (_PAD_X, _MIDDLE + 33),
    "Backspace": (_PAD_X, _BOTTOM - 13),
    "Enter": (_FACE_X, _BOTTOM - 13),
}
LIGHTS = [(WIDTH / 2 + 22 * (i - 2), 169) for i in range(5)]
HOLES = [(17, 17), (WIDTH - 17, 17)]
# Islands on the bare board, left and right: corners of lines that run straight.
_LEFT = [(16, 136), (16, 148), (34, 148), (34, 136), (52, 136)]
ORNAMENTS = [_LEFT, [(WIDTH - x, y) for x, y in _LEFT]]
NAME = (WIDTH / 2, 12.5)
HELP = (WIDTH / 2, HEIGHT - 9)


def button_at(x, y):
    """The button under a point, with some room for fat fingers; None between them."""
    for name, box in BUTTONS.items():
        if box.grown(1.5).has(x, y):
            return name
    return None
