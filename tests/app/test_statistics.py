# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The statistics as one sees them: what was entered stands on its page, and pages turn."""

import pytest

from engine.games import GAMES
from tests.app.bots import bots_that_think
from tests.app.positions import find, memory_with, one_move_before, resumed
from tests.app.pupil import LANGUAGES, extra_words, short_words
from tests.app.results import figures, memory_with_results
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

SOLO, SEVERAL, CHALLENGE = 0, 1, 2
PAGES = 9


class Reader(Hands):
    """Hands that open the statistics."""

    def __init__(self, memory):
        super().__init__(Simulator(memory=memory))

    def switch_on(self):
        super().switch_on()
        self.choose("statistics")

    def turn_to(self, game, mode):
        """From the first page."""
        self.press(*["DOWN"] * game, *["RIGHT"] * mode)

    @property
    def pillars(self):
        """How many things stand just above the water."""
        row = seen.pixels(self.simulator)[104]
        there = (row != row[0]).any(axis=1)
        return int((there[1:] & ~there[:-1]).sum())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_page_says_so_and_all_pages_can_be_turned(language):
    with Reader(memory_with(None, language=language)) as reader:
        seen_pages = set()
        for page in range(PAGES):
            assert extra_words(language)["statistics"][3] in reader.words
            assert figures(reader) == ["0", "-", "-"]
            assert reader.pillars == 0
            assert f"{page + 1}/{PAGES}" in reader.bottom_line
            assert not seen.cut_off(reader.simulator) and not seen.overlapping(reader.simulator)
            seen_pages.add(seen.pixels(reader.simulator).tobytes())
            reader.press("RIGHT")
        assert len(seen_pages) == PAGES
        assert f"1/{PAGES}" in reader.bottom_line
        reader.press("LEFT")
        assert f"{PAGES}/{PAGES}" in reader.bottom_line
        reader.press("DOWN", "B")
        assert reader.showing == "Title"


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_matches_stand_on_the_page_of_their_game_and_mode(game):
    results = [
        (31, game, 1, 0, False),
        (42, game, 1, 0, False),
        (25, game, 2, 0, False),
        (50, game, 1, 7, False),
    ]
    with Reader(memory_with_results(results)) as reader:
        reader.turn_to(game, SOLO)
        name, side = GAMES[game]
        assert f"{short_words('en')[name]} {side}".strip() in reader.words  # centred, so no blank
        assert (figures(reader), reader.pillars) == (["2", "42", "36.5"], 2)
        reader.press("RIGHT")
        assert (figures(reader), reader.pillars) == (["1", "25", "25.0"], 1)
        reader.press("RIGHT")
        assert (figures(reader), reader.pillars) == (["1", "50", "50.0"], 1)


def test_ten_pillars_are_the_most_and_totals_below_zero_have_one_too():
    results = [(total, 2, 1, 0, False) for total in (-60, -12, 0, 9, 17, 54, 38, 41, 29, 33, 8)]
    with Reader(memory_with_results(results, "es")) as reader:
        reader.turn_to(2, SOLO)
        assert figures(reader) == ["11", "54", "14,3"]  # 157 / 11, with a Spanish comma
        assert reader.pillars == 10
        assert not seen.cut_off(reader.simulator) and not seen.overlapping(reader.simulator)


def test_an_average_below_zero_has_one_minus():
    results = [(total, 2, 1, 0, False) for total in (-12, -13)]
    with Reader(memory_with_results(results)) as reader:
        reader.turn_to(2, SOLO)
        assert figures(reader) == ["2", "-12", "-12.5"]


def test_a_helped_match_counts_and_is_not_the_best():
    results = [(30, 0, 1, 0, False), (44, 0, 1, 0, True)]
    with Reader(memory_with_results(results)) as reader:
        assert figures(reader) == ["2", "30", "37.0"]


def test_a_match_played_to_its_end_by_keys_is_entered():
    match = one_move_before(find(lambda match: match.over, sides="A"))
    with bots_that_think(), resumed(match) as hands:
        hands.end_turn()
        hands.go_on()
        total = hands.match.scores()[0][0]
        hands.press("A")
        hands.choose("statistics")
        assert figures(hands) == ["1", str(total), f"{total}.0"]
