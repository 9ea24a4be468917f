# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The panel at the right of a Bridges board: the round, the card, the bonuses, the points.

Every part is drawn anew only when what it shows has changed.
"""

from displayio import Group
from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.big_number import BigNumber
from drawbridge.draw.font import BIG, TEXT
from drawbridge.draw.text import fit
from engine.bridges import scoring

LEFT = 128
_WIDTH = const(32)
_MARKS = (None, art.RED_MARK, art.BLUE_MARK, art.SIX_MARK)
_BARS = (0, art.RED, art.BLUE, art.GREEN)


class BridgesPanel(Group):
    """Paints what a player must know besides the board."""

    def __init__(self, canvas, caption, colour):
        """The caption above the points is a player's name when several play."""
        super().__init__()
        self._canvas = canvas
        self._caption = fit(caption, _WIDTH - 2)
        self._caption_colour = colour
        self._number = BigNumber(LEFT, 15, _WIDTH, canvas.rgb(art.INK))
        self._points = BigNumber(LEFT, 97, _WIDTH, canvas.rgb(art.WHITE))
        self.append(self._number)
        self.append(self._points)
        self.forget()

    def forget(self):
        """Draw everything at the next paint()."""
        self._canvas.fill(LEFT, 0, _WIDTH, 112, art.NIGHT)
        self._centred(self._caption, 86, self._caption_colour)
        self._drawn = [None] * 5

    def paint(self, match, seat, round_text, playing):
        """Draw what has changed: the seat's bonuses and, while it is playing, its turn."""
        sheet = match.sheet
        self._paint(0, (round_text,), self._paint_round, 0)
        if playing:
            self._paint(1, (sheet.number, sheet.asked, sheet.left), self._paint_card, 0)
        for part in (scoring.RED, scoring.BLUE, scoring.SIX):
            self._paint(1 + part, self._bonus(match, seat, part), self._paint_bonus, part)
        self._points.show(match.scores()[seat][0])

    def _paint(self, place, look, paint, extra):
        if self._drawn[place] != look:
            self._drawn[place] = look
            paint(extra, *look)

    def _bonus(self, match, seat, part):
        """Return what is to be had for a part: points, whether the seat has them, rounds left."""
        mine = match.sheets[seat].bonuses[part]
        if mine:
            return mine, True, 0
        if match.seats == 1:
            left = max(0, scoring.DEADLINES[part] + 1 - match.round)
            return (scoring.FULL if left else scoring.LATE)[part], False, left
        taken = any(sheet.bonuses[part] for sheet in match.sheets)
        return (scoring.LATE if taken else scoring.FULL)[part], False, 0

    def _centred(self, text, y, colour):
        x = LEFT + (_WIDTH - TEXT.width(text) + 1) // 2
        self._canvas.text(TEXT, text, x, y, colour)

    def _paint_round(self, _, text):
        self._canvas.fill(LEFT, 0, _WIDTH, 11, art.NIGHT)
        self._centred(text, 0, art.LIGHT)

    def _paint_card(self, _, number, asked, left):
        canvas = self._canvas
        canvas.frame(LEFT + 2, 11, _WIDTH - 4, 34, art.WHITE, art.SAND)
        self._number.show(number or None)
        if not number:  # the set-up: a 3 or a 4
            canvas.text(BIG, "3", LEFT + 4, 14, art.INK)
            canvas.text(BIG, "4", LEFT + 17, 27, art.INK)
            return
        x = LEFT + 16 - 4 * asked
        for plank in range(asked):
            drawn = plank < asked - left
            canvas.sprite(art.PLANK_DONE if drawn else art.PLANK, x + 8 * plank, 35)

    def _paint_bonus(self, part, points, mine, left):
        canvas = self._canvas
        y = 36 + 13 * part
        canvas.fill(LEFT, y, _WIDTH, 13, art.NIGHT)
        canvas.sprite(_MARKS[part], LEFT + 3, y)
        full = points == scoring.FULL[part]
        colour = art.GREEN if mine else art.WHITE if full else art.DUNE
        canvas.text(TEXT, str(points), LEFT + 15, y - 2, colour)
        if mine:
            canvas.sprite(art.TICK, LEFT + 21, y + 1)
        if left:  # a bar that is used up at the deadline
            canvas.fill(LEFT + 3, y + 9, 26, 1, art.FAINT)
            length = max(1, 26 * left // scoring.DEADLINES[part])
            canvas.fill(LEFT + 3, y + 9, min(26, length), 1, _BARS[part])
