# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Settings and results survive switching off, are written once and only when they changed, and can
be erased.
"""

import binascii
from types import SimpleNamespace

import pytest

from engine.games import GAMES, make_game
from tests.app.positions import find, one_move_before, resumed
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator

PERSON = [("", 0, 0)]
SOLO, SEVERAL, CHALLENGE = 0, 1, 2


@pytest.fixture
def badge():
    """A badge without its app: the memory, and what the app would read from it."""
    with Simulator(code=None, memory=Memory()) as simulator:
        from drawbridge.saved import Saved

        yield SimpleNamespace(memory=simulator.memory, read=Saved)


def ended(*totals, name="bridges", side="A"):
    """As much of a match as a result is made of."""
    scores = [(total,) for total in totals]
    return SimpleNamespace(
        game=make_game(name, side), seats=len(totals), scores=lambda: scores, over=True
    )


def numbers(tally):
    return tally.matches, tally.best, tally.average, tally.last


# -- settings -------------------------------------------------------------------------------------

CHOICES = {
    "language": ("it", "es"),
    "brightness": (1, 3),
    "key_repeat": (0, 2),
    "sound": (False, True),
    "lights": (False, True),
    "show_legal": (False, True),
    "safe_colours": (True, False),
    "confirm_end": (False, True),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_comes_back_and_changes_no_other(badge, choice):
    for value in CHOICES[choice]:
        saved = badge.read()
        setattr(saved.settings, choice, value)
        saved.save_settings()
        assert vars(badge.read().settings) == vars(saved.settings)
        assert getattr(badge.read().settings, choice) == value


def test_every_choice_is_tested(badge):
    assert set(vars(badge.read().settings)) == set(CHOICES)


def test_settings_and_a_match_do_not_disturb_each_other(badge):
    match = find(lambda match: match.round == 3, seats=2)
    players = [("ADA", 4, 0), ("", 1, 3)]
    badge.read().save(match, players, True, 17)
    saved = badge.read()
    saved.settings.sound = False
    saved.save_settings()
    again = badge.read()
    assert again.match.journal == match.journal
    assert (again.players, again.helped, again.challenge) == (players, True, 17)
    again.save(None)
    assert badge.read().match is None
    assert not badge.read().settings.sound


# -- results --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_results_come_back_where_they_were_entered(badge, number):
    name, side = GAMES[number]
    match = ended(31, name=name, side=side)
    badge.read().note_result(match, PERSON)
    badge.read().note_result(ended(38, name=name, side=side), PERSON)
    saved = badge.read()
    assert numbers(saved.statistics(number, SOLO)) == (2, 38, 34.5, [31, 38])
    for other in range(len(GAMES)):
        for mode in (SOLO, SEVERAL, CHALLENGE):
            if (other, mode) != (number, SOLO):
                assert numbers(saved.statistics(other, mode)) == (0, None, None, [])


def test_negative_totals_and_zero_are_totals(badge):
    """Route: nobody has reached a number, and almost every field was missed."""
    for total in (-60, 0, -1):
        badge.read().note_result(ended(total, name="route", side=""), PERSON)
    tally = badge.read().statistics(GAMES.index(("route", "")), SOLO)
    assert numbers(tally) == (3, 0, pytest.approx(-61 / 3), [-60, 0, -1])


def test_the_last_ten_are_kept_and_all_are_counted(badge):
    for total in range(20, 33):
        badge.read().note_result(ended(total), PERSON)
    assert numbers(badge.read().statistics(0, SOLO)) == (13, 32, 26, list(range(23, 33)))


def test_of_several_the_best_person_counts(badge):
    players = [("", 0, 0), ("", 1, 3), ("", 2, 0)]
    badge.read().note_result(ended(30, 44, 35), players)
    assert numbers(badge.read().statistics(0, SEVERAL)) == (1, 35, 35, [35])


def test_bots_among_themselves_are_not_counted(badge):
    badge.read().note_result(ended(30, 44), [("", 0, 1), ("", 1, 3)])
    assert badge.read().statistics(0, SEVERAL).matches == 0


def test_a_helped_match_is_counted_but_is_never_the_best(badge):
    saved = badge.read()
    saved.note_result(ended(30), PERSON)
    saved.note_result(ended(50), PERSON, helped=True)
    assert numbers(badge.read().statistics(0, SOLO)) == (2, 30, 40, [30, 50])


def test_the_best_of_a_challenge(badge):
    saved = badge.read()
    assert saved.challenge_best(0, 40) is None
    saved.note_result(ended(41), PERSON, False, 40)
    saved.note_result(ended(44), PERSON, False, 40)
    saved.note_result(ended(43), PERSON, False, 40)
    saved.note_result(ended(58), PERSON, True, 40)
    saved.note_result(ended(20, side="B"), PERSON, False, 1)
    again = badge.read()
    assert again.challenge_best(0, 40) == 44
    assert again.challenge_best(1, 1) == 20
    assert again.challenge_best(0, 39) is again.challenge_best(1, 40) is None
    assert again.statistics(0, CHALLENGE).matches == 4
    assert again.statistics(0, SOLO).matches == 0


def test_a_full_memory_holds_the_longest_match(badge):
    """Four seats that play all they can, long names, every result there is: far below 8 KB."""
    saved = badge.read()
    for number in range(1, 41):
        for name, side in GAMES:
            saved.note_result(ended(60, name=name, side=side), PERSON, False, number)
    match = find(lambda match: match.round == 17, seats=4)
    players = [("MMMMMMMM", seat, 3) for seat in range(4)]
    saved.save(match, players)
    assert badge.read().match.journal == match.journal
    assert len(bytes(badge.memory).rstrip(b"\xff")) < 2048


# -- the app --------------------------------------------------------------------------------------


def test_the_last_turn_enters_the_result_in_one_write():
    match = one_move_before(find(lambda match: match.over))
    with resumed(match) as hands:
        writes = hands.simulator.memory.writes
        hands.end_turn()
        hands.go_on()
        total = hands.match.scores()[0][0]
        hands.press("A")
        assert hands.simulator.memory.writes == writes + 1
        hands.switch_on()
        tally = hands.app.saved.statistics(GAMES.index(("bridges", match.game.side)), SOLO)
        assert numbers(tally) == (1, total, total, [total])


def test_nothing_is_written_when_nothing_changed():
    with Hands() as hands:
        hands.app.saved.save_settings()
        writes = hands.simulator.memory.writes
        hands.app.saved.save_settings()
        hands.app.saved.save(None)
        assert hands.simulator.memory.writes == writes


def test_help_and_challenge_survive_switching_off():
    match = find(lambda match: match.round == 3)
    memory = Memory()
    with Simulator(code=None, memory=memory):
        from drawbridge.saved import Saved

        Saved().save(match, PERSON, True, 9)
    with Hands(Simulator(memory=memory)) as hands:
        hands.resume()
        assert (hands.app.helped, hands.app.challenge) == (True, 9)
        hands.app.save()
        hands.switch_on()
        assert (hands.app.saved.helped, hands.app.saved.challenge) == (True, 9)


# -- erasing and other versions -------------------------------------------------------------------


def test_erasing_leaves_nothing_behind(badge):
    match = find(lambda match: match.round == 3)
    saved = badge.read()
    saved.settings.language = "it"
    settings = saved.settings
    saved.note_result(ended(40), PERSON)
    saved.save(match, [("ADA", 0, 0)])
    saved.erase()
    assert settings is saved.settings  # whoever holds them sees that they are new
    assert bytes(badge.memory) == b"\xff" * 8192
    for kept in (saved, badge.read()):
        assert kept.match is None
        assert not kept.lost
        assert vars(kept.settings) == vars(type(settings)())
        assert kept.statistics(0, SOLO).matches == 0


def test_a_record_of_version_1_is_read(badge):
    """As the first published program wrote it: language, players of a colour and a name, match."""
    match = find(lambda match: match.round == 3, seats=2)
    players = bytes((4, 3)) + b"ADA" + bytes((2, 0))
    payload = b""
    for letter, data in ((b"L", b"it"), (b"P", players), (b"M", match.pack())):
        payload += letter + len(data).to_bytes(2, "big") + data
    write_record(badge.memory, 1, payload)
    saved = badge.read()
    assert not saved.lost
    assert saved.settings.language == "it"
    assert saved.players == [("ADA", 4, 0), ("", 2, 0)]
    assert saved.match.journal == match.journal


def test_a_newer_record_is_refused_as_such(badge):
    badge.read().save(find(lambda match: match.round == 3), PERSON)
    data = bytes(badge.memory)
    write_record(badge.memory, 3, data[7 : 7 + int.from_bytes(data[5:7], "big")])
    saved = badge.read()
    assert saved.lost == "record_newer"
    assert saved.match is None


def write_record(memory, version, payload):
    record = b"DRAW" + bytes((version,)) + len(payload).to_bytes(2, "big") + payload
    record += binascii.crc32(record).to_bytes(4, "big")
    memory[: len(record)] = record
