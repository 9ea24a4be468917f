# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A picture as runs of one colour: a byte a run, which never goes on in the next row."""

# The lengths that a run can have; any other is put together from these, the longest first.
LENGTHS = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 40, 80, 160))


def runs_of(rows):
    """The runs of rows of colour numbers: the colour in the high half, a place in LENGTHS below."""
    data = bytearray()
    for row in rows:
        begin = 0
        for x in range(1, len(row) + 1):
            if x == len(row) or row[x] != row[begin]:
                data += _run(row[begin], x - begin)
                begin = x
    return bytes(data)


def _run(colour, length):
    data = bytearray()
    while length:
        longest = max(number for number in LENGTHS if number <= length)
        data.append(colour << 4 | LENGTHS.index(longest))
        length -= longest
    return data
