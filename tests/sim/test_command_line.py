# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.sim`: options, the choice of a front end, and the demonstration."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.sim import SAMPLES
from tools.sim.folders import ROOT, data_folder
from tools.sim.options import DEMO, TERMINAL, WINDOW, choose, parser


def simulate(*arguments, sample="mover", **environment):
    """Run it as a person would, without screen and terminal; without a sample, the real game."""
    program = ["--program", SAMPLES / f"{sample}.py"] if sample else []
    inherited = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    return subprocess.run(
        [sys.executable, "-m", "tools.sim", *program, *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=inherited | {"PYTHONSAFEPATH": "1"} | environment,
        cwd=ROOT,
    )


@pytest.mark.parametrize(
    ("environment", "platform", "interactive", "front"),
    [
        ({"DISPLAY": ":0"}, "linux", True, WINDOW),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False, WINDOW),
        ({}, "darwin", True, WINDOW),
        ({}, "win32", False, WINDOW),
        ({}, "linux", True, TERMINAL),
        ({"DISPLAY": ""}, "linux", False, DEMO),
    ],
)
def test_the_best_front_end_is_chosen(environment, platform, interactive, front):
    assert choose(environment, platform, interactive) == front


def test_a_bare_server_shows_the_demonstration(tmp_path):
    done = simulate("--nvm", "none", "--shots", tmp_path / "new", sample=None)
    assert (done.returncode, done.stderr) == (0, "")
    rounds = re.findall(r"^Round +(\d+), card", done.stdout, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, 18)]
    assert re.search(r"^Result: \d+ points .* Rank: \w+", done.stdout, re.MULTILINE)
    named = Path(re.search(r"\S+\.png$", done.stdout.strip())[0])
    assert named.parent == tmp_path / "new"
    with Image.open(named) as picture:
        assert picture.size == (640, 512)


def test_a_screen_that_cannot_be_opened_is_said_in_one_line(tmp_path):
    done = simulate(
        "--nvm", "none", "--shots", tmp_path, sample=None,
        DISPLAY=":0", SDL_VIDEODRIVER="no_such_driver",
    )  # fmt: skip
    assert done.returncode == 0
    assert re.fullmatch(r"no window: .+; the demo instead\n", done.stderr)


def test_a_window_that_was_asked_for_is_not_replaced():
    done = simulate("--nvm", "none", "--window", SDL_VIDEODRIVER="no_such_driver")
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"no window: .+\n", done.stderr)


def test_a_terminal_that_was_asked_for_must_be_one():
    done = simulate("--nvm", "none", "--terminal")
    assert done.returncode == 1
    assert done.stderr == "--terminal: standard input and output must be a Unix terminal\n"


def test_a_script_with_picture_film_and_memory(tmp_path):
    arguments = ("--nvm", tmp_path / "nvm.bin", "--shots", tmp_path, "--gif", tmp_path / "a.gif")
    done = simulate("--keys", "wait 100 RIGHTx2 shot end.png 2", *arguments)
    assert done.returncode == 0
    assert done.stderr == f"nvm: {tmp_path / 'nvm.bin'} is new; saved matches will be kept there\n"
    with Image.open(tmp_path / "end.png") as picture:
        assert picture.size == (320, 256)
    with Image.open(tmp_path / "a.gif") as film:
        assert film.n_frames == 3


def test_the_memory_is_kept_where_it_was_asked_for(tmp_path):
    for starts in (0, 1):
        simulate("--keys", "wait 10", "--nvm", tmp_path / "nvm.bin", sample="counter")
        assert (tmp_path / "nvm.bin").read_bytes()[:2] == bytes((starts, 7))


def test_an_error_in_the_program_ends_with_its_traceback():
    done = simulate("--keys", "wait 2000", "--nvm", "none", sample="breaks")
    assert done.returncode == 1
    assert "breaks.py" in done.stderr
    assert done.stderr.endswith("KeyError: 'broken on purpose'\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--colour"], "unrecognized arguments: --colour"),
        (["--code", "ABC"], "'ABC' is not a code: a code has 6 letters, not 3"),
        (["--code", "BCDFH7"], "'BCDFH7' is not a code: letter 6 of a code is one of"),
        (["--code", "BBBBBC"], "'BBBBBC' is not a code: there is no code BBBBBC"),
        (["--scale", "0"], "'0' is not a scale: expected 1 to 8"),
        (["--keys", "A C"], "keys, line 1: 'C', expected B, A, START"),
        (["--keys", "none.keys"], "none.keys: cannot be read (No such file or directory)"),
        (["--window", "--demo"], "not allowed with"),
    ],
)
def test_wrong_options_are_explained(arguments, complaint, capsys):
    with pytest.raises(SystemExit) as caught:
        parser().parse_args(arguments)
    assert caught.value.code == 2
    assert complaint in capsys.readouterr().err


def test_a_code_is_written_in_capitals():
    assert parser().parse_args(["--code", "bbbbbb"]).code == "BBBBBB"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ada/.local/share/drawbridge"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/drawbridge"),
        ("darwin", {}, "/home/ada/Library/Application Support/Drawbridge"),
        ("win32", {}, "/home/ada/AppData/Roaming/Drawbridge"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Drawbridge"),
    ],
)
def test_the_data_folder_is_where_each_system_wants_it(platform, environment, folder):
    assert data_folder(platform, environment, Path("/home/ada")) == Path(folder)


def test_the_demonstration_leaves_a_saved_match_alone(tmp_path):
    memory = tmp_path / "nvm.bin"
    memory.write_bytes(bytes(range(256)) * 32)
    done = simulate("--demo", "--nvm", memory, "--shots", tmp_path, sample=None)
    assert done.returncode == 0
    assert memory.read_bytes() == bytes(range(256)) * 32
