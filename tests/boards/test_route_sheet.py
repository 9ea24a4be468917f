# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The sheet of Route: the table against the drawing, with a geometry of the test's own, and what
the design asks of a sheet. It must never use the compiler.
"""

from pathlib import Path

from boards import route

DRAWING = Path(__file__).parents[2] / "boards" / "route.txt"

ACROSS = 4  # characters from a field to the next in its row


def read():
    """The fields of the drawing by (line, column of the character), in reading order."""
    lines = DRAWING.read_text(encoding="ascii").split("\n")
    rows = [line for line in lines if line and line[0] != "#"]
    return {
        (row, column): text[column : column + 2]
        for row, text in enumerate(rows)
        for column in range(0, len(text), ACROSS // 2)
        if text[column] != " "
    }


FIELDS = read()
PLACES = list(FIELDS)


def neighbour(field, direction):
    """The field clockwise from the right, or 255: found by walking over the characters."""
    row, column = PLACES[field]
    half = ACROSS // 2
    ways = [(0, ACROSS), (1, half), (1, -half), (0, -ACROSS), (-1, -half), (-1, half)]
    down, right = ways[direction]
    place = row + down, column + right
    return PLACES.index(place) if place in FIELDS else 255


def distances(start):
    """How many steps it is from a field to every other."""
    found = {start: 0}
    waiting = [start]
    for field in waiting:
        for direction in range(6):
            other = neighbour(field, direction)
            if other != 255 and other not in found:
                found[other] = found[field] + 1
                waiting.append(other)
    return found


def test_the_table_is_what_the_drawing_shows():
    marks = list(FIELDS.values())
    assert route.FIELDS == len(marks) == 61
    assert "".join("rygbpw"[colour] for colour in route.COLOURS) == "".join(m[0] for m in marks)
    shown = [mark[1].replace("X", "10").strip(".*") for mark in marks]
    assert [str(number or "") for number in route.NUMBERS] == shown
    assert [field for field in range(61) if marks[field][1] == "*"] == list(route.STARTS)
    assert [shown.index(str(number)) for number in range(2, 11)] == list(route.NUMBERED[2:])


def test_places_are_rows_and_halves_of_a_field():
    places = [(row, 2 * column // ACROSS) for row, column in PLACES]
    assert [tuple(route.PLACES[at : at + 2]) for at in range(0, 122, 2)] == places


def test_neighbours_lie_clockwise_from_the_right():
    expected = [neighbour(field, direction) for field in range(61) for direction in range(6)]
    assert list(route.NEIGHBOURS) == expected


def test_the_centre_is_field_30_and_the_rim_four_steps_away():
    steps = distances(30)
    counts = [list(steps.values()).count(away) for away in range(6)]
    assert counts == [1, 6, 12, 18, 24, 0]
    assert {steps[start] for start in route.STARTS} == {1}
    assert {steps[route.NUMBERED[number]] for number in range(5, 11)} == {4}
    assert all(steps[route.NUMBERED[number]] < 4 for number in range(2, 5))


def test_numbers_are_spread_around_the_rim_and_neighbours_in_size_are_no_neighbours_there():
    on_rim = route.NUMBERED[5:]
    for at, field in enumerate(on_rim):
        near = sorted(distances(field)[other] for other in on_rim if other != field)
        assert near[0] == 4
        if at:
            assert distances(field)[on_rim[at - 1]] > 4


def test_the_ways_from_every_start_to_the_numbers_add_up_alike():
    sums = {sum(distances(start)[field] for field in route.NUMBERED[2:]) for start in route.STARTS}
    assert len(sums) == 1


def test_from_every_start_the_first_number_is_equally_far():
    first = {min(distances(start)[field] for field in route.NUMBERED[2:]) for start in route.STARTS}
    assert len(first) == 1


def test_next_to_every_field_are_as_many_colours_as_the_design_asks_for():
    # Four of six; a corner has three neighbours, so three is the most that is possible there.
    for field in range(61):
        near = [other for other in (neighbour(field, way) for way in range(6)) if other != 255]
        assert len({route.COLOURS[other] for other in near}) >= min(4, len(near))
