# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One record in the badge's non-volatile memory: magic, version, length, payload, CRC-32.

Written in one assignment, because every assignment erases and rewrites the whole block, and not at
all when nothing has changed. Knows nothing of what the payload means.
"""

import binascii

import microcontroller
from micropython import const

_MAGIC = b"DRAW"
_VERSION = const(2)  # 1 had no results and no settings; its parts mean the same
_HEADER = const(7)  # magic, version, length (2 bytes, high byte first)
_CRC = const(4)


class Lost(Exception):
    """There is a record, but it cannot be trusted; reason is the key of the words that say why."""

    def __init__(self, reason="record_lost"):
        super().__init__(reason)
        self.reason = reason


class Storage:
    """The record, read and written as a whole."""

    def __init__(self, nvm=None):
        self._nvm = microcontroller.nvm if nvm is None else nvm

    def load(self):
        """Return the payload, b"" if nothing was ever saved; Lost if it is torn or foreign.

        A power cut between the erasing and the writing leaves a memory as on a new badge.
        """
        head = bytes(self._nvm[:_HEADER])
        if head in (bytes(_HEADER), b"\xff" * _HEADER):
            return b""
        end = _HEADER + (head[5] << 8 | head[6])
        if head[:4] != _MAGIC or end + _CRC > len(self._nvm):
            raise Lost()
        record = bytes(self._nvm[: end + _CRC])
        if record[end:] != _crc(record[:end]):
            raise Lost()
        if not 1 <= head[4] <= _VERSION:
            raise Lost("record_newer" if head[4] else "record_lost")
        return record[_HEADER:end]

    def save(self, payload):
        """Write the payload, unless it is what is there already."""
        size = len(payload)
        if _HEADER + size + _CRC > len(self._nvm):
            raise ValueError("%d bytes do not fit into the memory" % size)
        record = _MAGIC + bytes((_VERSION, size >> 8, size & 0xFF)) + payload
        record += _crc(record)
        if bytes(self._nvm[: len(record)]) != record:
            self._nvm[: len(record)] = record

    def erase(self):
        """Leave nothing of the record behind."""
        head = bytes(self._nvm[:_HEADER])
        end = _HEADER
        if head[:4] == _MAGIC:
            end = min(end + (head[5] << 8 | head[6]) + _CRC, len(self._nvm))
        blank = b"\xff" * end
        if bytes(self._nvm[:end]) != blank:
            self._nvm[:end] = blank


def _crc(data):
    return (binascii.crc32(data) & 0xFFFFFFFF).to_bytes(4, "big")
