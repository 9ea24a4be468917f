# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The three languages: the same keys, the same places for values, every letter in the font, and no
text wider than its place on the screen."""

import importlib
import re

import pytest

from engine.bridges import reasons as bridges_reasons
from engine.route import reasons as route_reasons
from tools.sim.simulator import Simulator

LANGUAGES = ("en", "es", "it")
LONGEST_NAME = "WWWWWWWW"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def short(language):
    text = importlib.import_module(f"drawbridge.words.{language}").WORDS
    assert text.startswith("\n") and text.endswith("\n")
    return dict(line.split("=", 1) for line in text[1:-1].split("\n"))


def long(language):
    return importlib.import_module(f"drawbridge.words.{language}_long").WORDS


def places(words):
    return re.findall("%.", words)


def all_texts(language):
    yield from short(language).values()
    for value in long(language).values():
        for item in value:
            yield from [item] if isinstance(item, str) else item


@pytest.fixture(scope="module")
def font():
    with Simulator(code=None):
        from drawbridge.draw.font import TEXT

        yield TEXT


@pytest.fixture(scope="module")
def wrap():
    with Simulator(code=None):
        from drawbridge.draw.text import wrap

        yield wrap


@every_language
def test_the_same_keys_in_the_same_order_with_the_same_values(language):
    english, words = short("en"), short(language)
    assert list(words) == list(english)
    for key in english:
        assert places(words[key]) == places(english[key]), key
    assert sorted(long(language)) == sorted(long("en"))
    for key in long("en"):
        assert len(long(language)[key]) == len(long("en")[key]), key


@every_language
def test_every_reason_of_the_engine_has_words(language):
    for module in (bridges_reasons, route_reasons):
        for name in dir(module):
            if name.isupper():
                assert getattr(module, name) in short(language)


@every_language
def test_every_letter_is_in_the_font(language, font):
    box = font.get_glyph(0xFFFD).tile_index, font.get_glyph(0xFFFD).width
    for character in set("".join(all_texts(language))):
        glyph = font.get_glyph(ord(character))
        assert (glyph.tile_index, glyph.width) != box, character


def test_the_ranks_of_bridges_are_those_of_the_rule_sheets():
    assert long("en")["bridges_ranks"][::11] == ("Minion", "Island god")
    assert long("es")["bridges_ranks"][::11] == ("Esbirro", "Dios de las islas")
    assert long("it")["bridges_ranks"][::11] == ("Manovale", "Dio delle isole")
    assert long("es")["bridges_ranks"][4] == "Vertedor de hormigón"
    assert long("it")["bridges_ranks"][7] == "Professionista della progettazione"


def filled(words):
    """The words with the widest values that can stand in them."""
    return words.replace("%d", "17").replace("%s", LONGEST_NAME)


# Where the words of a key stand, and how many pixels they may take there.
COMPLAINTS = [
    value for module in (bridges_reasons, route_reasons)
    for name, value in vars(module).items() if name.isupper()
] + ["match_over", "code_length", "code_letter", "code_slip", "no_line", "off_the_board",
     "record_lost"]  # fmt: skip
WIDTHS = [
    (156, COMPLAINTS),
    (150, ["new_match", "enter_code", "enter_name", "pause", "cards", "end_turn?", "restart?",
           "quit?", "give_up?", "round_of", "set_up_round", "hand_to", "set_up_for",
           "cards_left_out"]),
    (144, ["still_number", "still_bridges", "still_steps", "all_lost", "cards_left", "highest"]),
    (76, ["continue", "new_match", "rules", "language"]),
    (92, ["resume", "cards", "rules", "other_boards", "restart", "quit"]),
    (64, ["game", "players", "code", "name_and_colour"]),
    (140, ["start_match"]),
    (66, ["random"]),
    (114, ["award", "points_for", "red_done", "blue_done", "six_done", "number_done",
           "number_half"]),
    (31, ["points", "set_up", "round"]),
    (80, ["you_win", "tie"]),  # these are twice as large
    (40, ["red", "blue", "green", "gold", "white", "orange"]),
]  # fmt: skip


@every_language
def test_no_text_is_wider_than_its_place(language, font):
    words = short(language)
    for most, keys in WIDTHS:
        for key in keys:
            text = filled(words[key])
            if key == "you_win":  # a longer name is cut
                text = words[key] % words["orange"]
            if key == "round":
                text = "17/17"
            assert font.width(text) <= most, (key, text)


# What the bottom line says at the same time: A, B, and START or a note.
HINTS = [
    ("choose", "back", ""), ("change", "back", "+"), ("name", "back", "colour_keys"),
    ("letter", "erase", "+"), ("start", "back", ""), ("yes", "no", ""), ("next", "back", "name"),
    ("ok", "boards", "code_is"), ("three_or_four", "menu", "+"), ("make_it", "take_back", "+"),
    ("write", "take_back", "+"), ("bridge", "take_back", "+"),
    ("move_on", "take_back", "left_over"),
    ("move_on", "back", "left_over"), ("begin_here", "menu", "+"), ("switch_end", "menu", "+"),
    ("", "take_back", "end_turn"),
]  # fmt: skip


@every_language
def test_the_bottom_line_holds_what_it_says_together(language, font):
    """A round button is 11 pixels wide, START 25; see draw/hints.py for the spaces."""
    words = short(language)
    for a, b, last in HINTS:
        used = 2
        for key in (a, b):
            if key:
                used += 11 + 3 + font.width(filled(words[key]).replace("17", "6")) + 6
        if last == "+":
            used += 25 + 2
        elif last == "end_turn":
            used += 25 + 3 + font.width(words[last]) + 1
        elif last == "name":
            used += font.width(words["orange"]) + 2
        elif last:
            text = words[last].replace("%d", "3").replace("%s", "WWWWWW")
            used += font.width(text) + 2
        assert used <= 160, (a, b, last, used)


@every_language
def test_rules_fit_on_their_pages_and_ranks_in_their_line(language, font, wrap):
    words, more = short(language), long(language)
    for name in ("bridges", "route"):
        for heading, text in more[name + "_rules"]:
            assert font.width(words[name] + ": " + heading) <= 156
            lines = wrap(text, 144).split("\n")
            assert len(lines) <= 6, text
            assert max(font.width(line) for line in lines) <= 144
        for rank in more[name + "_ranks"]:
            assert font.width(rank) <= 156
    assert font.width(words["to_next"] % 41) <= 156
