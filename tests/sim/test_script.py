# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Key scripts: what they press, and what they say when they are wrong."""

import pytest
from PIL import Image

from tools.sim import script
from tools.sim.script import Hold, Press, ScriptError, Shot, Wait


def test_every_command():
    text = """
    # a match
    A up DOWNx12   # a remark
    hold SELECT 800 wait 500
    shot board.png shot large/board.PNG 4 B
    """
    assert script.parse(text) == [
        Press("A", 1),
        Press("UP", 1),
        Press("DOWN", 12),
        Hold("SELECT", 800),
        Wait(500),
        Shot("board.png", 1),
        Shot("large/board.PNG", 4),
        Press("B", 1),
    ]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("A\nC", "keys, line 2: 'C', expected B, A, START, SELECT, RIGHT, DOWN, UP, LEFT, hold,"),
        ("UPx", "line 1: 'UPx', expected B, A"),
        ("hold 800", "line 1: '800', expected B, A, START, SELECT, RIGHT, DOWN, UP, LEFT"),
        ("hold A", "line 1: the line ends, expected milliseconds"),
        ("wait\n500", "line 1: the line ends, expected milliseconds"),
        ("wait soon", "line 1: 'soon', expected milliseconds"),
        ("wait 0", "line 1: '0', expected milliseconds"),
        ("shot board.gif", "line 1: 'board.gif', expected a file name that ends in .png"),
        ("shot a.png 0", "line 1: '0', expected a scale from 1 up"),
    ],
)
def test_a_bad_line_is_named_with_its_word_and_what_was_expected(text, complaint):
    with pytest.raises(ScriptError) as caught:
        script.parse(text)
    assert complaint in str(caught.value)


def test_a_script_is_a_file_or_the_words_themselves(tmp_path):
    file = tmp_path / "turn.keys"
    file.write_text("A B")
    assert script.load(str(file)) == script.load("A B")
    file.write_text("A\nBB")
    with pytest.raises(ScriptError, match="turn.keys, line 2: 'BB', expected"):
        script.load(str(file))
    missing = tmp_path / "missing.keys"
    with pytest.raises(ScriptError, match="missing.keys: cannot be read"):
        script.load(str(missing))
    assert script.load("shot a.png") == [Shot("a.png", 1)]


def test_a_script_plays(run_sample, tmp_path):
    simulator = run_sample("mover")
    steps = script.parse("RIGHTx3 UP wait 1000 hold LEFT 300 shot pictures/end.png 2")
    script.play(steps, simulator, tmp_path)
    sprite = simulator.globals["sprite"]
    assert (sprite.x, sprite.y) == (80 + 3 * 8 - 8, 64 - 8)
    assert simulator.now_ms >= 1300
    with Image.open(tmp_path / "pictures" / "end.png") as picture:
        assert picture.size == (320, 256)
        assert picture.tobytes() == simulator.screenshot(2).tobytes()
