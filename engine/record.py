# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A match as bytes: header, options, journal, checksum. Knows nothing of what the moves mean.

| bytes | meaning |
|---|---|
| 2 | "DB" |
| 1 | version of this layout |
| 1 | game and board: the place in engine.games.GAMES |
| 1 | seats |
| 6 | the code of the deal; six zero bytes if the deck was given: then its cards follow |
| … | (the deck, then) the journal |
| 2 | CRC-16 of everything before, high byte first |
"""

from engine.errors import BadRecord

VERSION = 1

_MAGIC = b"DB"
_HEADER = 11
_NO_CODE = bytes(6)
_CRC = 2

# CRC-16/CCITT, four bits at a time: the remainder of each nibble. Every single and double flipped
# bit and every burst of up to 16 bits changes it.
_NIBBLES = (
    0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50A5, 0x60C6, 0x70E7,
    0x8108, 0x9129, 0xA14A, 0xB16B, 0xC18C, 0xD1AD, 0xE1CE, 0xF1EF,
)  # fmt: skip


def crc16(data):
    """Return the CRC-16/CCITT of some bytes, begun with 0xFFFF."""
    crc = 0xFFFF
    for byte in data:
        crc = (crc << 4 & 0xFFFF) ^ _NIBBLES[crc >> 12 ^ byte >> 4]
        crc = (crc << 4 & 0xFFFF) ^ _NIBBLES[crc >> 12 ^ byte & 15]
    return crc


def seal_record(game, seats, code, moves):
    """Return a record of a game's number, the seats, the code ("" for none) and the moves."""
    body = _MAGIC + bytes((VERSION, game, seats)) + (code.encode() or _NO_CODE) + bytes(moves)
    crc = crc16(body)
    return body + bytes((crc >> 8, crc & 0xFF))


def open_record(data):
    """Return what seal_record() was given; a BadRecord if the data are not whole and known."""
    data = bytes(data)
    if len(data) < _HEADER + _CRC or data[:2] != _MAGIC:
        raise BadRecord("this is not a saved match")
    if data[2] > VERSION:
        raise BadRecord("saved by a newer version (layout %d, known: %d)" % (data[2], VERSION))
    crc = crc16(data[:-_CRC])
    if data[-2] != crc >> 8 or data[-1] != crc & 0xFF:
        raise BadRecord("a saved match is damaged: its checksum is wrong")
    if data[2] != VERSION:
        raise BadRecord("saved by an unknown version (layout %d)" % data[2])
    code = data[5:_HEADER]
    if code == _NO_CODE:
        code = b""
    elif not all(65 <= letter <= 90 for letter in code):
        raise BadRecord("a saved match has no proper code")
    return data[3], data[4], "".join([chr(letter) for letter in code]), data[_HEADER:-_CRC]
