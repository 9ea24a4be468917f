# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The three languages: the same keys, the same places for values, every letter in the font, and no
text wider than its place on the screen."""

import importlib
import re

import pytest

from engine.bridges import reasons as bridges_reasons
from engine.route import reasons as route_reasons
from tools.sim.folders import ROOT
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


def lesson(language):
    return importlib.import_module(f"drawbridge.words.{language}_lesson").WORDS


def about_bots(language):
    return importlib.import_module(f"drawbridge.words.{language}_bots").WORDS


def extra(language):
    return importlib.import_module(f"drawbridge.words.{language}_extra").WORDS


def places(words):
    return re.findall("%.", words)


def all_texts(language):
    yield from short(language).values()
    yield from about_bots(language).values()
    for value in [*long(language).values(), *lesson(language).values(), *extra(language).values()]:
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
        from drawbridge.draw.wrap import wrap

        yield wrap


@every_language
def test_the_same_keys_in_the_same_order_with_the_same_values(language):
    english, words = short("en"), short(language)
    assert list(words) == list(english)
    for key in english:
        assert places(words[key]) == places(english[key]), key
    english, words = about_bots("en"), about_bots(language)
    assert list(words) == list(english)
    for key in english:
        assert places(words[key]) == places(english[key]), key
    for group in (long, lesson, extra):
        assert sorted(group(language)) == sorted(group("en"))
        for key in group("en"):
            assert len(group(language)[key]) == len(group("en")[key]), key


@every_language
def test_every_reason_of_the_engine_has_words(language):
    for module in (bridges_reasons, route_reasons):
        for name in dir(module):
            if name.isupper():
                assert getattr(module, name) in short(language)


@every_language
def test_every_reason_for_a_hint_has_words(language):
    """The bots' code is searched for their keys: a hint without words would stop the badge."""
    keys = set()
    for path in (ROOT / "engine").rglob("*.py"):
        keys |= set(re.findall(r'"(why_\w+)"', path.read_text(encoding="utf-8")))
    assert keys
    assert keys <= set(about_bots(language))


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
] + ["match_over", "no_room_one", "code_length", "code_letter", "code_slip", "no_line",
     "off_the_board", "record_newer", "record_lost", "battery_low"]  # fmt: skip
WIDTHS = [
    (156, COMPLAINTS),
    (150, ["new_match", "enter_code", "enter_name", "pause", "cards", "end_turn?", "restart?",
           "quit?", "give_up?", "round_of", "set_up_round", "hand_to", "set_up_for",
           "cards_left_out"]),
    (144, ["still_number", "still_bridges", "still_steps", "all_lost", "cards_left", "highest"]),
    (68, ["continue", "new_match", "challenge", "rules", "statistics", "settings"]),
    (92, ["resume", "hint", "cards", "rules", "other_boards", "settings", "restart", "quit"]),
    (64, ["game", "players", "code", "name_and_colour", "who", "enter_name", "colour"]),
    (140, ["start_match"]),
    (66, ["random"]),
    (114, ["points_for", "points_for_one", "red_done", "blue_done", "six_done", "number_done",
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
            if key in ("points_for", "points_for_one"):  # and before them whose they are
                text = LONGEST_NAME + ": " + text
            if key == "you_win":  # a longer name is cut
                text = words[key] % words["orange"]
            if key == "round":
                text = "17/17"
            assert font.width(text) <= most, (key, text)


# What the bottom line says at the same time: A, B, and START or a note.
HINTS = [
    ("choose", "back", ""), ("change", "back", "+"), ("more", "back", "who_keys"),
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
            assert len(lines) <= 5, text  # the test of the screen sees whether they fit
            assert max(font.width(line) for line in lines) <= 144
        for rank in more[name + "_ranks"]:
            assert font.width(rank) <= 156
    for key in ("to_next", "to_next_one"):
        assert font.width(words[key] % 41) <= 156


@every_language
def test_what_lessons_say_fits(language, font, wrap):
    """A bubble has three lines; the bottom line holds the next key, SELECT and their words."""
    words, more = short(language), lesson(language)
    for name in ("bridges", "route"):
        for text in more[name]:
            lines = wrap(text, 118).split("\n")
            assert len(lines) <= 3, text
            assert max(font.width(line) for line in lines) <= 118
    *cross, leave = more["keys"]
    buttons = [(25, words["end_turn"])] + [(13, text) for text in cross]
    for key in ("next", "ok", "write", "bridge", "three_or_four", "begin_here", "switch_end"):
        buttons.append((11, filled(words[key]).replace("17", "6")))
    for button, text in buttons:
        used = 2 + button + 3 + font.width(text) + 6 + 29 + 3 + font.width(leave) + 1
        assert used <= 160, (text, used)
    for row in more["how_to"]:
        for name in ("bridges", "route"):
            assert font.width(row % words[name]) <= 108
    for line in more["leave"]:
        assert font.width(line) <= 144


@every_language
def test_bots_have_four_short_names_a_level_and_fit_in_their_places(language, font):
    words, bots = short(language), about_bots(language)
    names = [bots[f"bots_{level}"].split(" ") for level in (1, 2, 3)]
    assert [len(level) for level in names] == [4, 4, 4]
    assert len(set(sum(names, []))) == 12
    for name in sum(names, []):
        assert len(name) <= 8
        assert font.width(name) <= 48  # in a new match, before the marks of its strength
        used = 2 + 2 * (11 + 3 + 6) + font.width(words["skip"] + words["menu"])
        assert used + 17 + font.width(name) <= 160, name  # with the sign that it is thinking
    for level in range(4):
        who = words["who_keys"] % bots[f"level_{level}"]
        used = 2 + 2 * (11 + 3 + 6) + font.width(words["more"] + words["back"])
        assert used + font.width(who) + 2 <= 160
        assert font.width(bots[f"level_{level}"]) <= 66
    for key, text in bots.items():
        if key.startswith("why_"):
            for way in text.split("|"):
                assert font.width(filled(way)) <= 156, way
    for key in ("helped", "bot_plays", "bot_total", "you_begin"):
        assert font.width(filled(bots[key])) <= 140 + 16 * (key != "you_begin")


@every_language
def test_the_first_start_and_the_settings_fit(language, font, wrap):
    words, more = short(language), extra(language)
    heading, text, later = more["welcome"]
    assert font.width(heading) <= 150
    assert len(wrap(text, 144).split("\n")) <= 3
    assert font.width(later) <= 108
    assert all(font.width(row) <= 94 for row in more["settings"])
    assert all(font.width(value) <= 45 for value in more["languages"] + more["key_repeats"])
    assert all(font.width(line) <= 144 for line in more["erase?"])
    assert font.width(words["pause"] + words["code_is"] % "WWWWWW") <= 100 - 6  # between 30 and 130


@every_language
def test_a_language_is_called_as_it_calls_itself(language):
    assert extra(language)["languages"] == ("English", "Español", "Italiano")


@every_language
def test_statistics_fit(language, font):
    more = extra(language)
    *captions, none, point = more["statistics"]
    assert all(font.width(word) <= 50 for word in [*more["modes"], *captions])
    assert font.width(none) <= 144
    assert 2 * font.width(f"-12{point}5") <= 52


@every_language
def test_challenges_fit(language, font):
    words, more = short(language), extra(language)
    boards = [words["bridges"] + " A", words["route"]]
    widest = max(font.width(board) for board in boards)
    assert font.width(words["challenge"]) + 6 + 25 + 3 + widest <= 150  # with START between them
    par, known, best, none, *result = more["challenge"]
    for text in (par, known, best):
        assert font.width(text % 60) <= 106
    assert font.width(none) <= 106
    assert all(font.width(level) <= 70 for level in more["levels"])
    assert all(font.width(filled(text)) <= 128 for text in result)
    assert [places(text) for text in more["challenge"]] == [
        places(text) for text in extra("en")["challenge"]
    ]
