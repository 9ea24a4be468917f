# Generated from boards/ by `python -m tools.lessons`: change the board or the tool, not this file.
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT

# The cards, first round first.
DECK = b"\x00\x01\x06\x02\x03\x04\x05\x07\x08\x09\x0a\x0b\x0c\x0d\x0e"

# Two bytes a step; drawbridge.lessons says what they are.
STEPS = (
    b"\x00\xfe\x01\x15\x02\xff\x03\x0d\x04\x14\x05\xff\x06\x5d\x07\x65\x08\xff\x09\x6d"
    b"\x0a\x74\x0b\xff\x0c\xfe\x0d\xfe"
)
