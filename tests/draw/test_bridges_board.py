# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The picture of a Bridges sheet: an island's pips say how many bridges it lacks, and in red that
it will never have them.
"""

import random

from engine.deal import code_of
from engine.games import make_game
from engine.match import Match
from tools.sim.simulator import Simulator

CELL = 16
PIPS = 11  # their row in the cell
NO_LINE = 255


def can_still_take(sheet, island):
    """How many bridges the lines of an island can take at most, one by one."""
    board = sheet.board
    most = 0
    for line in board.LINES_AT[4 * island : 4 * island + 4]:
        if line != NO_LINE and not sheet.barred[line]:
            other = board.ENDS[2 * line] + board.ENDS[2 * line + 1] - island
            most += min(2 - sheet.bridges[line], sheet.slack(other))
    return most


def test_pips_count_what_an_island_lacks_and_are_red_when_it_is_lost():
    lost = 0
    with Simulator(code=None):
        from drawbridge.draw import art_data as art
        from drawbridge.draw.bridges_board import BridgesBoard
        from drawbridge.draw.canvas import Canvas

        for number in range(4):
            game = make_game("bridges", "AB"[number % 2])
            match = Match(game, 1, code_of(number))
            canvas = Canvas()
            board = BridgesBoard(canvas, game.board)
            dice = random.Random(number)
            while not match.over:
                match.play(dice.choice(match.legal()))
                sheet = match.sheets[0]
                board.paint(sheet, None, b"")
                for island in range(game.board.ISLANDS):
                    lacks = sheet.slack(island) if sheet.numbers[island] else 0
                    is_lost = lacks > can_still_take(sheet, island)
                    lost += is_lost
                    row = pip_row(canvas, game.board.PLACES[island])
                    pips = {art.RED: 0, art.INK: 0}
                    for before, colour in zip(row, row[1:], strict=False):
                        if colour in pips and before != colour:
                            pips[colour] += 1
                    assert pips[art.RED] == (lacks if is_lost else 0)
                    assert pips[art.INK] == (0 if is_lost else lacks)
    assert lost


def pip_row(canvas, place):
    x, y = place % 8 * CELL, place // 8 * CELL
    return [canvas.bitmap[x + column, y + PIPS] for column in range(CELL)]
