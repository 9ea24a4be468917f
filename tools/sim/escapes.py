# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""From the bytes that a terminal sends to names of keys, as in `tools.sim.keys.KEYBOARD`. An escape
sequence may arrive in pieces; what is unfinished waits for the rest."""

LEAVE = "leave"

_PLAIN = {
    b"\r": "return",
    b"\n": "return",
    b"\t": "tab",
    b"\x7f": "backspace",
    b"\x08": "backspace",
    b" ": "space",
    b"\x03": LEAVE,
    b"q": LEAVE,
}
_ARROWS = {b"A": "up", b"B": "down", b"C": "right", b"D": "left"}
_ESCAPE = b"\x1b"


class EscapeParser:
    """Feed it bytes, get names. Bytes that mean nothing to us are dropped."""

    def __init__(self):
        self._rest = b""

    def feed(self, data) -> list:
        self._rest += data
        names = []
        while self._rest:
            length, name = self._first()
            if length == 0:
                break
            self._rest = self._rest[length:]
            if name is not None:
                names.append(name)
        return names

    def flush(self) -> list:
        """Nothing more has come for a while: a lone Escape was the key, not a beginning."""
        alone = self._rest == _ESCAPE
        self._rest = b""
        return [LEAVE] if alone else []

    def _first(self):
        """Length and name of the first key in the buffer; length 0 if its end is missing."""
        rest = self._rest
        if rest[:1] != _ESCAPE:
            byte = rest[:1].lower()
            letter = byte.decode() if byte.isalpha() else None
            return 1, _PLAIN.get(byte, letter)
        if len(rest) == 1:
            return 0, None
        if rest[1:2] == b"O":  # application mode: ESC O A
            return (0, None) if len(rest) == 2 else (3, _ARROWS.get(rest[2:3]))
        if rest[1:2] != b"[":  # Alt and a key, or a second Escape
            return 1, None
        for end in range(2, len(rest)):  # ESC [ 1 ; 5 A: parameters, then one letter or ~
            if 0x40 <= rest[end] <= 0x7E:
                return end + 1, _ARROWS.get(rest[end : end + 1])
        return 0, None
