# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The product's letters on the simulator's screen, through both label classes: what is shown must
be what was drawn, pixel by pixel, and as wide as the font says.
"""

import string

import pytest

from tools.sim import power, strict
from tools.sim.display import WIDTH
from tools.sim.machine import Machine

strict.install()

from adafruit_display_text import bitmap_label, label  # noqa: E402  needs the simulator
from displayio import Group, Palette, TileGrid  # noqa: E402

from drawbridge.draw.font import BIG, TEXT  # noqa: E402

ACCENTED = dict(zip("áéíóúñüàèìòùÁÉÍÓÚÑÜÀÈÌÒÙ", "aeiounuaeiouAEIOUNUAEIOU", strict=True))
NEEDED = string.printable[:95] + "".join(ACCENTED) + "¡¿·×…–←↑→↓✓"
MISSING = "漢"
FIGURES = "0123456789"

SENTENCES = [
    "A bridge 1 of 3   B take back",
    "¿Terminar el turno? Quedan puentes",
    "Genio della costruzione – più di 58!",
    "HAND THE BADGE TO BLUE",
    f"one {MISSING} lost",
]
# 16 of the widest characters still fit on the screen.
SPECIMENS = [NEEDED[start : start + 16] for start in range(0, len(NEEDED), 16)]

LABELS = [
    pytest.param(label.Label, id="label"),
    pytest.param(bitmap_label.Label, id="bitmap_label"),
]


def picture(font, character):
    """A glyph as rows of . and #, found in the strip as the labels find it."""
    glyph = font.get_glyph(ord(character))
    left = glyph.tile_index * glyph.width
    return [
        "".join(".#"[glyph.bitmap[left + x, y]] for x in range(glyph.width))
        for y in range(glyph.height)
    ]


def typeset(font, text):
    """A line of text as rows of . and #, one glyph after the other with their gaps."""
    glyphs = [font.get_glyph(ord(character)) for character in text]
    pictures = [picture(font, character) for character in text]
    return [
        "".join(
            rows[y].ljust(glyph.shift_x, ".") for rows, glyph in zip(pictures, glyphs, strict=True)
        )
        for y in range(glyphs[0].height)
    ]


@pytest.fixture
def display():
    """The screen of a badge that is switched on: bitmap_label wants to know the time."""
    machine = Machine(memory=None)
    power.switch_on(machine)
    yield machine.display
    power.switch_off(machine)


def shown_by(display, layer, width, height):
    """The upper left corner of a screen that shows a layer, as rows of . and #."""
    display.root_group = Group()
    display.root_group.append(layer)
    display.refresh()
    return [
        "".join("#" if pixel else "." for pixel in row[:width]) for row in display.frame[:height]
    ]


def inked(rows):
    """Where there is ink, in rows or in columns."""
    return [number for number, row in enumerate(rows) if "#" in row]


@pytest.mark.parametrize("kind", LABELS)
@pytest.mark.parametrize("text", SENTENCES + SPECIMENS)
def test_a_label_shows_what_was_drawn_as_wide_as_the_font_says(display, kind, text):
    shown = kind(TEXT, text=text, anchor_point=(0, 0), anchored_position=(0, 0))
    width, height = TEXT.width(text), TEXT.get_bounding_box()[1]
    assert shown.bounding_box[2:] == (width, height)
    wanted = [row.ljust(WIDTH, ".") for row in [*typeset(TEXT, text), ""]]
    assert shown_by(display, shown, WIDTH, height + 1) == wanted


@pytest.mark.parametrize("kind", LABELS)
def test_lines_of_a_label_stand_one_below_the_other_uncut(display, kind):
    upper, lower = "¿Qué, jugón?", "PIÙ DI ¡ÑÁ!"
    shown = kind(TEXT, text=f"{upper}\n{lower}", line_spacing=1.0)
    shown.anchor_point = shown.anchored_position = (0, 0)
    wanted = [row.ljust(WIDTH, ".") for row in typeset(TEXT, upper) + typeset(TEXT, lower)]
    assert shown_by(display, shown, WIDTH, len(wanted)) == wanted


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences_of_a_line_fit_on_the_screen(text):
    assert TEXT.width(text) <= WIDTH


def test_every_needed_character_is_drawn():
    for character in NEEDED:
        assert picture(TEXT, character) != picture(TEXT, MISSING), character
        assert inked(picture(TEXT, character)) or character == " ", character


def test_no_two_characters_look_the_same():
    """Nobody sees the empty columns beside them, so they make no difference."""
    seen = {}
    for character in NEEDED.replace(" ", "") + MISSING:
        columns = ["".join(column) for column in zip(*picture(TEXT, character), strict=True)]
        ink = inked(columns)
        look = tuple(columns[ink[0] : ink[-1] + 1])
        assert look not in seen, f"{character} looks like {seen[look]}"
        seen[look] = character


@pytest.mark.parametrize("character", ACCENTED)
def test_an_accent_is_whole_and_apart_from_its_letter(character):
    rows = inked(picture(TEXT, character))
    letter = inked(picture(TEXT, ACCENTED[character]))
    free = set(range(rows[0], rows[-1])) - set(rows)
    assert len(free) == 1
    accent = [row for row in rows if row < min(free)]
    assert len(accent) == (1 if character in "üÜ" else 2)
    # A capital gives up one row to its accent, and still stands on the line.
    assert rows[-1] == letter[-1] == TEXT.ascent - 1
    assert len(rows) - len(accent) == len(letter) - character.isupper() - (
        ACCENTED[character] == "i"
    )


def test_lines_of_text_are_at_most_11_pixels_high_and_capitals_7():
    assert TEXT.get_bounding_box()[1] == TEXT.ascent + TEXT.descent <= 11
    for letter in string.ascii_uppercase:
        assert len(inked(picture(TEXT, letter))) == 7, letter


@pytest.mark.parametrize("font", [TEXT, BIG])
def test_figures_stand_in_columns(font):
    assert len({font.width(figure) for figure in FIGURES}) == 1


@pytest.mark.parametrize("font", [TEXT, BIG])
def test_a_missing_character_shows_as_a_box(font):
    box = picture(font, MISSING)
    ink = inked(box)
    full = box[ink[0]].strip(".")
    assert set(full) == {"#"}
    assert box[ink[-1]].strip(".") == full
    assert all(row.strip(".")[0] == row.strip(".")[-1] == "#" for row in box[ink[0] : ink[-1] + 1])
    assert "." in box[ink[len(ink) // 2]].strip(".")
    assert font.get_glyph(0) is not None
    assert font.get_glyph(0x10FFFF) is not None


def test_nothing_is_as_wide_as_nothing():
    assert TEXT.width("") == 0


def test_the_large_figures_are_a_tile_sheet(display):
    """Tile n shows the figure n, tile 10 a minus, tile 11 nothing."""
    palette = Palette(2)
    palette[1] = 0xFFFFFF
    width, height = BIG.get_bounding_box()
    grid = TileGrid(
        BIG.bitmap, pixel_shader=palette, width=12, tile_width=width, tile_height=height
    )
    for tile in range(12):
        grid[tile] = tile
    tiles = FIGURES + "- "
    assert shown_by(display, grid, BIG.width(tiles), height) == typeset(BIG, tiles)
