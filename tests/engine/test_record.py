# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Saving: a match comes back as it was, and nothing but a whole, known record is believed."""

from engine import record
from engine.bridges import Bridges
from engine.deal import code_of
from engine.dice import Dice
from engine.errors import BadRecord
from engine.match import Match
from engine.record import crc16, seal_record
from tests.raising import raises

ALSO_ON_VM = True


def middle_of_a_match(seats=2, moves=40, side="A"):
    dice = Dice(moves)
    match = Match(Bridges(side), seats, code_of(99))
    for _ in range(moves):
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
    return match


def test_crc_has_its_catalogue_value():
    """The check value of CRC-16/CCITT-FALSE in the public catalogue of CRCs."""
    assert crc16(b"123456789") == 0x29B1


def test_a_match_comes_back_in_the_middle_of_a_turn():
    match = middle_of_a_match(seats=3, moves=61, side="B")
    twin = Match.unpack(match.pack())
    assert twin.pack() == match.pack()
    assert twin.legal() == match.legal()
    assert (twin.round, twin.seat, twin.card) == (match.round, match.seat, match.card)
    assert twin.scores() == match.scores() and twin.awards == match.awards
    assert twin.turn_moves() == match.turn_moves()
    assert [str(sheet) for sheet in twin.sheets] == [str(sheet) for sheet in match.sheets]
    assert twin.game.side == "B"


def test_a_match_with_a_given_deck_comes_back_too():
    cards = list(range(1, 18))
    match = Match(Bridges("A"), 1, deck=cards)
    match.play(match.legal()[0])
    twin = Match.unpack(match.pack())
    assert twin.pack() == match.pack() and twin.code == ""


def test_every_truncated_record_is_refused():
    data = middle_of_a_match().pack()
    for length in range(len(data)):
        with raises(BadRecord):
            Match.unpack(data[:length])
        with raises(BadRecord):
            Match.unpack(data[:length] + b"\xff" * (len(data) - length))


def test_every_flipped_bit_is_noticed():
    data = middle_of_a_match().pack()
    for place in range(len(data)):
        for bit in range(8):
            torn = bytearray(data)
            torn[place] ^= 1 << bit
            with raises(BadRecord):
                Match.unpack(torn)


def test_foreign_bytes_are_refused():
    for data in (b"", bytes(13), b"\xff" * 200, b"DB", bytes(range(256)), b"PK" + bytes(50)):
        with raises(BadRecord):
            Match.unpack(data)


def sealed(version=record.VERSION, game=0, seats=1, code="BBBBBB", moves=b""):
    """A record with a true checksum and whatever inside."""
    data = bytearray(seal_record(game, seats, code, moves))
    data[2] = version
    crc = crc16(data[:-2])
    return bytes(data[:-2]) + bytes((crc >> 8, crc & 255))


def test_a_newer_version_is_named_as_such():
    assert Match.unpack(sealed()).round == 0
    with raises(BadRecord) as caught:
        Match.unpack(sealed(version=record.VERSION + 1))
    assert "newer" in str(caught.error)
    with raises(BadRecord):
        Match.unpack(sealed(version=0))


def test_a_true_checksum_does_not_make_a_false_match_true():
    wrong_check_letter = "B" * 5 + "C"
    for data in (
        sealed(game=200),
        sealed(seats=0),
        sealed(seats=9),
        sealed(code=wrong_check_letter),
        sealed(code="bbbbbb"),
        sealed(moves=b"\xff"),  # ends the set-up with nothing written
        sealed(moves=b"\x40"),  # a bridge in the set-up
        sealed(moves=bytes(range(40))),
        sealed(code="", moves=bytes(17)),  # a deck of one card, seventeen times
        sealed(code="", moves=b"\x01"),
    ):
        with raises(BadRecord):
            Match.unpack(data)
