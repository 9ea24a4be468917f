# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for audioio on the VM: nobody hears it."""


class AudioOut:
    def __init__(self, pin):
        pass

    def play(self, sample, loop):
        pass

    def stop(self):
        pass
