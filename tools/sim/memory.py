# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`microcontroller.nvm`: 8,192 bytes that survive switching off, kept in a file. A file that cannot
be read or written never stops the game: one line says so, and nothing is saved. A file of any other
size is somebody else's and is never written to."""

import os
import tempfile
from pathlib import Path

SIZE = 8192
ERASED = 0xFF  # flash that was never written


class Memory:
    """As strict as `nvm.ByteArray`. `writes` counts erase cycles: flash has about 25,000."""

    def __init__(self, path=None, say=print):
        self.writes = 0
        self._bytes = bytearray([ERASED]) * SIZE
        self._path = None if path is None else Path(path)
        self._say = say
        if self._path is not None:
            self._load()

    def _load(self):
        try:
            found = self._path.read_bytes()
        except FileNotFoundError:
            self._say(f"nvm: {self._path} is new; saved matches will be kept there")
        except OSError as error:
            self._give_up(f"cannot be read ({error.strerror})")
        else:
            if len(found) == SIZE:
                self._bytes[:] = found
            else:
                self._give_up(f"has {len(found)} bytes, expected {SIZE}, and is left alone")

    def _give_up(self, reason):
        self._say(f"nvm: {self._path} {reason}; nothing will be saved")
        self._path = None

    def _save(self):
        """Beside, then rename: whatever happens, the file is the old one or the new one."""
        self.writes += 1
        if self._path is None:
            return
        beside = None
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(dir=self._path.parent, prefix=self._path.name)
            with os.fdopen(handle, "wb") as file:
                file.write(self._bytes)
            os.replace(beside, self._path)
        except OSError as error:
            if beside is not None:
                Path(beside).unlink(missing_ok=True)
            self._give_up(f"cannot be written ({error.strerror})")

    def __len__(self):
        return SIZE

    def __bytes__(self):
        return bytes(self._bytes)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._bytes[self._plain(index)]
        return self._bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            index = self._plain(index)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != len(self._bytes[index]):
                raise ValueError("Slice and value different lengths.")
        elif not 0 <= value <= 255:
            raise ValueError("Bytes must be between 0 and 255.")
        self._bytes[index] = value
        self._save()

    @staticmethod
    def _plain(index):
        if index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        return index
