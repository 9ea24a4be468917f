# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The sheet and the deck of Route, its set-up, and what a match of it shows and hides."""

from engine.deal import code_of
from engine.games import GAMES, make_game
from engine.match import END_TURN, Match
from engine.route import Route, reasons
from engine.route.cards import AREAS
from tests.engine.route_pen import (
    SPIRAL,
    START,
    card,
    deck,
    pass_round,
    pass_to_the_end,
    play_turn,
    position,
    sample_game,
    started,
    tail,
)
from tests.engine.sample_sheet import STARTS
from tests.raising import raises

ALSO_ON_VM = True

CENTRE = 30  # of 61 fields the one in the middle


def board():
    return Route().board


def neighbours(field):
    around = board().NEIGHBOURS[6 * field : 6 * field + 6]
    return [other for other in around if other != 255]


# -- the sheet ----------------------------------------------------------------------------------


def test_the_sheet_is_a_hexagon_of_61_fields_with_five_to_a_side():
    """R01: six corners have three neighbours, the 18 fields between them four, all others six."""
    counts = [len(neighbours(field)) for field in range(61)]
    assert board().FIELDS == 61
    assert (counts.count(3), counts.count(4), counts.count(6)) == (6, 18, 37)
    rows = [board().PLACES[2 * field] for field in range(61)]
    assert [rows.count(row) for row in range(9)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]


def test_colours_are_spread_evenly():
    """R02: ten of each and an eleventh of one; neighbours differ; four others close by, but for
    the corners, which have no four neighbours."""
    colours = board().COLOURS
    assert sorted([list(colours).count(colour) for colour in range(6)]) == [10] * 5 + [11]
    for field in range(61):
        around = {colours[other] for other in neighbours(field)}
        assert colours[field] not in around
        assert len(around) >= 4 or len(neighbours(field)) == 3


def test_nine_numbers_the_larger_ones_on_the_rim():
    """R03, R04"""
    numbers = list(board().NUMBERS)
    assert sorted(numbers) == [0] * 52 + [2, 3, 4, 5, 6, 7, 8, 9, 10]
    for number in range(2, 11):
        field = numbers.index(number)
        assert board().NUMBERED[number] == field
        assert (len(neighbours(field)) < 6) == (number >= 5)


def test_four_starts_next_to_the_centre():
    """R05, R07"""
    starts = list(board().STARTS)
    assert len(set(starts)) == 4
    for start in starts:
        assert start in neighbours(CENTRE)


# -- the deck -----------------------------------------------------------------------------------


def test_the_deck_has_every_four_of_six_colours_once():
    """R08"""
    sets = set()
    for number in range(15):
        areas = AREAS[6 * number : 6 * number + 6]
        shown = [colour for colour in range(6) if areas[colour]]
        assert len(shown) == 4 and sum(areas) in (4, 5)
        sets.add(tuple(shown))
    assert len(sets) == 15 and len(AREAS) == 15 * 6


def test_six_cards_show_a_colour_twice_each_another():
    """R09"""
    doubled = [at % 6 for at in range(len(AREAS)) if AREAS[at] == 2]
    assert sorted(doubled) == [0, 1, 2, 3, 4, 5]
    assert len({at // 6 for at in range(len(AREAS)) if AREAS[at] == 2}) == 6
    assert sum(AREAS) == 66


def test_all_fifteen_cards_are_played_one_a_round_in_another_order_each_deal():
    """R10"""
    orders = set()
    for number in range(60):
        match = Match(sample_game(), 2, code_of(number))
        played = []
        while not match.over:
            assert match.round == len(played) + 1
            played.append(match.card)
            pass_round(match)
        assert sorted(played) == list(range(15))
        orders.add(bytes(played))
    assert len(orders) == 60


def test_everybody_uses_the_same_card_in_a_round():
    """R11"""
    match = started(4)
    for round_number in range(1, 16):
        cards = set()
        for seat in range(4):
            assert (match.seat, match.round) == (seat, round_number)
            cards.add(match.card)
            match.play(END_TURN)
        assert len(cards) == 1
    assert match.over


def test_revealed_cards_may_be_seen_and_the_order_of_the_others_not():
    """R35: two matches that differ only in the cards to come look the same."""
    known = deck("rygb", "rgbp", "ygbp")
    other = known[:3] + known[:2:-1]
    assert sorted(other) == sorted(known)
    one, two = started(2, known), started(2, other)
    for revealed in (1, 2, 3):
        for match in (one, two):
            assert list(match.seen()) == known[:revealed]
            assert match.card == known[revealed - 1]
        assert one.legal() == two.legal() and one.scores() == two.scores()
        assert str(one.sheet) == str(two.sheet)
        pass_round(one)
        pass_round(two)
    assert one.card != two.card
    pass_to_the_end(one)
    assert sorted(one.seen()) == list(range(15))


# -- the set-up ---------------------------------------------------------------------------------


def test_several_seats_have_each_another_start_and_no_set_up():
    """R05, R06, R12"""
    for seats in (2, 3, 4):
        match = Match(sample_game(), seats, deck=deck())
        assert match.round == 1 and match.card == deck()[0]
        assert [sheet.ends[0] for sheet in match.sheets] == list(STARTS[:seats])
        for sheet in match.sheets:
            assert sheet.reached == 1 and sheet.missed() == 60
            assert sheet.board is match.sheets[0].board


def test_one_alone_chooses_a_start():
    """R29"""
    for start in STARTS:
        match = Match(sample_game(), 1, deck=deck())
        assert match.round == 0 and match.card is None
        assert match.legal() == list(STARTS)
        assert match.why_not(END_TURN) == reasons.START_FIRST
        match.play(start)
        assert match.legal() == [END_TURN]
        match.play(END_TURN)
        assert match.round == 1 and match.card == deck()[0]
        assert match.sheet.ends[0] == match.sheet.ends[1] == start
        assert match.sheet.reached == 1


def test_a_chosen_start_may_be_taken_back_until_the_set_up_is_ended():
    """R29, R34"""
    match = Match(sample_game(), 1, deck=deck())
    empty = str(match.sheet)
    match.play(22)
    assert str(match.sheet) != empty
    assert match.undo() and not match.undo()
    assert str(match.sheet) == empty and match.legal() == list(STARTS)
    play_turn(match, 39)
    assert not match.undo()
    assert match.sheet.is_on_route(39) and not match.sheet.is_on_route(22)


# -- the match ----------------------------------------------------------------------------------


def test_it_is_in_the_list_of_games():
    assert ("route", "") in GAMES
    game = make_game("route", "")
    assert (game.name, game.side) == ("route", "")
    for name, side in (("route", "A"), ("bridges", ""), ("chess", "")):
        with raises(ValueError) as caught:
            make_game(name, side)
        assert repr(name) in str(caught.error)


def test_a_match_comes_back_in_the_middle_of_a_turn():
    """On the sheet of the game itself: a saved match knows no other."""
    for seats in (1, 3):
        match = Match(Route(), seats, code_of(7))
        while len(match.journal) < 40 or not match.turn_moves():
            match.play(match.legal()[0])
        twin = Match.unpack(match.pack())
        assert twin.pack() == match.pack() and twin.legal() == match.legal()
        assert (twin.round, twin.seat, twin.card) == (match.round, match.seat, match.card)
        assert twin.scores() == match.scores() and twin.turn_moves() == match.turn_moves()
        assert [str(sheet) for sheet in twin.sheets] == [str(sheet) for sheet in match.sheets]


def test_what_everybody_may_know_of_everybody_is_the_last_round():
    match = started(2, deck("rygb"))
    play_turn(match, 22)
    earlier = match.as_of_last_round()
    assert [sheet.reached for sheet in earlier.sheets] == [1, 1]
    play_turn(match)
    assert [sheet.reached for sheet in match.as_of_last_round().sheets] == [2, 1]


# -- looking at a sheet -------------------------------------------------------------------------


def test_a_sheet_prints_as_a_hexagon():
    sheet = position([14, 15, 23], [29], play="rygb")
    lines = str(sheet).split("\n")
    assert len(lines) == 17
    assert lines[0] == "             g     b     p6    w     y"
    assert lines[4] == "       r5    y     g    (b2)--(p )   w     r"
    assert lines[5] == "                        /        \\"
    assert lines[6] == "    g     b     p    (w*)   r*   <y >   g     b"
    assert lines[7] == "                     /"
    assert lines[8] == " p     w     r    [y ]   g     b     p     w4    r8"
    assert "<w*>" in str(position()) and "[" not in str(position())


def test_fields_in_reach_are_those_that_free_fields_lead_to():
    """Once round the centre the line has walled it off from its head, not from its tail."""
    assert sum(position().in_reach()) == 60
    ring = position(SPIRAL[:5])
    assert sum(ring.in_reach()) == 55
    outside = position(list(SPIRAL[:5]) + [20], [14])
    assert not outside.in_reach()[CENTRE]
    assert sum(outside.in_reach()) == 61 - 8 - 1
    full = position(SPIRAL, [CENTRE])
    assert sum(full.in_reach()) == 0


def test_before_a_start_is_chosen_every_field_is_in_reach():
    match = Match(sample_game(), 1, deck=deck())
    assert sum(match.sheet.in_reach()) == 61


def test_a_line_tells_where_it_came_from():
    """What a screen needs to draw it, and this turn's steps by themselves."""
    match = started(2, deck("rygb", "rbpw"))
    play_turn(match, 22)
    play_turn(match)
    assert match.card == card("rbpw")
    match.play(tail(14))
    match.play(tail(15))
    sheet = match.sheet
    assert bytes(sheet.drawn[: sheet.reached]) == bytes((START, 22, 14, 15))
    assert bytes(sheet.drawn[sheet.began : sheet.reached]) == bytes((14, 15))
    links = [(field, sheet.came_from[field]) for field in (START, 22, 14, 15)]
    assert links == [(START, START), (22, START), (14, START), (15, 14)]
    assert list(sheet.ends) == [22, 15]
