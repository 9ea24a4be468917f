# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Learning what Bridges' bots know: it is their own model, and it may be interrupted."""

import pytest

from engine.bridges import SIDES
from engine.bridges.cards import NUMBERS
from engine.bridges.learned import POINT, ZERO, judgement
from engine.bridges.outlook import Outlook
from engine.bridges.scoring import BLUE, RED, SIX, achieved
from engine.deal import code_of
from engine.dice import Dice
from engine.games import make_game
from engine.match import Match
from tools.learn.__main__ import main
from tools.learn.learner import Learner
from tools.learn.places import SIZE, beginners_table, places_of
from tools.learn.tables import FOLDER, ROUNDS, path_of, read_table, read_tables, write_table
from tools.selfplay.play import RANDOM, deals_of, whole_turn

every_side = pytest.mark.parametrize("side", SIDES)


def positions(side):
    """Yield matches at all their moments: bots' ones, with a turn at random now and then."""
    for deal in deals_of(3, 12):
        match = Match(make_game("bridges", side), 1, code_of(deal))
        dice = Dice(deal)
        while not match.over:
            yield match
            if dice.below(3) == RANDOM:
                moves = match.legal()
                match.play(moves[dice.below(len(moves))])
            else:
                for move in whole_turn(match, 2):
                    yield match
                    match.play(move)


@every_side
def test_the_places_of_a_sheet_are_what_the_bots_add_up(side):
    tables = read_tables(FOLDER, side)
    compared = clipped = 0
    bonuses = set()
    for match in positions(side):
        worths, points, rounds_left = judgement(match, match.round, 0)
        if not rounds_left:
            continue  # there the points of the islands are counted, nothing is learned
        outlook = Outlook(match.sheet)
        outlook.judge(worths, points, rounds_left)
        unseen = [0, 3, 3, 3, 3, 3, 3]
        for card in match.seen():
            unseen[NUMBERS[card]] -= 1
        places = places_of(match.sheet, rounds_left, unseen)
        if any(worths[place] in (0, 255) for place in places if place < len(worths)):
            clipped += 1  # the badge's bytes end here; a learner's worths do not
            continue
        table = tables[max(match.round, 1) - 1]
        worth = sum(table[place] - ZERO for place in places)
        for part in (RED, BLUE, SIX):
            if achieved(match.sheet, part) and not match.sheet.bonuses[part]:
                worth += POINT * points[part]
                bonuses.add(part)
        assert outlook.worth() == worth
        compared += 1
    assert compared > 10 * clipped and RED in bonuses and SIX in bonuses


@every_side
def test_the_committed_tables_are_as_they_would_be_written(side, tmp_path):
    for after in ROUNDS:
        table = read_table(FOLDER, side, after)
        assert len(table) == SIZE
        write_table(tmp_path, side, after, table)
        assert (
            path_of(tmp_path, side, after).read_bytes() == path_of(FOLDER, side, after).read_bytes()
        )


def test_whatever_is_written_can_be_read(tmp_path):
    every_byte = bytes(range(256)) + b"'\"" * 100 + b'"' * 95
    write_table(tmp_path, "A", 1, every_byte)
    assert read_table(tmp_path, "A", 1) == every_byte
    write_table(tmp_path, "A", 1, [-7.2, 80.4, 999.0])
    assert read_table(tmp_path, "A", 1) == bytes((0, 80, 255))


def test_who_is_interrupted_learns_the_same(tmp_path):
    tables = [beginners_table() for _ in ROUNDS]
    at_once, in_parts, other = (Learner("A", seed, tables) for seed in (1, 1, 2))
    for _ in range(4):
        at_once.learn()
        other.learn()
    for _ in range(2):
        in_parts.learn()
    in_parts.save(tmp_path / "kept.json")
    resumed = Learner("A", 1, tables)
    of_other_seed = Learner("A", 2, tables)
    of_other_side = Learner("B", 1, tables)
    of_other_tables = Learner("A", 1, read_tables(FOLDER, "A"))
    for learner in (resumed, of_other_seed, of_other_side, of_other_tables):
        learner.go_on(tmp_path / "kept.json")
        assert learner.learned == (2 if learner is resumed else 0)
    for _ in range(2):
        resumed.learn()
    assert resumed.worths == at_once.worths != other.worths


def test_what_a_match_brings_is_learned_back_to_its_beginning():
    """Only the end of a match and its bonuses bring points; who knows nothing hopes for none."""
    learner = Learner("A", 1, [[ZERO] * SIZE for _ in ROUNDS])
    sheet = make_game("bridges", "A").sheet(0, 1)
    sheet.play(0)
    places = places_of(sheet, 17, [0, 3, 3, 3, 3, 3, 3])
    totals = [learner.learn() for _ in range(40)]
    hoped = sum(learner.worths[0][place] - ZERO for place in places) / POINT
    assert min(totals) < hoped < max(totals)


def test_the_command_writes_all_tables_and_leaves_no_state(tmp_path, capfd):
    folder, build = tmp_path / "tables", tmp_path / "build"
    folder.mkdir()
    options = ["--matches", "3", "--measured", "2", "--folder", str(folder), "--build", str(build)]
    assert main([*options, "--afresh"]) == 0
    assert len(list(folder.iterdir())) == len(SIDES) * len(ROUNDS)
    assert all(len(read_table(folder, side, after)) == SIZE for side in SIDES for after in ROUNDS)
    assert not list(build.glob("*"))
    assert "side B: " in capfd.readouterr().out
