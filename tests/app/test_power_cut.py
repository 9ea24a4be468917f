# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A memory that nobody can trust: the battery gave out in the middle of a save, a bit has fallen
over, another program was there. Whatever it holds, the badge comes up; what was saved is there as a
whole or gone as a whole, and a loss is told.
"""

import binascii
import random
from types import SimpleNamespace

import pytest

from engine.games import GAMES, make_game
from tests.app.positions import find
from tests.app.words import WORDS
from tools.sim.hands import Hands
from tools.sim.memory import Memory
from tools.sim.simulator import Simulator

PLAYERS = [("ADA", 4, 0), ("", 2, 3)]


class PowerCut(Exception):
    """The battery gave out."""


class Flash(Memory):
    """As the chip does it: a write first erases the whole block, then writes it from its beginning.
    The power fails after `lasts` bytes.
    """

    def __init__(self, lasts=None):
        super().__init__()
        self.lasts = lasts

    def __setitem__(self, index, value):
        super().__setitem__(index, value)
        if self.lasts is not None:
            written = bytes(self)[: self.lasts]
            self._bytes[:] = written + b"\xff" * (len(self) - len(written))
            raise PowerCut


def fill(saved):
    """Everything that can be saved at once: choices, results, a match with names."""
    saved.settings.language = "it"
    saved.settings.sound = False
    for number, (name, side) in enumerate(GAMES):
        ended = SimpleNamespace(
            game=make_game(name, side), seats=1, scores=lambda: [(40,)], over=True
        )
        saved.note_result(ended, [("", 0, 0)], False, number + 1)
    saved.save(find(lambda match: match.round == 3, seats=2), PLAYERS, True, 7)


@pytest.fixture(scope="module")
def record():
    """A whole record, without the unused rest of the memory."""
    with Simulator(code=None, memory=Memory()) as simulator:
        from drawbridge.saved import Saved

        fill(Saved())
        data = bytes(simulator.memory)
    return data[: 11 + int.from_bytes(data[5:7], "big")]


def all_of(saved):
    """Everything that a Saved holds."""
    match = saved.match and bytes(saved.match.journal)
    from drawbridge import results

    games = range(len(GAMES))
    bests = [results.challenge_best(saved.bests, game, game + 1) for game in games]
    tallies = [
        vars(results.tally(saved.tallies, game, mode)) for game in games for mode in range(3)
    ]
    about = saved.players, saved.helped, saved.challenge
    return match, vars(saved.settings), about, bests, tallies


@pytest.fixture
def badge():
    """What the app would read from a memory with these bytes."""
    with Simulator(code=None, memory=Memory()) as simulator:
        from drawbridge.saved import Saved

        new = all_of(Saved())

        def read(data):
            simulator.memory[:] = bytes(data) + b"\xff" * (len(simulator.memory) - len(data))
            return Saved()

        yield SimpleNamespace(read=read, new=new, read_new=Saved)


# -- the power fails ------------------------------------------------------------------------------


def test_a_cut_after_any_byte_of_a_save(badge, record):
    """Also of the bytes after the record, which are written back as they were."""
    flash = Flash()
    with Simulator(code=None, memory=flash):
        from drawbridge.saved import Saved

        for lasts in range(len(record) + 3):
            flash.lasts = None
            flash[: len(record)] = record
            saved = Saved()
            saved.settings.brightness = 2
            flash.lasts = lasts
            with pytest.raises(PowerCut):
                saved.save_settings()
            again = Saved()
            if lasts < len(record):
                assert all_of(again) == badge.new, lasts
                assert again.lost == ("record_lost" if lasts else ""), lasts  # 0: as never written
            else:
                assert all_of(again) == all_of(saved), lasts
                assert not again.lost


@pytest.mark.parametrize("lasts", [0, 3, 8, 20])
def test_after_a_cut_in_the_middle_of_a_match_the_badge_plays_on(lasts):
    flash = Flash()
    with Hands(Simulator(memory=flash)) as hands:
        hands.new_match()
        hands.write(hands.match.legal()[0])
        flash.lasts = lasts
        hands.simulator.forgiving = True
        hands.press("START")
        hands.simulator.power_off()
        flash.lasts = None
        hands.simulator.forgiving = False
        hands.switch_on()
        assert hands.showing == "Title"
        assert not any(WORDS["continue"] in text for text in hands.words)
        hands.new_match()
        hands.write(hands.match.legal()[0])
        hands.end_turn()
        journal = hands.journal
        hands.switch_on()
        hands.resume()
        assert hands.journal == journal


# -- bits, noise, other programs ------------------------------------------------------------------


def test_no_flipped_bit_of_a_full_record_passes(badge, record):
    from drawbridge.badge.storage import Lost, Storage

    for bit in range(8 * len(record)):
        torn = bytearray(record)
        torn[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Lost):
            Storage(torn).load()
        if bit % 37 == 0:
            saved = badge.read(torn)
            assert saved.lost, bit
            assert all_of(saved) == badge.new, bit


@pytest.mark.parametrize("byte", [0x00, 0xFF])
def test_a_memory_without_anything_in_it_is_no_loss(badge, byte):
    saved = badge.read(bytes([byte]) * 8192)
    assert all_of(saved) == badge.new
    assert not saved.lost and saved.new


def test_noise_is_a_loss(badge):
    dice = random.Random(7)
    for _ in range(40):
        saved = badge.read(dice.randbytes(8192))
        assert saved.lost
        assert all_of(saved) == badge.new


def sealed(payload, version=2):
    data = b"DRAW" + bytes((version,)) + len(payload).to_bytes(2, "big") + bytes(payload)
    return data + binascii.crc32(data).to_bytes(4, "big")


def test_a_record_that_is_sealed_but_wrong_is_taken_whole_or_not_at_all(badge, record):
    """As if another program, or one of ours with a bug, had written it."""
    dice = random.Random(3)
    lost = 0
    for _ in range(400):
        payload = bytearray(record[7:-4])
        for _ in range(dice.choice((1, 1, 2, 5))):
            payload[dice.randrange(len(payload))] = dice.randrange(256)
        if dice.random() < 0.2:
            payload = payload[: dice.randrange(len(payload))]
        saved = badge.read(sealed(payload))
        all_of(saved)  # whatever it holds can be asked for
        if saved.lost:
            lost += 1
            assert all_of(saved) == badge.new
        else:
            assert all(colour < 6 and level <= 3 for _, colour, level in saved.players)
            assert 0 <= saved.challenge <= 40
    assert lost > 100


@pytest.mark.parametrize("version", [0, 3, 9, 255])
def test_a_record_of_another_version_is_refused_whole(badge, record, version):
    saved = badge.read(sealed(record[7:-4], version))
    assert saved.lost
    assert all_of(saved) == badge.new


def test_every_record_that_can_be_read_is_written_back_the_same(badge, record):
    saved = badge.read(record)
    saved.save_settings()
    assert all_of(badge.read_new()) == all_of(saved)
