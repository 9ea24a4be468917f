# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""How what is saved lies in the badge's memory; see drawbridge.saved for what it is.

A payload is a row of parts: a letter, a length (2 bytes, high byte first), the data. An unknown
letter is passed over.
"""

from micropython import const

from drawbridge.badge.storage import Lost, Storage
from drawbridge.memory import forget
from drawbridge.players import COLOURS, STRONGEST
from engine.errors import BadRecord
from engine.match import Match

forget("drawbridge.badge.storage")  # who lets go of this module, lets go of that

_SETTINGS = ord("S")
_MATCH = ord("M")
_PLAYERS = ord("P")
_ABOUT = ord("A")  # of the match: whether it was helped, and the number of its challenge
_TALLIES = ord("T")
_BESTS = ord("C")  # of the challenges
_LANGUAGE = ord("L")  # in records of version 1, which had no settings

_TALLY = const(16)  # bytes of a tally, and how many challenges a game has: see drawbridge.results
_CHALLENGES = const(40)


def read(saved):
    """Fill a Saved with what is in the memory, if that can be trusted."""
    try:
        payload = Storage().load()
        saved.new = not payload
        _read_parts(saved, payload)
    except Lost as error:
        saved.lost = error.reason
    except (ValueError, IndexError):
        saved.be_new()
        saved.lost = "record_lost"


def write(saved):
    """Write what a Saved holds."""
    payload = _part(_SETTINGS, saved.settings.pack())
    payload += _part(_TALLIES, saved.tallies) + _part(_BESTS, saved.bests)
    if saved.match is not None:
        payload += _part(_PLAYERS, _pack_players(saved.players))
        payload += _part(_ABOUT, bytes((saved.helped, saved.challenge)))
        payload += _part(_MATCH, saved.match.pack())
    Storage().save(payload)


def erase():
    """Leave nothing in the memory."""
    Storage().erase()


def _read_parts(saved, payload):
    at = 0
    while at + 3 <= len(payload):
        start = at + 3
        end = start + (payload[at + 1] << 8 | payload[at + 2])
        _take(saved, payload[at], payload[start:end])
        at = end
    if at != len(payload):
        raise BadRecord("parts of %d bytes in %d" % (at, len(payload)))
    if saved.match is not None and len(saved.players) != saved.match.seats:
        raise BadRecord("%d seats, %d players" % (saved.match.seats, len(saved.players)))


def _take(saved, letter, data):
    if letter == _SETTINGS:
        saved.settings.unpack(data)
    elif letter == _TALLIES:
        if len(data) % _TALLY:
            raise BadRecord("%d bytes of tallies" % len(data))
        saved.tallies = data
    elif letter == _BESTS:
        saved.bests = data
    elif letter == _PLAYERS:
        saved.players = _unpack_players(data)
    elif letter == _ABOUT:
        saved.helped = bool(data[0])
        saved.challenge = data[1]
        if saved.challenge > _CHALLENGES:
            raise BadRecord("challenge %d" % saved.challenge)
    elif letter == _MATCH:
        saved.match = Match.unpack(data)
    elif letter == _LANGUAGE:
        saved.settings.language = data.decode()


def _part(letter, data):
    return bytes((letter, len(data) >> 8, len(data) & 0xFF)) + data


def _pack_players(players):
    """A byte for colour and level, a byte for the length of the name, the name; for each player."""
    data = b""
    for name, colour, level in players:
        letters = name.encode()
        data += bytes((level << 4 | colour, len(letters))) + letters
    return data


def _unpack_players(data):
    players = []
    at = 0
    while at + 2 <= len(data):
        start = at + 2
        colour = data[at]
        at = start + data[at + 1]
        players.append((data[start:at].decode(), colour & 15, colour >> 4))
        if at > len(data) or colour & 15 >= len(COLOURS) or colour >> 4 > STRONGEST:
            raise BadRecord("a player of %r" % data)
    return players
