# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A sheet of Route that stays as it is, so that positions in tests outlive new designs.

Its fields by number; a step to the right goes to the next colour of r y g b p w:

             0   1   2   3   4
           5   6   7   8   9  10
        11  12  13  14  15  16  17
      18  19  20  21  22  23  24  25
    26  27  28  29  30  31  32  33  34
      35  36  37  38  39  40  41  42
        43  44  45  46  47  48  49
          50  51  52  53  54  55
            56  57  58  59  60
"""

DRAWING = """\
        g.  b.  p6  w.  y.
      p.  w.  r.  y.  g.  b7
    r5  y.  g.  b2  p.  w.  r.
  g.  b.  p.  w*  r*  y.  g.  b.
p.  w.  r.  y.  g.  b.  p.  w4  r8
  y.  g.  b.  p*  w*  r.  y.  g.
    p.  w.  r.  y.  g3  b.  p.
      yX  g.  b.  p.  w.  r.
        b.  w.  r.  y.  g9"""


def _read():
    """Return the fields of the drawing as (row, column in halves of a field, colour, mark)."""
    fields = []
    for row, text in enumerate(DRAWING.split("\n")):
        for at in range(0, len(text), 2):
            if text[at] != " ":
                fields.append((row, at // 2, text[at], text[at + 1]))
    return fields


def _neighbours(places):
    found = bytearray()
    for row, column in places:
        for down, right in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)):
            other = (row + down, column + right)
            found.append(places.index(other) if other in places else 255)
    return bytes(found)


_FIELDS = _read()
_PLACES = [(row, column) for row, column, _, _ in _FIELDS]
_MARKS = [mark for _, _, _, mark in _FIELDS]

# The same tables, with the same layouts, as in boards/route.py.
FIELDS = len(_FIELDS)
PLACES = b"".join([bytes(place) for place in _PLACES])
COLOURS = bytes(["rygbpw".index(colour) for _, _, colour, _ in _FIELDS])
NUMBERS = bytes([max(0, "..23456789X".find(mark)) for mark in _MARKS])
NUMBERED = bytes((255, 255)) + bytes([_MARKS.index(mark) for mark in "23456789X"])
STARTS = bytes([field for field in range(FIELDS) if _MARKS[field] == "*"])
NEIGHBOURS = _neighbours(_PLACES)
