# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The compiler of Route's sheet as its user meets it: what it refuses and where it says the fault
is, and what it makes of a good drawing.
"""

import pytest

from tests.engine import sample_sheet
from tools.boards.__main__ import main

GOOD = "# A comment counts as a line of the file.\n" + sample_sheet.DRAWING + "\n"


def changed(*changes):
    """The good drawing with fields replaced: (line, column, new field), counted as in an editor."""
    lines = [list(line) for line in GOOD.splitlines()]
    for line, column, field in changes:
        lines[line - 1][column - 1 : column + 1] = field
    return "\n".join("".join(line) for line in lines) + "\n"


def with_line(number, text):
    lines = GOOD.splitlines()
    lines[number - 1 : number] = text
    return "\n".join(lines) + "\n"


ROW = "        g.  b.  p6  w.  y."  # line 2, the first row

# Each: what is wrong, the drawing, the place as ":line:column", and what the message must say.
REFUSED = [
    ("empty file", "", ":1:1", "0 rows, expected 9"),
    ("comments only", "# nothing\n# else\n", ":3:1", "0 rows, expected 9"),
    ("a row missing", with_line(10, []), ":10:1", "8 rows, expected 9"),
    ("a row too many", GOOD + ROW, ":11:1", "10 rows, expected 9"),
    ("blank line at the end", GOOD + "\n", ":11:1", "10 rows, expected 9"),
    (
        "a field missing",
        with_line(2, ["        g.  b.  p6  w."]),
        ":2:23",
        "4 fields, expected 5 in this row",
    ),
    (
        "a field too many",
        with_line(2, [ROW + "  g."]),
        ":2:29",
        "6 fields, expected 5 in this row",
    ),
    (
        "blank row",
        with_line(6, [""]),
        ":6:1",
        "0 fields, expected 9 in this row",
    ),
    (
        "field without a mark",
        with_line(2, ["        g   b.  p6  w.  y."]),
        ":2:9",
        "found 'g', expected two characters: a colour and a mark",
    ),
    (
        "two fields run together",
        with_line(2, ["        g.b.  p6  w.  y.  g."]),
        ":2:9",
        "found 'g.b.', expected two characters: a colour and a mark",
    ),
    (
        "row shifted",
        with_line(2, [ROW[2:]]),
        ":2:7",
        "field in column 7, expected it in column 9",
    ),
    (
        "gap too wide",
        with_line(2, ["        g.  b.   p6  w.  y."]),
        ":2:18",
        "field in column 18, expected it in column 17",
    ),
    (
        "tab",
        with_line(2, ["        g.  b.\t p6  w.  y."]),
        ":2:15",
        "found '\\t', expected only spaces, and only between fields",
    ),
    (
        "space at the end",
        with_line(2, [ROW + " "]),
        ":2:27",
        "found ' ', expected only spaces, and only between fields",
    ),
    (
        "unknown colour",
        changed((2, 13, "o.")),
        ":2:13",
        "found 'o', expected a colour: r y g b p w",
    ),
    (
        "unknown mark",
        changed((2, 13, "b1")),
        ":2:14",
        "found '1', expected a mark: . * 2 3 4 5 6 7 8 9 X",
    ),
    (
        "unknown character that is not ASCII",
        changed((2, 13, "b\N{MIDDLE DOT}")),
        ":2:14",
        "found '\\xb7', expected a mark",
    ),
    ("no 6", changed((2, 17, "p.")), "", "no number 6, expected each of 2 to 10 once"),
    ("no 10", changed((9, 7, "y.")), "", "no number 10, expected each of 2 to 10 once"),
    (
        "a second 6",
        changed((10, 21, "y6")),
        ":10:21",
        "a second number 6, expected each once",
    ),
    (
        "a 5 inside",
        changed((4, 5, "r."), (4, 9, "y5")),
        ":4:9",
        "number 5 inside, expected 5 to 10 on the rim",
    ),
    (
        "a 10 inside",
        changed((9, 7, "y."), (9, 11, "gX")),
        ":9:11",
        "number 10 inside, expected 5 to 10 on the rim",
    ),
    (
        "a 4 on the rim",
        changed((6, 29, "w."), (5, 31, "b4")),
        ":5:31",
        "number 4 on the rim, expected 2 to 4 inside",
    ),
    (
        "a start away from the centre",
        changed((5, 15, "w."), (4, 17, "b*"), (4, 13, "g2")),
        ":4:17",
        "start expected next to the centre",
    ),
    (
        "a start on the centre",
        changed((5, 15, "w."), (6, 17, "g*")),
        ":6:17",
        "start expected next to the centre",
    ),
    ("three starts", changed((5, 15, "w.")), "", "3 starts, expected 4"),
    (
        "five starts",
        changed((6, 13, "y*")),
        ":7:19",
        "5 starts, expected 4: this is the first too many",
    ),
    ("no white at all", GOOD.replace("w", "g"), "", "fields of g, expected 10 or 11"),
    ("too few of a colour", changed((10, 13, "y.")), "", "9 fields of w, expected 10 or 11"),
    (
        "too many of a colour",
        changed((10, 17, "g."), (2, 21, "r.")),
        "",
        "12 fields of g, expected 10 or 11",
    ),
    (
        "neighbours of one colour in a row",
        changed((2, 9, "b.")),
        ":2:13",
        "same colour as its neighbour at 2:9, expected another",
    ),
    (
        "neighbours of one colour in two rows",
        changed((2, 9, "w.")),
        ":3:11",
        "same colour as its neighbour at 2:9, expected another",
    ),
]


def compile_text(directory, text):
    drawing = directory / "route.txt"
    drawing.write_text(text, encoding="utf-8")
    return drawing, main([str(drawing)])


@pytest.mark.parametrize(
    ("text", "place", "expectation"),
    [pytest.param(*case[1:], id=case[0]) for case in REFUSED],
)
def test_refuses_what_is_no_sheet_and_names_the_place(tmp_path, capsys, text, place, expectation):
    drawing, status = compile_text(tmp_path, text)
    assert status == 1
    message = capsys.readouterr().err
    assert message.startswith(f"{drawing}{place}: ")
    assert message.count("\n") == 1
    assert expectation in message
    assert list(tmp_path.iterdir()) == [drawing], "a refused drawing must leave no file behind"


def test_makes_a_table_of_a_good_drawing(tmp_path):
    """The figures were read off the drawing of the sample sheet by hand."""
    drawing, status = compile_text(tmp_path, GOOD)
    assert status == 0
    table = {}
    exec(drawing.with_suffix(".py").read_text(encoding="ascii"), table)
    assert table["FIELDS"] == 61
    assert table["PLACES"][:4] == bytes([0, 4, 0, 6])
    assert table["PLACES"][2 * 26 : 2 * 28] == bytes([4, 0, 4, 2])
    assert table["COLOURS"][:11] == bytes([2, 3, 4, 5, 1, 4, 5, 0, 1, 2, 3])
    assert table["NUMBERS"][:15] == bytes([0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 7, 5, 0, 0, 2])
    assert table["NUMBERED"] == bytes([255, 255, 14, 47, 33, 11, 2, 10, 34, 60, 50])
    assert table["STARTS"] == bytes([21, 22, 38, 39])
    assert table["NEIGHBOURS"][:6] == bytes([1, 6, 5, 255, 255, 255])
    assert table["NEIGHBOURS"][6 * 30 : 6 * 31] == bytes([31, 39, 38, 29, 21, 22])
    assert table["NEIGHBOURS"][6 * 60 :] == bytes([255, 255, 255, 59, 54, 55])
