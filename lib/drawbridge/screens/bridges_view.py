# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Looking at another player's sheet of Bridges, as it was at the end of the last round."""

from drawbridge.draw import art_data as art
from drawbridge.draw.bridges_board import BridgesBoard
from drawbridge.draw.bridges_panel import BridgesPanel
from drawbridge.screens.view import ViewScreen
from drawbridge.words import say


class BridgesView(ViewScreen):
    """A board without a cursor."""

    def __init__(self, app, match, seat):
        super().__init__(app, match, seat)
        self._picture = BridgesBoard(app.canvas, match.game.board)
        self._panel = BridgesPanel(app.canvas, say("points"), art.OPEN)
        self.group.append(self._panel)

    def forget(self):
        self._picture.forget()
        self._panel.forget()

    def show(self):
        self._picture.paint(self.match.sheets[self.seat], None, b"")
        self._panel.paint(self.match, self.seat, self.round_text(), False)
