# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What survives switching off: the match in progress, its players, the language; as bytes.

A payload is a row of parts: a letter, a length (2 bytes, high byte first), the data. An unknown
letter is kept out of the way, so that an older program does not trip over a newer one's part.
"""

from drawbridge.badge.storage import Lost, Storage
from engine.errors import BadRecord
from engine.match import Match

_MATCH = ord("M")
_PLAYERS = ord("P")
_LANGUAGE = ord("L")


class Saved:
    """The saved match, or None, its players as (name, colour), and the language, "" for none."""

    def __init__(self):
        self._storage = Storage()
        self.match = None
        self.players = []
        self.language = ""
        self.lost = False  # whether there was something that could not be read
        try:
            self._read(self._storage.load())
        except (Lost, BadRecord):
            self.match = None
            self.lost = True

    def save(self, match, players):
        """Save a match and its players, or with None that there is none."""
        self.match = match
        self.players = players
        payload = _part(_LANGUAGE, self.language.encode()) if self.language else b""
        if match is not None:
            payload += _part(_PLAYERS, _pack_players(players)) + _part(_MATCH, match.pack())
        self._storage.save(payload)

    def save_language(self, language):
        """Save which language was chosen; everything else stays."""
        self.language = language
        self.save(self.match, self.players)

    def _read(self, payload):
        match = None
        at = 0
        while at + 3 <= len(payload):
            start = at + 3
            end = start + (payload[at + 1] << 8 | payload[at + 2])
            if payload[at] == _PLAYERS:
                self.players = _unpack_players(payload[start:end])
            elif payload[at] == _LANGUAGE:
                self.language = payload[start:end].decode()
            elif payload[at] == _MATCH:
                match = Match.unpack(payload[start:end])
            at = end
        if match is not None and len(self.players) != match.seats:
            raise BadRecord("a match for %d with %d players" % (match.seats, len(self.players)))
        self.match = match


def _part(letter, data):
    return bytes((letter, len(data) >> 8, len(data) & 0xFF)) + data


def _pack_players(players):
    """A byte for the colour, a byte for the length of the name, the name; for each player."""
    data = b""
    for name, colour in players:
        letters = name.encode()
        data += bytes((colour, len(letters))) + letters
    return data


def _unpack_players(data):
    players = []
    at = 0
    while at + 2 <= len(data):
        start = at + 2
        at = start + data[start - 1]
        players.append((data[start:at].decode(), data[start - 2]))
    return players
