# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet of Route and its panel, to be looked at and not touched."""

from displayio import Group

from drawbridge.draw import art_data as art
from drawbridge.draw import hexes
from drawbridge.draw.route_board import RouteBoard
from drawbridge.draw.route_panel import RoutePanel
from engine.route.sheet import STEP_OF_TAIL


class RouteLook(Group):
    """A board without a cursor."""

    def __init__(self, canvas, board):
        super().__init__()
        self._canvas = canvas
        self._picture = RouteBoard(canvas, board, hexes.LOOKS)
        self._panel = RoutePanel(canvas, self._picture)
        self._seat = None  # whose line is drawn
        self.append(self._picture)
        self.append(self._panel)

    def forget(self):
        """Draw everything at the next paint()."""
        self._canvas.fill(0, 0, 128, 112, art.NIGHT)
        self._panel.forget()
        self._seat = None

    def paint(self, match, seat, round_text, playing, moved=None):
        """Show the sheet of a seat; the steps of a turn that it is playing as dots. Return the
        motion of the move that was just played, if there is one.
        """
        if seat != self._seat:
            self._seat = seat
            self._picture.forget()
        worths = match.game.worths(match.sheets)
        sheet = match.sheets[seat]
        began = sheet.began if playing else sheet.reached
        motion = self._picture.paint(sheet, began, (), worths, moved is not None)
        self._panel.paint(match, seat, worths, round_text, playing)
        return motion

    def cursor_for(self, match, move):
        """Return which end must be chosen in a turn to play a move; in the set-up, which start."""
        if match.round:
            return move // STEP_OF_TAIL
        return match.game.board.STARTS.index(bytes((move,)))
