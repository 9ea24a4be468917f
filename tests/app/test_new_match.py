# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is chosen before a match: board, players, their colours and names, and the code."""

import pytest

from engine.deal import LETTERS, code_of
from tests.app.positions import find, memory_with
from tests.app.words import WORDS
from tools.sim import seen
from tools.sim.hands import Hands
from tools.sim.simulator import Simulator

CODE = code_of(123456)


def open_letters(hands):
    """From the title to the entry of a code."""
    hands.choose("new_match")
    hands.bring_bar_to(WORDS["code"])
    hands.press("A")
    assert hands.showing == "Letters"


def values(hands):
    """The values of the rows, from top to bottom."""
    return next(text for text in hands.words if "Bridges" in text).split("\n")


# -- the code -------------------------------------------------------------------------------------


def test_a_right_code_is_taken_and_deals_its_cards():
    with Hands() as hands:
        open_letters(hands)
        hands.spell(CODE)
        hands.press("START")
        assert hands.showing == "NewMatch"
        assert values(hands)[2] == CODE
        hands.press("START")
        assert hands.match.code == CODE


WRONG_LETTER = CODE[:2] + LETTERS[(LETTERS.index(CODE[2]) + 1) % len(LETTERS)] + CODE[3:]
SWAPPED = CODE[:3] + CODE[4] + CODE[3] + CODE[5]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [(WRONG_LETTER, "code_slip"), (SWAPPED, "code_slip"), (CODE[:5], "code_length")],
)
def test_a_slip_is_refused_and_can_be_mended(typed, reason):
    assert typed != CODE
    with Hands() as hands:
        open_letters(hands)
        hands.spell(typed)
        hands.press("START")
        assert hands.showing == "Letters"
        assert hands.bottom_line == [WORDS[reason]]
        assert not seen.cut_off(hands.simulator)
        hands.press(*["B"] * len(typed))
        assert hands.screen.word == ""
        hands.spell(CODE)
        hands.press("START")
        assert hands.showing == "NewMatch"
        assert values(hands)[2] == CODE


def test_b_erases_the_last_letter_and_then_leads_back():
    with Hands() as hands:
        open_letters(hands)
        hands.spell(CODE[:3])
        for letters in (CODE[:3], CODE[:2], CODE[:1]):
            assert hands.screen.word == letters
            assert letters + "_" * (6 - len(letters)) in hands.words
            assert WORDS["erase"] in hands.bottom_line
            hands.press("B")
        assert WORDS["back"] in hands.bottom_line
        hands.press("B")
        assert hands.showing == "NewMatch"
        assert values(hands)[2] == WORDS["random"]


def test_a_code_has_no_seventh_letter():
    with Hands() as hands:
        open_letters(hands)
        hands.spell(CODE + CODE[0])
        assert hands.screen.word == CODE


def test_without_a_code_every_match_is_another():
    codes = set()
    for seed in range(3):
        with Hands(Simulator(seed=seed)) as hands:
            hands.new_match()
            codes.add(hands.match.code)
    assert len(codes) == 3


def test_left_or_right_makes_a_code_random_again():
    with Hands() as hands:
        open_letters(hands)
        hands.spell(CODE)
        hands.press("START", "RIGHT")
        assert values(hands)[2] == WORDS["random"]


# -- the board ------------------------------------------------------------------------------------


def test_both_sides_can_be_chosen_both_ways():
    with Hands() as hands:
        hands.choose("new_match")
        assert values(hands)[0] == "Bridges A"
        hands.press("RIGHT")
        assert values(hands)[0] == "Bridges B"
        hands.press("LEFT")
        assert values(hands)[0] == "Bridges A"
        hands.press("RIGHT", "START")
        assert hands.match.game.side == "B"


# -- players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_players(seats):
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", *["RIGHT"] * (seats - 1))
        assert values(hands)[1] == str(seats)
        assert not seen.cut_off(hands.simulator)
        hands.press("START")
        assert hands.match.seats == seats


def test_no_two_players_ever_have_the_same_colour():
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "LEFT")  # one becomes four
        for seat, key in ((2, "RIGHT"), (3, "LEFT"), (4, "RIGHT")):
            hands.bring_bar_to(WORDS["name_and_colour"] % seat)
            hands.press("A")
            hands.bring_bar_to(WORDS["colour"])
            for _ in range(7):
                hands.press(key)
                assert len({colour for _, colour, _ in hands.screen._players}) == 4
            hands.press("B")
            assert len(set(values(hands)[3:])) == 4
        hands.bring_bar_to(WORDS["players"])
        hands.press("LEFT", "LEFT", "RIGHT", "RIGHT")
        assert len(set(values(hands)[3:])) == 4


def test_names_and_colours_are_shown_and_survive_switching_off():
    with Hands() as hands:
        hands.choose("new_match")
        hands.press("DOWN", "RIGHT")
        hands.bring_bar_to(WORDS["name_and_colour"] % 1)
        hands.press("A")
        hands.choose("enter_name")
        hands.spell("ADA")
        hands.press("START")
        hands.bring_bar_to(WORDS["colour"])
        hands.press("RIGHT", "RIGHT", "B")
        assert values(hands)[3] == "ADA"
        hands.press("START")
        assert hands.showing == "HandOn"
        assert "ADA" in hands.words
        players = list(hands.app.players)
        assert players[0][0] == "ADA"
        assert players[0][1] != players[1][1]
        picture = seen.pixels(hands.simulator)
        hands.switch_on()
        hands.choose("continue")
        assert hands.app.players == players
        assert (seen.pixels(hands.simulator) == picture).all()


def test_nothing_is_lost_by_looking_at_a_new_match():
    """Only the start of a new match takes the place of the saved one."""
    match = find(lambda match: match.round == 3)
    simulator = Simulator(memory=memory_with(match))
    with Hands(simulator) as hands:
        hands.choose("new_match")
        hands.press("RIGHT", "DOWN", "RIGHT", "B")
        assert hands.showing == "Title"
        hands.switch_on()
        hands.resume()
        assert hands.journal == bytes(match.journal)


def test_starting_over_a_saved_match_is_a_question():
    """Found by hand: a new match took the place of the saved one without a word."""
    match = find(lambda match: match.round == 3)
    with Hands(Simulator(memory=memory_with(match))) as hands:
        hands.choose("new_match")
        hands.press("START")
        assert WORDS["give_up?"] in hands.words
        hands.press("B", "B")
        hands.resume()
        assert hands.journal == bytes(match.journal)
        hands.open_menu("quit")
        hands.press("A")
        hands.choose("new_match")
        hands.press("START")
        assert hands.showing == "BridgesScreen"


def test_a_new_match_begins_with_the_cursor_in_the_middle():
    """Found by hand: the cursor stood where the last match had left it."""
    with Hands() as hands:
        hands.new_match()
        middle = hands.screen.at
        hands.play(hands.match.legal()[0])
        hands.go_to(0 if middle else 1)
        hands.end_turn()
        hands.open_menu("quit")
        hands.press("A")
        hands.new_match()
        assert hands.screen.at == middle


# -- who sits at the table ------------------------------------------------------------------------


def at_player(hands, seat, seats):
    """From the title to the row of a player."""
    hands.choose("new_match")
    hands.press("DOWN", *["RIGHT"] * (seats - 1))
    hands.bring_bar_to(WORDS["name_and_colour"] % seat)


def test_left_and_right_go_through_people_and_bots():
    with Hands() as hands:
        at_player(hands, 2, 2)
        for level in (0, 1, 2, 3, 0):
            assert hands.bottom_line[-1] == WORDS["who_keys"] % WORDS[f"level_{level}"]
            name = WORDS[f"bots_{level}"].split()[0] if level else WORDS["red"]
            assert values(hands)[4] == name
            assert not seen.cut_off(hands.simulator)
            hands.press("RIGHT")
        hands.press("LEFT", "LEFT")
        assert values(hands)[4] == WORDS["bots_3"].split()[0]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_four_bots_of_a_level_have_four_names(level):
    with Hands() as hands:
        at_player(hands, 1, 4)
        for _ in range(4):
            hands.press(*["RIGHT"] * level, "DOWN")
        assert sorted(values(hands)[3:]) == sorted(WORDS[f"bots_{level}"].split())


def test_a_name_that_somebody_has_given_stays_whoever_sits_there():
    with Hands() as hands:
        at_player(hands, 1, 2)
        hands.press("A")
        hands.choose("enter_name")
        hands.spell("ADA")
        hands.press("START", "B")
        for _ in range(5):
            hands.press("RIGHT")
            assert values(hands)[3] == "ADA"


def test_a_seat_can_be_changed_on_a_screen_of_its_own():
    with Hands() as hands:
        at_player(hands, 2, 2)
        hands.press("A")
        assert hands.showing == "Seat"
        hands.press("RIGHT", "A")  # easy, medium
        assert WORDS["level_2"] in "\n".join(hands.words)
        hands.press("UP", "LEFT", "B")
        name, colour, level = hands.screen._players[1]
        assert (name, level) == (WORDS["bots_2"].split()[0], 2)
        assert colour not in (0, 1)  # another one than before, and not that of the other
        assert values(hands)[4] == name
