# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Seats, rounds, deck, what may be known and what not: the match, shown with Bridges."""

from engine.bridges import Bridges, cards
from engine.deal import code_of
from engine.errors import BadCode
from engine.match import END_TURN, Match
from tests.engine.pen import bridge, deck, draw, finish, pass_round, sample_game, started, write
from tests.raising import raises

ALSO_ON_VM = True


def sides():
    return Bridges("A").board, Bridges("B").board


def crossing_pairs(board):
    return len(board.CROSSINGS) // 2


# -- board and deck -------------------------------------------------------------------------------


def test_two_sides_the_second_harder():
    """B01, B04: both have lines that cross, and B more of them."""
    easy, hard = sides()
    assert crossing_pairs(hard) > crossing_pairs(easy) >= 4
    assert crossing_pairs(hard) >= 8


def test_islands_and_flags():
    """B02"""
    for board in sides():
        flags = list(board.FLAGS)
        assert len(flags) == len(board.PLACES) == 18
        assert (flags.count(1), flags.count(2), flags.count(0)) == (4, 3, 11)


def test_lines_join_the_nearest_island_in_a_direction():
    """B03, B05: looked for cell by cell, and every island has at least two."""
    for board in sides():
        places = list(board.PLACES)
        for island, place in enumerate(places):
            found = []
            for step_row, step_column in ((-1, 0), (0, 1), (1, 0), (0, -1)):
                row, column = divmod(place, 8)
                neighbour = None
                while neighbour is None and 0 <= row < 7 and 0 <= column < 8:
                    row += step_row
                    column += step_column
                    if 0 <= column < 8 and row * 8 + column in places:
                        neighbour = places.index(row * 8 + column)
                found.append(neighbour)
            for direction in range(4):
                line = board.LINES_AT[4 * island + direction]
                if line == 255:
                    assert found[direction] is None
                else:
                    ends = [board.ENDS[2 * line], board.ENDS[2 * line + 1]]
                    assert sorted(ends) == sorted([island, found[direction]])
            assert len([other for other in found if other is not None]) >= 2


def test_all_seats_use_the_same_side():
    """B06"""
    for side in "AB":
        match = Match(Bridges(side), 4, code_of(1))
        assert len({id(sheet.board) for sheet in match.sheets}) == 1


def test_the_deck_has_each_number_with_each_count_of_bridges_once():
    """B07"""
    pairs = [(cards.NUMBERS[card], cards.BRIDGES[card]) for card in range(18)]
    assert sorted(pairs) == [(n, b) for n in range(1, 7) for b in range(1, 4)]


def test_seventeen_of_eighteen_cards_are_played_one_a_round():
    """B08"""
    removed = set()
    for number in range(200):
        match = Match(sample_game(), 1, code_of(number))
        match.play(0)
        match.play(END_TURN)
        played = []
        while not match.over:
            assert match.round == len(played) + 1
            played.append(match.card)
            pass_round(match)
        assert len(set(played)) == 17
        removed |= set(range(18)) - set(played)
    assert len(removed) == 18  # any card can be the one that is removed


def test_revealed_cards_may_be_asked_for():
    """B10: the card of the round included."""
    cards_to_come = deck((3, 1), (5, 2), (1, 1))
    match = Match(sample_game(), 2, deck=cards_to_come)
    assert list(match.seen()) == []
    match = started(2, cards_to_come)
    assert list(match.seen()) == cards_to_come[:1]
    match.play(END_TURN)
    assert list(match.seen()) == cards_to_come[:1]
    match.play(END_TURN)
    assert list(match.seen()) == cards_to_come[:2]


def public_values(thing, deep=2):
    """Return all that the public names of an object give, calls without arguments included."""
    values = []
    for name in dir(thing):
        if name.startswith("_") or name in ("play", "undo", "begin", "unpack", "pack"):
            continue
        value = getattr(thing, name)
        if callable(value):
            try:
                value = value()
            except TypeError:
                continue
        values.append(value)
        if deep > 1 and name in ("game", "sheet", "board"):
            values += public_values(value, deep - 1)
    return values


def test_no_public_name_tells_the_coming_order_or_the_removed_card():
    """B09, B11: two matches that differ only in the cards to come look the same in every public
    name, until the first of those cards is revealed."""
    known = deck((3, 1), (5, 2), (1, 1))
    other = known[:3] + [17] + known[16:2:-1][:13]
    assert len(set(other)) == 17 and set(other) != set(known)
    one, two = started(2, known), started(2, other)
    for _ in range(3):
        looks = []
        for match in (one, two):
            plain = [v for v in public_values(match) if isinstance(v, (int, str, bytes, bytearray))]
            lists = [v for v in public_values(match) if isinstance(v, (list, tuple))]
            looks.append(repr(plain) + repr([v for v in lists if "object" not in repr(v)]))
        assert looks[0] == looks[1]
        pass_round(one)
        pass_round(two)
    assert one.card != two.card


# -- options --------------------------------------------------------------------------------------


def test_one_to_four_seats():
    for seats in (1, 2, 3, 4):
        assert len(Match(sample_game(), seats, code_of(3)).sheets) == seats
    for seats in (0, 5, -1, None):
        with raises(ValueError) as caught:
            Match(sample_game(), seats, code_of(3))
        assert "1 to 4" in str(caught.error)


def test_a_code_deals_the_same_cards_to_everybody():
    one = Match(sample_game(), 1, "bbb bbb")
    two = Match(sample_game(), 4, "BBBBBB")
    for match in (one, two):
        for _ in range(match.seats):
            match.play(0)
            match.play(END_TURN)
    while not one.over:
        assert one.card == two.card
        pass_round(one)
        pass_round(two)
    assert one.code == two.code == "BBBBBB"


def test_a_bad_code_is_refused():
    with raises(BadCode):
        Match(sample_game(), 1, "BBBBBC")
    with raises(BadCode):
        Match(sample_game(), 1)


def test_a_bad_deck_is_refused():
    for bad in (deck()[:16], list(range(18)), [0] * 17, list(range(1, 17)) + [18]):
        with raises(ValueError):
            Match(sample_game(), 1, deck=bad)


def test_there_is_no_third_side():
    with raises(ValueError) as caught:
        Bridges("C")
    assert "A and B" in str(caught.error)


# -- looking at a sheet ---------------------------------------------------------------------------


def test_a_sheet_prints_as_a_board():
    match = started(1)
    sheet = match.sheets[0]
    write(sheet, {2: 4})
    finish(sheet, {(10, 14): 2})
    draw(sheet, {(2, 3): 1})
    drawing = str(sheet)
    lines = drawing.split("\n")
    assert len(lines) == 13
    assert lines[0] == "     ( ).......( )r......(4)-------( )b"
    assert lines[8].startswith("[2]") and lines[12].startswith("[2]")
    assert lines[10][1:3] == "||"
    assert "(3)" in lines[12]


def test_open_lines_are_dotted_and_closed_ones_are_not_drawn():
    match = started(1)
    sheet = match.sheets[0]
    assert "." in str(sheet).split("\n")[4][3:10]
    draw(sheet, {(0, 8): 1})  # closes 4-5 for good
    assert "." not in str(sheet).split("\n")[4][3:10]
    assert bridge(4, 5) - 64 in [n for n in range(25) if sheet.closed(n)]
