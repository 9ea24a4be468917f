# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The program's `os`: settings (`getenv`, from `settings.toml` on a badge) and random bytes."""

from tools.sim import power


def getenv(key, default=None):
    return power.current().settings.get(key, default)


def urandom(size) -> bytes:
    return power.current().random.randbytes(size)
