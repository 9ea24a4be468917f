# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A short way to say positions and turns of Route in tests. Runs on the VM too."""

from engine.match import END_TURN, Match
from engine.route import Route
from engine.route.cards import AREAS
from engine.route.sheet import HEAD, STEP_OF_TAIL, Sheet
from tests.engine import sample_sheet

COLOURS = "rygbpw"
START = 21  # where positions begin: seat 0's start on the sample sheet

# From the start once round the centre, and on outwards to the last field of the rim: past all
# numbers of the sample sheet, in ascending order. The centre is left for the tail.
SPIRAL = bytes((
    22, 31, 39, 38, 29,
    20, 13, 14, 15, 23, 32, 40, 47, 46, 45, 37, 28,
    19, 12, 6, 7, 8, 9, 16, 24, 33, 41, 48, 54, 53, 52, 51, 44, 36, 27,
    18, 11, 5, 0, 1, 2, 3, 4, 10, 17, 25, 34, 42, 49, 55, 60, 59, 58, 57, 56, 50, 43, 35, 26,
))  # fmt: skip
CENTRE = 30


def tail(field):
    """Return the move that leads the tail to a field; for the head it is the field itself."""
    return STEP_OF_TAIL + field


def card(colours):
    """Return the card that shows these four colours, whether or not it shows one of them twice."""
    for number in range(15):
        areas = AREAS[6 * number : 6 * number + 6]
        if [letter for at, letter in enumerate(COLOURS) if areas[at]] == list(colours):
            return number
    raise ValueError("no card %s: expected four of %s in this order" % (colours, COLOURS))


def deck(*first):
    """Return a deck that begins with the cards of these colours and goes on with the others."""
    cards = [card(colours) for colours in first]
    return cards + [other for other in range(15) if other not in cards]


def sample_game():
    game = Route()
    game.board = sample_sheet
    return game


def draw(sheet, fields, end=HEAD):
    """Lead one end of a line over fields, without asking whether that is legal."""
    for field in fields:
        colour = sheet.board.COLOURS[field]
        sheet.begin([number for number in range(15) if AREAS[6 * number + colour]][0])
        sheet.play(field + STEP_OF_TAIL * end)


def position(head=(), tail=(), play="rygb"):
    """Return a sheet whose line was led over these fields, at the beginning of a turn on a card."""
    sheet = Sheet(sample_sheet, START)
    draw(sheet, head)
    draw(sheet, tail, 1)
    sheet.begin(card(play))
    return sheet


def started(seats, cards=None):
    """Return a match on the sample sheet in its first round; one seat alone has chosen START."""
    match = Match(sample_game(), seats, deck=cards or deck())
    if seats == 1:
        match.play(START)
        match.play(END_TURN)
    return match


def play_turn(match, *moves):
    for move in moves:
        match.play(move)
    match.play(END_TURN)


def pass_round(match):
    """Let every seat end its turn without a step; return the awards of the round."""
    for _ in range(match.seats):
        match.play(END_TURN)
    return match.awards


def pass_to_the_end(match):
    while not match.over:
        match.play(END_TURN)
