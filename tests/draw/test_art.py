# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Colours and sprites: what the app loads is what the drawing shows, and a bad drawing is refused
with its place and what was expected."""

import pytest

from tools.art.__main__ import ART_DATA, EVENING_DATA, SHEET_DATA, make_data
from tools.art.drawing import DrawingError, read_art
from tools.art.runs import LENGTHS, runs_of

COLOURS = "".join(f"colour {chr(97 + n)} C{n} 00000{n:x}\n" for n in range(16))


def test_the_data_are_those_of_the_drawing():
    art, sheet, evening = make_data()
    assert ART_DATA.read_text() == art
    assert SHEET_DATA.read_text() == sheet
    assert EVENING_DATA.read_text() == evening


def test_runs_are_the_rows_they_were_made_of():
    rows = [[3] * 160, [1] * 11 + [0] * 138 + [15] * 11, [5, 6] * 80]
    pixels = []
    for run in runs_of(rows):
        pixels += [run >> 4] * LENGTHS[run & 15]
    assert pixels == sum(rows, [])


def test_a_drawing_becomes_rows_of_colours():
    art = read_art("x.txt", COLOURS + "\nsprites ONE TWO\nab ppp\nba aaa\n")
    assert art.sprites == {"ONE": [[0, 1], [1, 0]], "TWO": [[15, 15, 15], [0, 0, 0]]}


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("colour a A", "x.txt:1: `colour a A`, expected `colour LETTER NAME rrggbb`"),
        ("colour a A red", "x.txt:1: red, expected six hexadecimal digits"),
        (COLOURS + "colour a OTHER 000000", "x.txt:17: a OTHER is there twice"),
        ("colour a A 000000", "x.txt:1: 1 colours, expected 16"),
        (COLOURS + "sprites one\na", "x.txt:17: one, expected a new name in capitals"),
        (COLOURS + "sprites C1\na", "x.txt:17: C1, expected a new name in capitals"),
        (COLOURS + "sprites ONE\nz", "x.txt:18: z in ONE, expected the letter of a colour"),
        (COLOURS + "sprites ONE\na\nab", "x.txt:19: ONE is 2 wide here, expected 1 as above"),
        (COLOURS + "sprites ONE TWO\na", "x.txt:18: 1 drawings in a row, expected one for each"),
        (COLOURS + "sprites ONE\n" + "a\n" * 17, "x.txt:34: ONE has more than 16 rows"),
        (COLOURS + "sprites ONE\n\n", "no rows below `sprites ONE`, expected its drawing"),
        (COLOURS + "a\n", "x.txt:17: 1 drawings in a row, expected one for each of -"),
    ],
)
def test_a_bad_drawing_is_refused(drawing, complaint):
    with pytest.raises(DrawingError) as caught:
        read_art("x.txt", drawing)
    assert complaint in str(caught.value)
