# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Random numbers and codes: the same on every interpreter, fair enough, and safe to read aloud."""

from engine import deal
from engine.deal import DEALS, LETTERS, code_of, number_of
from engine.dice import Dice
from engine.errors import BadCode
from tests.raising import raises

ALSO_ON_VM = True


class Long:
    """The same generator written with unlimited ints, straight from its definition."""

    def __init__(self, seed):
        self.first = seed % 32768 + 1
        self.second = seed // 32768 + 1
        for _ in range(8):
            self.step()

    def step(self):
        self.first = 31266 * (self.first % 32768) + self.first // 32768
        self.second = 30903 * (self.second % 32768) + self.second // 32768
        return (self.first % 32768) ^ (self.second % 32768)


def test_dice_follow_their_definition():
    for seed in (0, 1, 32767, 32768, DEALS - 1, 2**30 - 1):
        dice, long = Dice(seed), Long(seed)
        for _ in range(200):
            assert dice.below(32768) == long.step()


def test_dice_give_known_values():
    """Worked out once with unlimited ints (class Long): badge and desktop must agree on them."""
    assert [Dice(0).below(100), Dice(1).below(100), Dice(12345).below(100)] == [58, 70, 56]
    dice = Dice(2026)
    assert [dice.below(18) for _ in range(12)] == [4, 5, 10, 5, 6, 11, 10, 7, 11, 8, 1, 17]


def test_dice_never_leave_the_small_ints():
    dice = Dice(2**30 - 1)
    for _ in range(2000):
        dice.below(6)
        assert all([0 < state < 2**30 for state in dice.__dict__.values()])


def test_dice_are_fair_enough():
    """18,000 throws of an 18-sided die: a count outside 850-1150 is off by five deviations."""
    dice = Dice(7)
    counts = [0] * 18
    for _ in range(18000):
        counts[dice.below(18)] += 1
    assert 850 < min(counts) and max(counts) < 1150


def test_a_shuffle_keeps_every_card_and_every_card_gets_everywhere():
    first_places = set()
    last_places = set()
    for seed in range(400):
        cards = list(range(18))
        Dice(seed).shuffle(cards)
        assert sorted(cards) == list(range(18))
        first_places.add(cards[0])
        last_places.add(cards[-1])
    assert len(first_places) == 18 and len(last_places) == 18


def test_neighbouring_codes_deal_different_cards():
    decks = set()
    for number in range(300):
        cards = bytearray(range(18))
        Dice(number).shuffle(cards)
        decks.add(bytes(cards))
    assert len(decks) == 300


def test_a_code_names_a_deal():
    for number in (0, 1, 18, 19, 361, 98765, 1234567, DEALS - 1):
        code = code_of(number)
        assert len(code) == 6
        assert number_of(code) == number


def test_letters_are_easy_to_tell_apart_and_spell_nothing():
    assert len(set(LETTERS)) == len(LETTERS) == 19
    for alike in ("CG", "IJL", "OQD", "UV"):
        assert len([letter for letter in alike if letter in LETTERS]) <= 2
    for vowel in "AEIOU":
        assert vowel not in LETTERS
    assert not ("G" in LETTERS or "Q" in LETTERS)


def test_lower_case_and_spaces_do_not_matter():
    code = code_of(424242)
    spaced = " " + code[:3].lower() + "  " + code[3:] + " "
    assert number_of(spaced) == 424242


def test_every_wrong_letter_is_noticed():
    for number in (0, 31337, DEALS - 1):
        code = code_of(number)
        for place in range(6):
            for letter in LETTERS:
                if letter != code[place]:
                    with raises(BadCode) as caught:
                        number_of(code[:place] + letter + code[place + 1 :])
                    assert caught.error.reason == "code_slip"


def test_every_two_letters_swapped_are_noticed():
    for number in (777, 31337, 2000000):
        code = code_of(number)
        for one in range(6):
            for other in range(one + 1, 6):
                if code[one] == code[other]:
                    continue
                letters = list(code)
                letters[one], letters[other] = letters[other], letters[one]
                with raises(BadCode):
                    number_of("".join(letters))


def test_a_letter_that_no_code_has_is_named():
    code = code_of(5)
    for letter in "AOIQ1-\u00e9":
        with raises(BadCode) as caught:
            number_of(code[:3] + letter + code[4:])
        assert caught.error.reason == "code_letter"
        assert "letter 4" in str(caught.error)


def test_too_short_and_too_long_codes_are_refused():
    for text in ("", "B", "BCDFH", "BCDFHJK"):
        with raises(BadCode) as caught:
            number_of(text)
        assert caught.error.reason == "code_length"
        assert str(len(text)) in str(caught.error)


def test_only_deals_that_exist_have_a_code():
    assert deal.DEALS == len(LETTERS) ** 5
    for number in (-1, DEALS):
        with raises(ValueError):
            code_of(number)
