# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stands in for analogio on the VM: every pin reads a full battery."""


class AnalogIn:
    value = 40000

    def __init__(self, pin):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass
