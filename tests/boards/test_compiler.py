# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The board compiler as its user meets it: what it refuses and where it says the fault is, and
that the tables in boards/ are what the drawings say.
"""

import pytest

from tools.boards.__main__ import BOARDS, main

GOOD = """\
# A comment counts as a line of the file.
rroooooo
bbbooooo
rr......
"""

# Each: what is wrong, the drawing, the place as ":line:column", and what the message must say.
REFUSED = [
    ("empty file", "", ":1:1", "expected rows of . o r b"),
    ("comments only", "# nothing\n# else\n", ":3:1", "expected rows of . o r b"),
    ("blank line only", "# nothing\n\n", ":3:1", "expected rows of . o r b"),
    (
        "unknown character",
        GOOD.replace("bbbooooo", "bbboOooo"),
        ":3:5",
        "found 'O', expected . o r or b",
    ),
    (
        "unknown character that is not ASCII",
        GOOD.replace("rr......", "rr.....\N{MIDDLE DOT}"),
        ":4:8",
        "found '\\xb7', expected . o r or b",
    ),
    (
        "space at the end",
        GOOD.replace("bbbooooo", "bbbooooo "),
        ":3:9",
        "found ' ', expected . o r or b",
    ),
    (
        "short row",
        GOOD.replace("bbbooooo", "bbbooo"),
        ":3:7",
        "6 columns, expected 8 as in the first row",
    ),
    (
        "long row",
        "rroo\nbbbooo\n",
        ":2:5",
        "6 columns, expected 4 as in the first row",
    ),
    (
        "blank line between rows",
        GOOD.replace("bbb", "\nbbb"),
        ":3:1",
        "0 columns, expected 8 as in the first row",
    ),
    ("nine columns", "rroooooo.\n" * 3, ":1:9", "9 columns, expected at most 8"),
    ("eight rows", "# eight\n" + "rro\n" * 8, ":9:1", "8 rows, expected at most 7"),
    ("17 islands", GOOD.replace("rroo", "rro."), "", "17 islands, expected 18"),
    (
        "20 islands",
        GOOD.replace("rr......", "rroo...."),
        ":4:3",
        "20 islands, expected 18: this is the first too many",
    ),
    ("3 red flags", GOOD.replace("rroo", "rooo"), "", "3 red flags, expected 4"),
    (
        "5 red flags",
        GOOD.replace("rroo", "rrro"),
        ":4:2",
        "5 red flags, expected 4: this is the first too many",
    ),
    ("2 blue flags", GOOD.replace("bbbo", "bboo"), "", "2 blue flags, expected 3"),
    (
        "4 blue flags",
        GOOD.replace("bbbo", "bbbb"),
        ":3:4",
        "4 blue flags, expected 3: this is the first too many",
    ),
    (
        "island without a neighbour",
        "rrrrooo.\nbbboooo.\nooo.....\n.......o\n",
        ":4:8",
        "island without a neighbour, expected at least one",
    ),
    (
        "two boards in one",
        "rrrroo..\nbbbooo..\n......oo\n......oo\n......oo\n",
        ":3:7",
        "no lines lead here from 1:1, expected one connected board",
    ),
]


def compile_text(directory, text, *options):
    drawing = directory / "bridges_test.txt"
    drawing.write_text(text, encoding="utf-8")
    return drawing, main([*options, str(drawing)])


@pytest.mark.parametrize(
    ("text", "place", "expectation"),
    [pytest.param(*case[1:], id=case[0]) for case in REFUSED],
)
def test_refuses_what_is_no_board_and_names_the_place(tmp_path, capsys, text, place, expectation):
    drawing, status = compile_text(tmp_path, text)
    assert status == 1
    message = capsys.readouterr().err
    assert message.startswith(f"{drawing}{place}: ")
    assert message.count("\n") == 1
    assert expectation in message
    assert list(tmp_path.iterdir()) == [drawing], "a refused drawing must leave no file behind"


def test_makes_a_table_of_a_good_drawing(tmp_path):
    drawing, status = compile_text(tmp_path, GOOD)
    assert status == 0
    table = {}
    exec(drawing.with_suffix(".py").read_text(encoding="ascii"), table)
    # Counted by hand: 7 + 7 + 1 lines along the rows, 8 + 2 down the columns, no sea between.
    assert (table["COLUMNS"], table["ROWS"], table["ISLANDS"], table["LINES"]) == (8, 3, 18, 25)
    assert table["FLAGS"] == bytes([1, 1] + [0] * 6 + [2, 2, 2] + [0] * 5 + [1, 1])
    assert table["CROSSINGS"] == b""
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "bridges_test.py",
        "bridges_test.txt",
    ]


def test_a_crossing_by_hand(tmp_path):
    drawing, status = compile_text(tmp_path, "rrrrooo.\nbbboooo.\no.o.....\n.oo.....\n")
    assert status == 0
    table = {}
    exec(drawing.with_suffix(".py").read_text(encoding="ascii"), table)
    # Line 16 goes down from island 8 to 16, line 22 right from island 14 to 15: they cross at sea.
    assert table["LINES"] == 25
    assert table["ENDS"][16 * 2 : 17 * 2] == bytes([8, 16])
    assert table["ENDS"][22 * 2 : 23 * 2] == bytes([14, 15])
    assert table["LINES_AT"][8 * 4 : 9 * 4] == bytes([3, 15, 16, 13])
    assert table["LINES_AT"][14 * 4 : 15 * 4] == bytes([14, 22, 255, 255])
    assert table["CROSSINGS"] == bytes([22, 16])
    assert table["CROSS_FROM"] == bytes([0] * 17 + [1] * 6 + [2] * 3)


def test_one_bad_drawing_stops_all(tmp_path, capsys):
    good = tmp_path / "bridges_a.txt"
    bad = tmp_path / "bridges_b.txt"
    good.write_text(GOOD)
    bad.write_text("x")
    assert main([str(good), str(bad)]) == 1
    assert sorted(tmp_path.iterdir()) == [good, bad]


@pytest.mark.parametrize(
    "name", ["bridges_a.py", "bridges.txt", "route_a.txt", "chess.txt", "readme"]
)
def test_refuses_a_name_that_is_no_drawings(tmp_path, capsys, name):
    path = tmp_path / name
    path.write_text(GOOD)
    assert main([str(path)]) == 1
    message = capsys.readouterr().err
    assert message == f"{path}: not the name of a drawing, expected bridges_*.txt or route.txt\n"


def test_refuses_a_missing_file(tmp_path, capsys):
    path = tmp_path / "bridges_c.txt"
    assert main([str(path)]) == 1
    assert capsys.readouterr().err == f"{path}: No such file or directory, expected a drawing\n"


def test_refuses_a_file_that_is_not_text(tmp_path, capsys):
    path = tmp_path / "bridges_c.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert main([str(path)]) == 1
    assert capsys.readouterr().err == f"{path}: not UTF-8 text, expected a drawing\n"


def test_check_finds_a_stale_and_a_missing_table_and_writes_nothing(tmp_path, capsys):
    drawing, status = compile_text(tmp_path, GOOD, "--check")
    table = drawing.with_suffix(".py")
    assert status == 1
    assert not table.exists()
    table.write_text("ISLANDS = 18\n")
    assert main(["--check", str(drawing)]) == 1
    assert table.read_text() == "ISLANDS = 18\n"
    expected = f"{table}: differs from its drawing, expected `make boards`\n"
    assert capsys.readouterr().err == expected * 2


def test_the_tables_are_what_the_drawings_say():
    assert sorted(path.name for path in BOARDS.glob("bridges_*.txt")) == [
        "bridges_a.txt",
        "bridges_b.txt",
    ]
    assert main(["--check"]) == 0
