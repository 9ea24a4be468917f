# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The picture of a Bridges sheet: 8 × 7 cells of 16 × 16 pixels on the canvas.

For every cell one int says all that can be seen there; only cells whose int has changed are drawn
anew, and what draws a cell is given that int and never the sheet.
"""

from array import array

from micropython import const

from drawbridge.draw import art_data as art
from drawbridge.draw.digits import DIGITS
from engine.bridges.sheet import BRIDGE, WRITE_FOUR

CELL = 16
COLUMNS = 8

_CELLS = const(56)
_NONE = const(255)
_NEVER_DRAWN = -1
_FLAGS = (None, art.RED_FLAG, art.BLUE_FLAG)

# The state of a line in six bits: how many bridges, how many of them are of this turn, and whether
# a bridge may be drawn now or never more. All bits 0: open, but not now.
_BRIDGES = const(3)
_FRESH_SHIFT = const(2)
_LEGAL = const(16)
_CLOSED = const(32)
_NO_LINE = const(63)

# What is seen of an island: the number, how many bridges it lacks, whether it can be used now, and
# for each side four bits of the line there (bridges and fresh ones).
_LACKS_SHIFT = const(3)
_USABLE = const(64)
_SIDES_SHIFT = const(7)
_LOST = const(1 << 23)  # it lacks more bridges than its lines can ever take


class BridgesBoard:
    """Paints sheets of one board."""

    def __init__(self, canvas, board, plain=False):
        """A plain one, for the rules, has no waves and gives no island up."""
        self._canvas = canvas
        self._plain = plain
        self._board = board
        self._drawn = array("i", [_NEVER_DRAWN] * _CELLS)
        self._island = bytearray([_NONE] * _CELLS)  # the island of a cell
        self._across = bytearray([_NONE] * _CELLS)  # the lines that pass through a cell
        self._down = bytearray([_NONE] * _CELLS)
        self._lines = bytearray(board.LINES)  # the state of each line
        for island in range(board.ISLANDS):
            self._island[board.PLACES[island]] = island
        for line in range(board.LINES):
            first = board.PLACES[board.ENDS[2 * line]]
            last = board.PLACES[board.ENDS[2 * line + 1]]
            if last - first < COLUMNS:
                passed, step = self._across, 1
            else:
                passed, step = self._down, COLUMNS
            for cell in range(first + step, last, step):
                passed[cell] = line

    def forget(self):
        """Draw everything at the next paint(): something else was drawn over the board."""
        for cell in range(_CELLS):
            self._drawn[cell] = _NEVER_DRAWN

    def paint(self, sheet, legal, turn_moves):
        """Draw what has changed. legal and turn_moves are the moves of the match's turn; None as
        legal: the sheet is only looked at, and nothing is dim.
        """
        usable = self._read_moves(sheet, legal, turn_moves)
        drawn = self._drawn
        for cell in range(_CELLS):
            island = self._island[cell]
            if island == _NONE:
                across, down = self._across[cell], self._down[cell]
                look = _NO_LINE if across == _NONE else self._lines[across]
                look = look << 6 | (_NO_LINE if down == _NONE else self._lines[down])
                if look != drawn[cell]:
                    drawn[cell] = look
                    self._paint_sea(cell, look)
            else:
                look = self._look_of_island(sheet, island, usable[island])
                if look != drawn[cell]:
                    drawn[cell] = look
                    self._paint_island(cell, look, self._board.FLAGS[island])

    def paint_move(self, move, start, sheet, legal, turn_moves):
        """Draw what a move has changed that was just played; return the motion to show it by, or
        None. A bridge grows from the island start.
        """
        ends = (start, start)
        if move >= BRIDGE:
            line = move - BRIDGE
            ends = self._board.ENDS[2 * line : 2 * line + 2]
        places = self._board.PLACES
        from drawbridge.draw.bridges_motion import BridgesMotion  # not while a bot thinks

        motion = BridgesMotion(self._canvas, places[start], places[ends[0] + ends[1] - start])
        self.paint(sheet, legal, turn_moves)
        low, high = ends if places[ends[0]] < places[ends[1]] else (ends[1], ends[0])
        return motion if motion.begin_to(sheet.is_finished(low), sheet.is_finished(high)) else None

    def _read_moves(self, sheet, legal, turn_moves):
        """Note the state of each line; return for each island whether it can be used now."""
        lines = self._lines
        ends = self._board.ENDS
        usable = bytearray([legal is None] * self._board.ISLANDS)
        for line in range(len(lines)):
            lines[line] = sheet.bridges[line] | (_CLOSED if sheet.closed(line) else 0)
        for move in turn_moves:
            if move >= BRIDGE:
                lines[move - BRIDGE] += 1 << _FRESH_SHIFT
            else:
                usable[move % WRITE_FOUR] = 1
        for move in legal or ():
            if move < BRIDGE:
                usable[move % WRITE_FOUR] = 1
            elif move < BRIDGE + len(lines):
                line = move - BRIDGE
                lines[line] |= _LEGAL
                usable[ends[2 * line]] = usable[ends[2 * line + 1]] = 1
        return usable

    def _look_of_island(self, sheet, island, usable):
        number = sheet.numbers[island]
        look = number | (_USABLE if usable else 0)
        lacks = sheet.slack(island) if number else 0
        look |= lacks << _LACKS_SHIFT
        shift = _SIDES_SHIFT
        for side in range(4):
            line = self._board.LINES_AT[4 * island + side]
            if line != _NONE:
                look |= (self._lines[line] & 15) << shift
                if lacks > 0:
                    lacks -= sheet.room(line)
            shift += 4
        return look | _LOST if lacks > 0 and not self._plain else look

    # -- drawing a cell ---------------------------------------------------------------------------

    def _paint_sea(self, cell, look):
        x, y = cell % COLUMNS * CELL, cell // COLUMNS * CELL
        self._canvas.fill(x, y, CELL, CELL, art.SEA)
        across, down = look >> 6, look & 63
        if not self._plain and across == down == _NO_LINE and cell * 5 % 7 < 2:
            self._canvas.fill(x + 4, y + 6, 4, 1, art.FAINT)
            self._canvas.fill(x + 8, y + 7, 3, 1, art.FAINT)
        if across != _NO_LINE:
            self._paint_dots(x, y, across, True)
        if down != _NO_LINE:
            self._paint_dots(x, y, down, False)
        if across & _BRIDGES and across != _NO_LINE:
            self._paint_bridges(x, y, CELL, across, True)
        if down & _BRIDGES and down != _NO_LINE:
            self._paint_bridges(x, y, CELL, down, False)

    def _paint_dots(self, x, y, state, across):
        """Dots along the line: bright and thick where a bridge may be drawn now."""
        bridges = state & _BRIDGES
        if bridges and not state & _LEGAL:
            return
        colour, step, thick = art.OPEN, 4, 1
        if state & _LEGAL:
            colour, thick = art.LIGHT, 2
        elif state & _CLOSED:
            colour, step = art.FAINT, 8
        aside = 4 if bridges else 0  # beside the bridge that is there
        for along in range(1, CELL, step):
            if across:
                self._canvas.fill(x + along, y + 7 + aside, thick, thick, colour)
            else:
                self._canvas.fill(x + 7 + aside, y + along, thick, thick, colour)

    def _paint_bridges(self, x, y, length, state, across):
        """One bridge in the middle or two beside it; those of this turn are brighter."""
        bridges = state & _BRIDGES
        fresh = state >> _FRESH_SHIFT & 3
        for number in range(bridges):
            aside = 7 if bridges == 1 else 4 + 6 * number
            new = number >= bridges - fresh
            light, dark = (art.WHITE, art.YELLOW) if new else (art.WOOD, art.BEAM)
            if across:
                self._canvas.fill(x, y + aside, length, 1, light)
                self._canvas.fill(x, y + aside + 1, length, 1, dark)
            else:
                self._canvas.fill(x + aside, y, 1, length, light)
                self._canvas.fill(x + aside + 1, y, 1, length, dark)

    def _paint_island(self, cell, look, flag):
        x, y = cell % COLUMNS * CELL, cell // COLUMNS * CELL
        canvas = self._canvas
        canvas.fill(x, y, CELL, CELL, art.SEA)
        half = CELL // 2
        for side in range(4):
            state = look >> _SIDES_SHIFT + 4 * side & 15
            if state & _BRIDGES:
                left = x + half if side == 1 else x
                top = y + half if side == 2 else y
                self._paint_bridges(left, top, half, state, side % 2 == 1)
        number = look & 7
        lacks = look >> _LACKS_SHIFT & 7
        if number and not lacks:
            canvas.sprite(art.ISLAND_DONE, x, y)
        else:
            canvas.sprite(art.ISLAND if look & _USABLE else art.ISLAND_DIM, x, y)
        if number:
            left = x + 4 if flag else x + 5  # out of the flag's way
            canvas.sprite(DIGITS[number], left, y + 3 if lacks else y + 4)
        step = 3 if lacks < 5 else 2  # from one pip to the next
        ink = art.RED if look & _LOST else art.INK
        left = x + 8 - (step * lacks - 1) // 2
        for pip in range(lacks if number else 0):
            canvas.fill(left + step * pip, y + 11, step - 1, 2, ink)
        if flag:
            canvas.sprite(_FLAGS[flag], x + 11, y)
