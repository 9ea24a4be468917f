# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Games are named where they are listed and nowhere else: what serves all of them knows none. And
only the game that is played is loaded."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
NAMES = sorted({name for name, _ in GAMES})

# The files beside the packages of the games: match, save record, app, saved settings and so on.
SHARED = [
    path
    for folder in ("engine", "lib/drawbridge")
    for path in sorted((ROOT / folder).glob("*.py"))
    if path.name != "games.py"
]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_what_serves_all_games_names_none(path):
    words = re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())
    assert not set(NAMES).intersection(words)


def test_the_match_and_the_save_code_are_among_those_files():
    assert {"match", "record", "app", "saved"} <= {path.stem for path in SHARED}


@pytest.mark.parametrize(("name", "side"), GAMES)
def test_only_the_game_that_is_played_is_loaded(name, side):
    source = (
        "import sys\nfrom engine.match import Match\nfrom engine.games import make_game\n"
        f"match = Match(make_game({name!r}, {side!r}), 2, 'BBBBBB')\nmatch.legal()\n"
        "print(*[module for module in sys.modules if module.startswith(('engine.', 'boards.'))])"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    loaded = done.stdout.split()
    assert f"engine.{name}" in loaded
    others = [other for other in NAMES if other != name]
    assert not [module for module in loaded if any(other in module for other in others)]
