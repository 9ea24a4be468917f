# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Looking at another player's sheet of Route, as it was at the end of the last round."""

from drawbridge.draw import art_data as art
from drawbridge.draw.route_board import RouteBoard
from drawbridge.draw.route_panel import RoutePanel
from drawbridge.screens.view import ViewScreen


class RouteView(ViewScreen):
    """A board without a cursor."""

    def __init__(self, app, match, seat):
        super().__init__(app, match, seat)
        self._picture = RouteBoard(app.canvas, match.game.board)
        self._panel = RoutePanel(app.canvas, self._picture)
        self.group.append(self._picture)
        self.group.append(self._panel)

    def forget(self):
        self.canvas.fill(0, 0, 128, 112, art.NIGHT)
        self._panel.forget()

    def show(self):
        match = self.match
        worths = match.game.worths(match.sheets)
        self._picture.forget()
        sheet = match.sheets[self.seat]
        self._picture.paint(sheet, sheet.reached, (), worths)
        self._panel.paint(match, self.seat, worths, self.round_text(), False)
