# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The search for Route's par against the engine and against plain ways to say the same."""

import random

import numpy as np
import pytest

from boards import route as board
from engine.route import Route, scoring
from engine.route.sheet import Sheet
from tests.par.every_match import copy_of
from tools.par import beam, fields, taste
from tools.par.route import TASTES, areas, journal, search
from tools.par.solve import Par, replay

FIELDS = range(board.FIELDS)


def around(field):
    return {other for other in board.NEIGHBOURS[6 * field : 6 * field + 6] if other != 255}


def random_sets(count):
    dice = random.Random(3)
    return [set(dice.sample(FIELDS, dice.randrange(board.FIELDS))) for _ in range(count)]


def as_bits(*sets):
    return np.array([sum(1 << field for field in each) for each in sets], np.uint64)


def as_set(bits):
    return {field for field in FIELDS if int(bits) >> field & 1}


def test_a_flood_reaches_what_single_steps_reach():
    sets = random_sets(30)
    seeds = [{min(each)} if each else set() for each in sets]
    flooded = fields.flood(as_bits(*seeds), as_bits(*sets))
    for reached, within, bits in zip(seeds, sets, flooded):
        waiting = list(reached)
        while waiting:
            fresh = around(waiting.pop()) & within - reached
            reached |= fresh
            waiting += fresh
        assert as_set(bits) == reached


def test_crowds_are_fields_by_the_number_of_their_neighbours():
    sets = random_sets(30)
    for count, crowd in enumerate(fields.crowds(as_bits(*sets))):
        for each, bits in zip(sets, crowd):
            assert as_set(bits & fields.ALL) == {
                field for field in FIELDS if len(around(field) & each) == count
            }


def lines_after(sheet):
    """All lines to which one turn can lead, by the engine: {(fields, ends): the most points}."""
    found = {}

    def look():
        twin = copy_of(sheet)
        scoring.awards([twin])
        line = frozenset(twin.drawn[: twin.reached]), frozenset(twin.ends)
        found[line] = max(found.get(line, 0), sum(twin.points))
        for move in sheet.legal():
            sheet.play(move)
            look()
            sheet.undo(move)

    look()
    return found


def in_the_middle(seed):
    """A sheet after some rounds of chance, and the card that comes."""
    dice = random.Random(seed)
    deck = dice.sample(range(15), 15)
    sheet = Sheet(board, dice.choice(board.STARTS))
    rounds = dice.randrange(13)
    for card in deck[:rounds]:
        sheet.begin(card)
        for _ in range(4):
            if moves := sheet.legal():
                sheet.play(dice.choice(moves))
        scoring.awards([sheet])
    sheet.begin(deck[rounds])
    return sheet, deck[rounds]


def as_lines(sheet):
    """The same as the search knows it."""
    lines = beam.begin(sheet.drawn[:1])
    lines.on |= as_bits(sheet.drawn[: sheet.reached])
    lines.ends[0] = list(sheet.ends)
    lines.points = lines.points + sum(sheet.points)
    return lines


@pytest.mark.parametrize("seed", range(12))
def test_a_turn_leads_to_all_lines_to_which_the_engine_leads(seed):
    sheet, card = in_the_middle(seed)
    lines = beam.play(as_lines(sheet), card)
    found = [
        ((frozenset(as_set(on)), frozenset(map(int, ends))), int(points))
        for on, ends, points in zip(lines.on, lines.ends, lines.points)
    ]
    assert len(found) == len(dict(found))  # each line once
    assert dict(found) == lines_after(sheet)


def test_hopes_are_never_below_what_can_still_be_reached():
    # A search drops lines by their hopes: one that is too low would be a mistake for good.
    deck = random.Random(2).sample(range(15), 15)
    best, line = search(deck, 100, TASTES[0])
    for rounds, lines in enumerate(line):
        rest = areas(deck[rounds:])
        assert taste.hopes(lines, rest, taste.worths(lines))[0] >= best


def test_a_line_has_cut_off_what_its_ends_cannot_reach():
    free = fields.ALL & ~as_bits({1, 5, 6})  # around the corner, which is field 0
    number = board.NUMBERS[0]
    worth = {each: np.array([each]) for each in taste.NUMBERS}
    head, tail = as_bits({2, 7}), as_bits({11, 12})
    assert taste.cut_off(free, head, tail, worth)[0] == 1 + number


def test_an_end_goes_into_one_part_only():
    # A wall from the rim through the middle to the rim; only the head is beside both parts.
    row = set(range(26, 35))
    free = fields.ALL & ~as_bits(row)
    worth = {each: np.array([0]) for each in taste.NUMBERS}
    both, above, none = as_bits({18, 35}), as_bits({25}), as_bits(set())
    assert taste.cut_off(free, both, none, worth)[0] == 26
    assert taste.cut_off(free, both, above, worth)[0] == 0


def test_what_a_search_finds_the_engine_plays_to_the_same_score():
    deck = random.Random(4).sample(range(15), 15)
    best, line = search(deck, 50, TASTES[1])
    replay(Route(), bytes(deck), Par(best, best, journal(line), 0))
