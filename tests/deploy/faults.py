# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Disks that fail: each stands in for `os` in tools.deploy.drive, hands every call on to the real
one, and fails at the moment that a test asks for.
"""

import errno
import functools
import os
import stat

# The calls that change a drive, or that a person could be interrupted in.
CHANGES = {"open", "write", "fsync", "close", "replace", "rename", "unlink", "mkdir", "rmdir"}


class Disk:
    """Hands on; a subclass decides what happens around a call that changes something."""

    def __getattr__(self, name):
        call = getattr(os, name)
        return functools.partial(self.change, name, call) if name in CHANGES else call

    def change(self, name, call, *arguments):
        return call(*arguments)


class Records(Disk):
    """Notes the names of the calls, in order."""

    def __init__(self):
        self.calls = []

    def change(self, name, call, *arguments):
        self.calls.append(name)
        return call(*arguments)


class Stops(Disk):
    """Stops after so many changes. One that is dead then changes nothing more, as when the computer
    is switched off; one that is not lets the program clear up, as when somebody presses Ctrl-C.
    """

    def __init__(self, after, dead):
        self.left = after
        self.dead = dead

    def change(self, name, call, *arguments):
        if self.left <= 0 and self.dead and name != "close":
            raise KeyboardInterrupt
        self.left -= 1
        if self.left == 0 and name == "write":
            handle, data = arguments
            arguments = handle, data[: len(data) // 2]
        result = call(*arguments)
        if self.left == 0:
            if name == "open":
                os.close(result)
            raise KeyboardInterrupt
        return result


class Full(Disk):
    """Has room for so many bytes in all, and for a part of the file that does not fit."""

    def __init__(self, room):
        self.room = room

    def change(self, name, call, *arguments):
        if name != "write":
            return call(*arguments)
        handle, data = arguments
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = call(handle, data[: self.room])
        self.room -= written
        return written


class CannotFlush(Disk):
    """Cannot write out a folder, for one reason; content it can."""

    def __init__(self, reason):
        self.reason = reason

    def change(self, name, call, *arguments):
        if name == "fsync" and stat.S_ISDIR(os.fstat(*arguments).st_mode):
            raise OSError(self.reason, os.strerror(self.reason))
        return call(*arguments)


class Refuses(Disk):
    """Lets nothing be changed, for one reason."""

    def __init__(self, reason):
        self.reason = reason

    def change(self, name, call, *arguments):
        raise OSError(self.reason, os.strerror(self.reason))
