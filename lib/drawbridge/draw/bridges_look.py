# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet of Bridges and its panel, to be looked at and not touched."""

from displayio import Group

from drawbridge.draw.bridges_board import BridgesBoard
from drawbridge.draw.bridges_panel import BridgesPanel
from engine.bridges.sheet import BRIDGE, WRITE_FOUR


class BridgesLook(Group):
    """A board without a cursor."""

    def __init__(self, canvas, board, caption, colour):
        super().__init__()
        self._picture = BridgesBoard(canvas, board)
        self._panel = BridgesPanel(canvas, caption, colour)
        self.append(self._panel)

    def forget(self):
        """Draw everything at the next paint()."""
        self._picture.forget()
        self._panel.forget()

    def paint(self, match, seat, round_text, playing, moved=None):
        """Show the sheet of a seat or, while it is playing, the sheet that its pen is on; return
        the motion of the move that was just played, if there is one.
        """
        motion = None
        if moved is not None:
            start = self.cursor_for(match, moved)
            moves = match.turn_moves()
            motion = self._picture.paint_move(moved, start, match.sheet, None, moves)
        elif playing:
            self._picture.paint(match.sheet, None, match.turn_moves())
        else:
            self._picture.paint(match.sheets[seat], None, b"")
        self._panel.paint(match, seat, round_text, playing)
        return motion

    def cursor_for(self, match, move):
        """Return where the cursor of a turn must be to play a move: an island with a number, if it
        is for a bridge.
        """
        if move < BRIDGE:
            return move % WRITE_FOUR
        ends = match.game.board.ENDS
        first = ends[2 * (move - BRIDGE)]
        return first if match.sheet.numbers[first] else ends[2 * (move - BRIDGE) + 1]
