# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The picture of a Route sheet is the same whether only what changed was drawn or all of it."""

import random

import pytest

from engine.games import make_game
from engine.match import END_TURN, Match
from engine.route.sheet import STEP_OF_TAIL
from tools.sim.simulator import Simulator


@pytest.mark.parametrize("seats", [1, 2])
def test_what_changed_is_all_that_needs_drawing(seats):
    """Steps, steps back, the end that is chosen changed back and forth, numbers that lose value."""
    dice = random.Random(seats)
    with Simulator(code=None):
        from drawbridge.draw.canvas import Canvas
        from drawbridge.draw.route_board import RouteBoard

        game = make_game("route", "")
        match = Match(game, seats, "BBBBBB")
        kept = [RouteBoard(Canvas(), game.board) for _ in range(seats)]
        anew = RouteBoard(Canvas(), game.board)
        while not match.over:
            for low in (0, STEP_OF_TAIL):
                steps = [move - low for move in match.legal() if low <= move < low + STEP_OF_TAIL]
                anew.forget()
                for board in (kept[match.seat], anew):
                    sheet = match.sheet
                    board.paint(sheet, sheet.began, steps, game.worths(match.sheets))
                assert (kept[match.seat]._line.pixels == anew._line.pixels).all()
            if dice.random() < 0.3 and match.undo():
                continue
            moves = match.legal()
            steps = [move for move in moves if move != END_TURN]
            match.play(dice.choice(steps if steps and dice.random() < 0.8 else moves))
