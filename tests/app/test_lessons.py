# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The lessons, played by the keys that they show: each tells all its ideas and ends in time, wrong
keys do no harm, it can be left and taken again, and it never touches the saved match.
"""

import pytest

from engine.bridges.scoring import SIX
from engine.bridges.sheet import WRITE_FOUR
from engine.match import END_TURN
from tests.app.positions import find, memory_with
from tests.app.pupil import GAMES, KEYS, LANGUAGES, Pupil, in_lesson, lesson_words, short_words
from tools.lessons.__main__ import sources
from tools.sim import seen

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

# What a slow reader and a slow thumb need: 150 words a minute, a press a second and a half.
SECONDS_A_WORD = 60 / 150
SECONDS_A_PRESS = 1.5
MOST_SECONDS = 120


@every_language
@every_game
def test_a_lesson_tells_everything_in_order_and_in_two_minutes(game, language):
    told, presses = [], 0
    with Pupil(language) as pupil:
        pupil.begin(game)
        for _ in pupil.steps():
            presses += 1
            assert seen.cut_off(pupil.simulator) == []
            assert seen.overlapping(pupil.simulator) == []
            if pupil.learning and pupil.told not in told[-1:]:
                told.append(pupil.told)
    assert told == list(lesson_words(language)[game])
    words = len(" ".join(told).split())
    assert SECONDS_A_WORD * words + SECONDS_A_PRESS * presses <= MOST_SECONDS


def test_the_lesson_of_bridges_has_its_ideas():
    """A number, a bridge, an island finished, one with a flag too, all or none, six connected."""
    with Pupil() as pupil:
        pupil.begin("bridges")
        match = pupil.screen.match
        finished, awards = set(), []
        for _ in pupil.steps():
            finished |= {i for i in range(match.game.board.ISLANDS) if match.sheet.is_finished(i)}
            awards += [award for award in match.awards if award not in awards]
        assert match.journal[0] % WRITE_FOUR in finished
        assert any(match.game.board.FLAGS[island] for island in finished)
        assert [what for _, what, _ in awards] == [SIX]
    assert match.journal.count(END_TURN) == 7  # the set-up and six rounds


def test_the_lesson_of_route_has_its_ideas():
    """Steps in other colours, both ends, a key that asks, a number."""
    with Pupil() as pupil:
        pupil.begin("route")
        match = pupil.screen.match
        start, asked = None, False
        for _ in pupil.steps():
            start = start or match.sheet.drawn[0]
            asked = asked or (pupil.learning and pupil.screen.asking)
        assert asked
        assert start not in match.sheet.ends
        assert sum(match.sheet.points) > 0


@every_game
def test_what_a_lesson_points_at_is_never_behind_its_bubble(game):
    with Pupil() as pupil:
        pupil.begin(game)
        for _ in pupil.steps():
            if not pupil.learning:
                continue
            box = pupil.screen._teacher._bubble[1]
            top, bottom = box.y, box.y + 8 * box.height
            spots = pupil.screen.spots_of(pupil.screen._teacher._goal)
            assert all(y + 8 <= top or y + 8 >= bottom for _, y in spots), pupil.told


@every_game
def test_wrong_keys_do_nothing_and_the_right_one_is_shown_again(game):
    with Pupil() as pupil:
        pupil.begin(game)
        strayed = []
        for _ in pupil.steps():
            if not pupil.learning:
                continue
            journal, told, right = pupil.lesson_journal, pupil.told, pupil.shown_key
            words = pupil.bottom_line
            may_stray = not game == "route" and not pupil.screen.drawing
            for key in KEYS[:-1]:
                if key == right or (may_stray and key in KEYS[:4]):
                    continue
                pupil.press(key)
                assert (pupil.lesson_journal, pupil.told) == (journal, told)
                assert pupil.learning and pupil.shown_key == right
                assert pupil.bottom_line == words
            if may_stray and told not in strayed:
                strayed.append(told)
                pupil.press("LEFT", "UP", "RIGHT")
                assert (pupil.lesson_journal, pupil.told) == (journal, told)


def test_a_cursor_that_strays_is_led_back():
    with in_lesson("bridges", "en", 3) as pupil:
        goal = pupil.screen._teacher._goal
        for _ in range(6):
            pupil.press("DOWN")
        for _ in range(8):
            if pupil.shown_key == "A":
                break
            pupil.press(pupil.shown_key)
        assert pupil.screen.at == goal


def test_a_held_key_of_the_cross_draws_nothing_in_route():
    with in_lesson("route", "en", 3) as pupil:
        pupil.simulator.hold(pupil.shown_key, 2000)
        assert pupil.screen.match.sheet.reached == 2


@every_game
def test_a_lesson_can_be_left_and_taken_again(game):
    with Pupil() as pupil:
        pupil.begin(game)
        first = pupil.told
        for _ in range(5):
            pupil.press(pupil.shown_key)
        told, journal = pupil.told, pupil.lesson_journal
        pupil.press("SELECT")
        assert lesson_words("en")["leave"][0] in pupil.words
        pupil.press("B")
        assert (pupil.told, pupil.lesson_journal) == (told, journal)
        pupil.press("SELECT", "A")
        assert pupil.showing == "Title"
        pupil.begin(game)
        assert pupil.told == first and pupil.lesson_journal == b""
        list(pupil.steps())
        pupil.begin(game)
        assert pupil.told == first


@every_game
def test_every_step_says_how_to_leave(game):
    with Pupil() as pupil:
        pupil.begin(game)
        for _ in pupil.steps():
            if pupil.learning:
                assert lesson_words("en")["keys"][-1] in pupil.bottom_line


@every_game
def test_a_lesson_leaves_the_saved_match_as_it_is(game):
    match = find(lambda match: match.round == 3, seats=2)
    with Pupil(memory=memory_with(match)) as pupil:
        before = pupil.simulator.nvm
        writes = pupil.simulator.memory.writes
        pupil.begin(game)
        for _ in pupil.steps():
            assert pupil.match is None
        assert pupil.simulator.nvm == before
        assert pupil.simulator.memory.writes == writes
        assert short_words("en")["continue"] in "\n".join(pupil.words)
        pupil.resume()
        assert pupil.journal == bytes(match.journal)


def test_the_scripts_are_those_of_the_boards():
    """If this fails, a board has changed: `make boards` makes the scripts anew. Then look at the
    pictures of the lessons."""
    for path, source in sources().items():
        assert path.read_text() == source, f"{path.name} is not of this board: make boards"
