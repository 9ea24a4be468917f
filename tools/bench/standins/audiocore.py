# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for audiocore on the VM."""


class RawSample:
    def __init__(self, buffer, sample_rate):
        self.buffer = buffer
        self.sample_rate = sample_rate
