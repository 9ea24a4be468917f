# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Switching off at any moment: the match is offered again exactly at its last ended turn; one that
was finished or given up is not; and a memory that cannot be trusted costs the match, never more.
"""

import random

import pytest

from engine.match import END_TURN, Match
from tests.app.positions import (
    at_random,
    find,
    lazily,
    memory_with,
    one_move_before,
    resumed,
)
from tests.app.words import WORDS
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator


def memory_of(data):
    memory = Memory()
    memory[: len(data)] = bytes(data)
    return memory


def offered(hands):
    """Whether the title offers to go on with a match."""
    assert hands.showing == "Title"
    return any(WORDS["continue"] in text.split("\n") for text in hands.words)


def last_ended(journal):
    """A journal up to the last ended turn."""
    return journal[: journal.rfind(END_TURN) + 1]


class Witness(Hands):
    """Hands that note after every single press what a switched off badge would keep, and what of
    the match it should keep.
    """

    def __init__(self):
        super().__init__()
        self.kept = {}  # what is in the memory: the journals that it should stand for

    def press(self, *keys):
        for key in keys:
            super().press(key)
            journal = last_ended(self.journal) if self.match and not self.match.over else None
            self.kept.setdefault(self.simulator.nvm, set()).add(journal)


def test_after_every_single_key_press():
    """Only the memory survives, so a copy of it is as good as pulling the plug at each press."""
    match = find(lambda match: match.over, lazily, seats=2)
    with Witness() as hands:
        hands.new_match(match.game.side, 2, match.code)
        for move in match.journal[:40]:
            hands.play(move)
            if move == END_TURN:
                hands.go_on()
        quit_match(hands)
        kept = hands.kept
    assert len(kept) > 10
    for data, journals in kept.items():
        assert len(journals) == 1, "one memory stands for two different places in the match"
        with Hands(Simulator(memory=memory_of(data))) as hands:
            journal = journals.pop()
            assert offered(hands) == (journal is not None)
            if journal is not None:
                hands.resume()
                assert hands.journal == journal
                assert hands.match.code == match.code


def test_a_match_that_is_switched_off_again_and_again():
    """A turn that was begun is lost and played once more; the outcome is the same."""
    match = find(lambda match: match.over, at_random)
    dice = random.Random(3)
    with Hands() as hands:
        hands.new_match(match.game.side, 1, match.code)
        while len(hands.journal) < len(match.journal) - 1:
            hands.play(match.journal[len(hands.journal)])
            hands.go_on()
            if dice.random() < 0.2:
                expected = last_ended(hands.journal)
                hands.switch_on()
                hands.resume()
                assert hands.journal == expected
        hands.end_turn()
        hands.go_on()
        assert hands.journal == bytes(match.journal)
        assert hands.match.scores() == match.scores()


def test_the_memory_is_written_once_a_turn():
    """It stands about 25,000 writes: none for a key press, one for a turn."""
    match = find(lambda match: match.round == 4, at_random, seats=2)
    with Hands() as hands:
        hands.new_match(match.game.side, 2, match.code)
        writes = hands.simulator.memory.writes
        for turns, move in enumerate(match.journal):
            hands.play(move)
            hands.go_on()
            ended = bytes(match.journal[: turns + 1]).count(END_TURN)
            assert hands.simulator.memory.writes - writes == ended


# -- what is not offered --------------------------------------------------------------------------


def quit_match(hands):
    hands.open_menu("quit")
    hands.press("A")


def finish(hands):
    hands.end_turn()
    hands.go_on()
    hands.press("A")


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after switching off"])
def test_a_finished_match_is_not_offered(again):
    with resumed(one_move_before(find(lambda match: match.over))) as hands:
        finish(hands)
        if again:
            hands.switch_on()
        assert not offered(hands)


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after switching off"])
def test_a_match_that_was_given_up_is_not_offered(again):
    with resumed(find(lambda match: match.round == 3)) as hands:
        quit_match(hands)
        if again:
            hands.switch_on()
        assert not offered(hands)


def test_quitting_is_a_question():
    match = find(lambda match: match.round == 3)
    with resumed(match) as hands:
        hands.open_menu("quit")
        assert hands.showing == "Ask"
        assert WORDS["quit?"] in hands.words
        hands.press("B")
        assert hands.showing == "Pause"
        assert hands.journal == bytes(match.journal)


def test_starting_again_deals_the_same_cards_to_the_same_players():
    match = find(lambda match: match.round == 3, seats=2)
    players = [("ADA", 4, 0), ("", 2, 0)]
    with resumed(match, players) as hands:
        hands.open_menu("restart")
        assert WORDS["restart?"] in hands.words
        hands.press("A")
        assert hands.journal == b""
        assert hands.match.code == match.code
        assert hands.app.players == players
        hands.switch_on()
        hands.resume()
        assert hands.journal == b""


# -- a memory that cannot be trusted --------------------------------------------------------------


def is_lost(data):
    """Boot with this memory: whether the badge offers no match and says that it lost one."""
    with Hands(Simulator(memory=memory_of(data))) as hands:
        return not offered(hands) and hands.bottom_line == [WORDS["record_lost"]]


def record():
    """A saved match of two with names, as it lies in the memory, without the unused rest."""
    match = find(lambda match: match.round == 3, seats=2)
    data = bytes(memory_with(match, [("ADA", 4, 0), ("BOB", 2, 0)]))
    return data.rstrip(b"\xff")


def test_no_flipped_byte_passes_unnoticed():
    """On the whole app; every single bit is flipped in test_power_cut."""
    data = record()
    for place in range(0, len(data), 4):
        torn = bytearray(data)
        torn[place] ^= 0xFF
        assert is_lost(torn), f"byte {place} of {len(data)}"


def test_a_record_that_was_cut_off_is_noticed():
    data = record()
    for length in range(1, len(data), 3):
        assert is_lost(data[:length]), f"{length} of {len(data)} bytes"


FOREIGN = {
    "another program's": b"\x01\x02\x03\x04" * 64,
    "text": b"Hello, this badge belongs to somebody.",
    "a newer version": None,
    "all of it": bytes(range(256)) * 32,
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_foreign_memory_is_noticed(what):
    data = FOREIGN[what]
    if data is None:
        data = bytearray(record())
        data[4] += 1
    assert is_lost(data)
    with Hands(Simulator(memory=memory_of(data))) as hands:
        hands.new_match()
        hands.write(hands.match.legal()[0])
        hands.end_turn()
        journal = hands.journal
        hands.switch_on()
        hands.resume()
        assert hands.journal == journal


@pytest.mark.parametrize("byte", [0x00, 0xFF])
def test_a_memory_never_written_to_is_no_loss(byte):
    with Hands(Simulator(memory=memory_of(bytes([byte]) * 8192))) as hands:
        assert not offered(hands)
        assert hands.bottom_line == [WORDS["choose"]]


def test_the_message_goes_away_and_does_not_come_back():
    torn = bytearray(record())
    torn[20] ^= 1
    with Hands(Simulator(memory=memory_of(torn))) as hands:
        assert hands.bottom_line == [WORDS["record_lost"]]
        hands.simulator.wait(3000)
        assert hands.bottom_line == [WORDS["choose"]]
        hands.choose("rules")
        hands.press("B")
        assert hands.bottom_line == [WORDS["choose"]]


def test_a_match_for_two_is_never_offered_with_one_player():
    match = Match(find(lambda match: match.over).game, 2, "BBBBBB")
    assert is_lost(bytes(memory_with(match, [("", 0, 0)])))
