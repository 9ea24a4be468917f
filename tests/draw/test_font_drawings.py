# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The font compiler as somebody who edits a letter meets it: what it refuses and where it says that
the fault is, and that font_data.py is what the drawings say.
"""

import pytest

from tools.font import __main__ as command
from tools.font.drawing import DrawingError, read_face
from tools.font.strip import lay_out

GOOD = """\
; A comment counts as a line of the file.
face TINY
height 2
ascent 2
gap 1

glyphs  i  A    U+0020
        #  ###  ..
        #  #.#  ..

glyphs  U+FFFD
        ##
        ##
"""

# Each: what is wrong, how to get there from GOOD, the line, and what the message must say.
REFUSED = [
    ("no face", ("face TINY", "fase TINY"), 2, "`fase TINY`, expected `face …`"),
    ("face in small letters", ("TINY", "tiny"), 2, "face tiny, expected a name in capitals"),
    ("a setting is missing", ("gap 1\n", ""), 6, "expected `gap …`"),
    ("no number", ("height 2", "height two"), 3, "height two, expected a number from 1 to 32"),
    ("ascent above the top", ("ascent 2", "ascent 3"), 4, "expected a number from 1 to 2"),
    ("rows without characters", ("glyphs  i  A    U+0020\n", ""), 7, "expected `glyphs`"),
    ("band without characters", ("i  A    U+0020", ""), 7, "expected `glyphs` and the characters"),
    ("two characters in one", ("i  A", "i  AB"), 7, "AB, expected one character or its number"),
    ("drawn twice in a band", ("i  A", "A  A"), 7, "A is drawn twice"),
    ("drawn twice", ("U+FFFD", "A"), 11, "A is drawn twice"),
    ("a row is missing", ("        #  #.#  ..\n", ""), 10, "`glyphs`, expected row 2 of 2"),
    ("the last row is missing", ("        ##\n", "", 1), 12, "end of file, expected row 2 of 2"),
    ("a drawing is missing", ("#  #.#  ..", "#  #.#"), 9, "2 drawings, expected 3: i A"),
    ("strange ink", ("#.#", "#o#"), 9, "#o# under A, expected only . and #"),
    ("a row too narrow", ("#.#", "#."), 9, "A is 2 wide, expected 3 as in its first row"),
    ("no ink", ("#  ###  ..\n        #", ".  ###  ..\n        ."), 9, "i is empty, expected ink"),
    ("no box", ("U+FFFD", "B"), 13, "no drawing of U+FFFD, expected the box"),
]


@pytest.mark.parametrize(
    ("change", "line", "message"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_a_bad_drawing_is_refused_with_its_line_and_what_was_expected(change, line, message):
    text = GOOD.replace(*change)
    assert text != GOOD
    with pytest.raises(DrawingError) as caught:
        read_face("tiny.txt", text)
    assert str(caught.value).startswith(f"tiny.txt:{line}: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_more_glyphs_than_a_byte_can_number_are_refused():
    band = "glyphs {}\n#\n#\n"
    text = GOOD + "".join(band.format(f"U+{number:04X}") for number in range(0x4E00, 0x4E00 + 253))
    with pytest.raises(DrawingError, match="257 glyphs, expected at most 256"):
        read_face("tiny.txt", text)


def test_the_command_names_the_fault_and_writes_nothing(tmp_path, monkeypatch, capsys):
    drawing = tmp_path / "tiny.txt"
    drawing.write_text(GOOD.replace("#.#", "#o#"), encoding="utf-8")
    monkeypatch.setattr(command, "DRAWINGS", [drawing])
    monkeypatch.setattr(command, "FONT_DATA", tmp_path / "font_data.py")
    assert command.main([]) == 1
    assert capsys.readouterr().err.startswith(f"{drawing}:9: ")
    assert not (tmp_path / "font_data.py").exists()


def test_the_strip_has_every_glyph_at_a_multiple_of_its_width():
    """By hand: i at 0; space at 2 (tile 1); the box at 4 (tile 2); A at 6 (tile 2); 9 padded to
    12, the next multiple of 1, 2 and 3."""
    strip = lay_out(read_face("tiny.txt", GOOD))
    assert strip.characters == "i \ufffdA"
    assert list(strip.widths) == [1, 2, 2, 3]
    assert list(strip.tiles) == [0, 1, 2, 2]
    assert strip.rows == ("#...#####...", "#...###.#...")


def test_show_draws_a_text_in_squares(tmp_path, monkeypatch, capsys):
    drawing = tmp_path / "tiny.txt"
    drawing.write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr(command, "DRAWINGS", [drawing])
    assert command.main(["--show", "Ai"]) == 0
    assert capsys.readouterr().out == "██████  ██\n██  ██  ██\n"


def test_font_data_is_what_the_drawings_say():
    current = command.FONT_DATA.read_text(encoding="ascii")
    assert current == command.make_font_data(), "run `python -m tools.font`"


def test_the_faces_stay_within_two_kilobytes():
    """The budget of the whole app is 96 KB; letters may take 2 of them, and their strips 2."""
    strips = [lay_out(face) for face in command.read_faces()]
    columns = [len(strip.rows[0]) for strip in strips]
    pixels = sum(width * len(strip.rows) for width, strip in zip(columns, strips, strict=True))
    tables = sum(
        len(strip.characters.encode()) + len(strip.widths) + len(strip.tiles) for strip in strips
    )
    assert pixels // 8 + tables <= 2048
