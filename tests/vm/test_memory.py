# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Memory on the 32-bit VM: an idle badge allocates nothing, a match leaves nothing behind, and code
that is not needed now is let go. How much that all is, is in the table of the bench.
"""

import ast
import re

import pytest

from tools import vm
from tools.bench.__main__ import ROWS, measure, mounted


@pytest.mark.parametrize(
    "row",
    [row for row in ROWS if row.script in ("app_idle", "app_growth")],
    ids=lambda row: row.what,
)
def test_the_badge_can_stay_on_for_good(row):
    assert measure(row, mounted()) <= row.budget


LOADED = """
import sys
{0}
print(" ".join([name for name in sys.modules if name.startswith("{1}")]))
"""


def loaded(code, beginning):
    """The modules whose names begin like this, after running some code."""
    return vm.run(LOADED.format(code, beginning), files=mounted(), heap=2**20).split()


def test_what_is_kept_is_what_every_screen_is_built_on():
    source = (vm.ROOT / "lib/drawbridge/app.py").read_text(encoding="utf-8")
    kept = ast.literal_eval(re.search(r"^_KEPT = (\(.*?\))", source, re.M | re.S)[1]).split()
    every_screen = "import drawbridge.app, drawbridge.screens.screen"
    built_on = loaded(every_screen, "drawbridge.draw.")
    built_on += loaded(every_screen, "drawbridge.screens.")
    assert sorted(kept) == sorted(built_on)


IN_PLAY = """
from tools.bench.rows.app import in_play, press
app = in_play("bridges", 2)
app = in_play("route", 2, app)
for key in {0}:
    press(app, key)
"""


def test_the_other_game_is_let_go():
    assert "engine.route.sheet" in loaded(IN_PLAY.format("()"), "engine.")
    assert not loaded(IN_PLAY.format("()"), "engine.bridges")
    assert not loaded(IN_PLAY.format("()"), "drawbridge.draw.bridges")


def test_a_covered_board_is_let_go_and_comes_back():
    menu, back = IN_PLAY.format("(0,)"), IN_PLAY.format("(0, 0)")
    assert "drawbridge.draw.route_board" not in loaded(menu, "drawbridge.")
    assert "drawbridge.draw.route_board" in loaded(back, "drawbridge.")
    assert "drawbridge.draw.menu" not in loaded(back, "drawbridge.")


BOT_THINKS = """
from tools.bench.rows.app import in_play
app = in_play("{0}", 2)
app.players = [("", 0, 0), ("Whale", 3, 3)]
app.end_turn()
for _ in range({1}):
    app.tick()
"""


@pytest.mark.parametrize("game", ["bridges", "route"])
def test_a_bot_does_not_think_beside_the_code_that_paints(game):
    painting = "drawbridge.draw." + game
    assert loaded(BOT_THINKS.format(game, 1), painting)
    assert not loaded(BOT_THINKS.format(game, 3), painting)
    assert f"engine.{game}.bot" in loaded(BOT_THINKS.format(game, 3), "engine.")
