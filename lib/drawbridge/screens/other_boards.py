# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Everybody's boards as of the last round: nobody sees what was drawn in this round."""

from drawbridge.screens.view import View


def open_other_boards(app):
    """Show the board of the seat to the left first; from there to all the others."""
    earlier = app.match.as_of_last_round()
    app.open(View, earlier, (app.match.seat + 1) % app.match.seats)
