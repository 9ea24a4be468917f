# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Challenges by keys: the list, the match, the result with its par, and what is kept of it."""

import pytest

from engine.games import GAMES
from tests.app import challenges
from tests.app.bot_scenes import told
from tests.app.bots import bots_that_play, bots_that_think
from tests.app.positions import find, memory_with, resumed
from tests.app.pupil import LANGUAGES, extra_words
from tests.app.results import memory_with_results
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

PAR, KNOWN, BEST, NONE, AT_PAR, AT_KNOWN, REACHED, NOT_BEATEN = extra_words("en")["challenge"]

every_board = pytest.mark.parametrize("game", range(len(GAMES)))


def name_of(game):
    name, side = GAMES[game]
    return f"{WORDS[name]} {side}".strip()


def par_words(game, par, proven=PAR, known=KNOWN):
    """A par that is not proven is called the best known: in Route all but the most possible."""
    return proven if GAMES[game][0] == "bridges" or par == 54 else known


def open_list(hands, game=0):
    """From the title to the challenges of a board."""
    hands.choose("challenge")
    hands.press(*["START"] * game)
    assert name_of(game) in hands.words


# -- the list -------------------------------------------------------------------------------------


@every_board
def test_every_challenge_shows_its_par(game):
    with Hands() as hands:
        open_list(hands, game)
        for number, (_, par) in enumerate(challenges.data(game), start=1):
            assert str(number) in hands.words
            assert par_words(game, par) % par in hands.words
            assert NONE in hands.words
            hands.press("RIGHT")
        assert "1" in hands.words  # round the corner


def test_start_goes_round_the_boards():
    with Hands() as hands:
        open_list(hands)
        for game in (1, 2, 0):
            hands.press("START")
            assert name_of(game) in hands.words


def test_up_and_down_stay_in_their_column_and_the_levels_get_harder():
    levels = extra_words("en")["levels"]
    with Hands() as hands:
        open_list(hands)
        hands.press("RIGHT", "RIGHT")
        for number, level in zip(("3", "13", "23", "33", "3"), (*levels, levels[0]), strict=True):
            assert {number, level} <= set(hands.words)
            hands.press("DOWN")
        hands.press("UP", "UP", "LEFT")
        assert "32" in hands.words


def test_the_first_that_was_not_played_is_offered_and_bests_are_shown():
    pars = [par for _, par in challenges.data(0)]
    results = [(pars[0], 0, 1, 1, False), (41, 0, 1, 2, False), (38, 0, 1, 2, False)]
    with Hands(Simulator(memory=memory_with_results(results))) as hands:
        open_list(hands)
        assert {"3", NONE, "1/40"} <= set(hands.words)
        hands.press("LEFT")
        assert BEST % 41 in hands.words
        hands.press("LEFT")
        assert BEST % pars[0] in hands.words
        assert len({cell(hands, number) for number in (1, 2, 3)}) == 3


def cell(hands, number):
    """The colour inside the cell of a challenge."""
    place = number - 1
    pixels = seen.pixels(hands.simulator)
    return tuple(pixels[17 + place // 10 * 14 + 3, 5 + place % 10 * 15 + 2])


def test_all_played_begins_with_the_first():
    results = [(30, 0, 1, number, False) for number in range(1, 41)]
    with Hands(Simulator(memory=memory_with_results(results))) as hands:
        open_list(hands)
        assert "1" in hands.words and BEST % 30 in hands.words


def test_b_leads_to_the_title():
    with Hands() as hands:
        open_list(hands)
        hands.press("B")
        assert hands.showing == "Title"


# -- the match ------------------------------------------------------------------------------------


@every_board
def test_a_challenge_is_a_match_alone_on_its_deal_also_after_switching_off(game):
    with Hands() as hands:
        open_list(hands, game)
        hands.press("DOWN", "RIGHT", "A")  # number 12
        for _ in range(2):
            code, _ = challenges.data(game)[11]
            match = hands.match
            assert (match.code, match.seats, hands.app.challenge) == (code, 1, 12)
            assert (match.game.name, match.game.side) == GAMES[game]
            hands.switch_on()
            hands.resume()


def test_a_saved_match_is_not_given_up_without_a_question():
    with Hands(Simulator(memory=memory_with(find(lambda match: match.round == 3)))) as hands:
        open_list(hands)
        hands.press("A")
        assert WORDS["give_up?"] in hands.words
        hands.press("B")
        assert hands.showing == "Challenge"
        hands.press("A", "A")
        assert hands.app.challenge == 1 and hands.match.round == 0


def test_the_menu_says_which_challenge_it_is_and_starting_again_is_the_same():
    with Hands() as hands:
        open_list(hands)
        hands.press("A")
        hands.open_menu()
        assert f"{WORDS['challenge']} 1" in hands.words
        hands.choose("restart")
        hands.press("A")
        assert hands.app.challenge == 1 and hands.match.code == challenges.data(0)[0][0]


# -- the result -----------------------------------------------------------------------------------


def end(hands):
    hands.end_turn()
    hands.go_on()
    assert hands.showing == "Result"


@every_board
def test_the_result_compares_with_par_and_leads_back_to_the_list(game):
    par = challenges.data(game)[4][1]
    with bots_that_think(), resumed(challenges.passing(game, 5), challenge=5) as hands:
        end(hands)
        total = hands.match.scores()[0][0]
        assert total < par
        assert par_words(game, par, AT_PAR, AT_KNOWN) % (par, total) in hands.words
        assert BEST % total in hands.words
        hands.press("A")
        assert hands.showing == "Challenge"
        assert {"5", name_of(game), BEST % total} <= set(hands.words)
        hands.switch_on()
        open_list(hands, game)
        hands.press(*["RIGHT"] * 4)
        assert BEST % total in hands.words


@every_board
def test_par_itself_is_praised(game):
    par = challenges.data(game)[0][1]
    with bots_that_think(), resumed(challenges.at_par(game, 1), challenge=1) as hands:
        end(hands)
        assert par_words(game, par, AT_PAR, AT_KNOWN) % (par, par) in hands.words
        assert par_words(game, par, REACHED, NOT_BEATEN) in hands.words
        hands.press("A")
        assert {"1/40", BEST % par} <= set(hands.words)


def test_a_worse_result_does_not_replace_the_best():
    memory = memory_with_results([(52, 0, 1, 5, False)])
    with bots_that_think(), Hands(Simulator(memory=memory)) as hands:
        open_list(hands)
        hands.press(*["RIGHT"] * 4, "A")
        hands.press("A")
        while not hands.match.over:
            hands.end_turn()
            hands.go_on()
        assert BEST % 52 in hands.words


def test_with_a_hint_there_is_no_best():
    match = challenges.at_par(0, 1)
    with bots_that_play(told), resumed(match, challenge=1) as hands:
        hands.simulator.hold("SELECT", 900)
        hands.simulator.run_until(lambda: hands.showing == "Hint" and not hands.screen.thinks)
        hands.press("A")
        end(hands)
        assert WORDS["helped"] in hands.words
        hands.press("A")
        assert {"0/40", NONE} <= set(hands.words)


def test_a_match_that_is_no_challenge_speaks_of_ranks():
    with bots_that_think(), resumed(challenges.at_par(0, 1)) as hands:
        end(hands)
        assert REACHED not in hands.words
        hands.press("A")
        assert hands.showing == "Title"


def test_only_what_cannot_be_beaten_is_called_par():
    with Simulator(code=None):
        from drawbridge.screens.par import is_proven

        assert is_proven("bridges", 54) and is_proven("bridges", 60)
        assert is_proven("route", 54) and not is_proven("route", 53)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_overlaps(language):
    with Hands(Simulator(memory=memory_with(None, language=language))) as hands:
        hands.choose("challenge")
        for _ in GAMES:
            assert not seen.cut_off(hands.simulator) and not seen.overlapping(hands.simulator)
            hands.press("UP", "START")  # the last row is called by the longest word
