# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the tests of all games ask of a badge in their hands: to follow a match of the engine, to
refuse in words, to announce awards, to repaint little, to survive a child. Knows none of the games.
"""

import random

from engine.match import END_TURN, Match
from tools.sim import seen
from tools.sim.hands import DIRECTIONS

# -- whole matches --------------------------------------------------------------------------------


def play_along(hands, twin, next_move):
    """Play the twin's moves by keys until the match is over; END_TURN goes on to the next turn."""
    while not twin.over:
        move = next_move()
        twin.play(move)
        hands.play(move)
        if move == END_TURN:
            hands.go_on()
        assert hands.journal == bytes(twin.journal)
        assert hands.match.awards == twin.awards
    assert hands.match.scores() == twin.scores()
    assert hands.showing == "Result"


def shown_table(hands, match):
    """The result's columns as lists of numbers, in the order of the screen: parts, then total."""
    columns = [text.split("\n") for text in hands.words if _is_column(text)]
    assert len(columns) == 1 + len(match.game.parts)
    return [[int(number) for number in column] for column in columns]


def _is_column(text):
    return "".join(text.replace("-", "").split()).isdigit()


def expected_table(match):
    """Parts, then total: a column each, a row a seat."""
    rows = [[*score[1:], score[0]] for score in match.scores()]
    return [list(column) for column in zip(*rows, strict=True)]


# -- what is said ---------------------------------------------------------------------------------


def check_refused(hands, words, press):
    """Press what is refused, twice: the complaint ends by itself, and by the next key."""
    before = hands.journal
    hints = hands.bottom_line
    press()
    assert hands.bottom_line == [words]
    assert not seen.cut_off(hands.simulator)
    hands.simulator.wait(2000)
    assert hands.bottom_line == [words]
    hands.simulator.wait(1000)
    assert hands.bottom_line == hints
    press()
    assert hands.bottom_line == [words]
    hands.press("SELECT", "SELECT")
    assert hands.bottom_line == hints
    assert hands.journal == before


def announced(hands):
    """Page after page of awards, what is said between the heading and the bottom line."""
    said = []
    while hands.showing == "Awards":
        page = [text for text in hands.words if text not in hands.bottom_line]
        said += [text for text in page if not text.startswith("Round")]
        hands.press("A")
    return said


# -- what is painted ------------------------------------------------------------------------------


class Painting:
    """Counts what is repainted inside a `with` block."""

    def __init__(self, hands):
        self._display = hands.simulator.machine.display

    def __enter__(self):
        self._pixels = self._display.repainted_ever
        self._refreshes = self._display.refreshes
        return self

    def __exit__(self, *_):
        self.pixels = self._display.repainted_ever - self._pixels
        self.refreshes = self._display.refreshes - self._refreshes


# -- a small child with a badge -------------------------------------------------------------------

# A and the directions are pressed more often, so that matches get somewhere.
_KEYS = [*DIRECTIONS * 4, *["A"] * 7, *["START"] * 3, "B", "SELECT"]


def mash(hands, presses, seed=0):
    """Press keys at random, look now and then whether all is well, and return the screens seen."""
    dice = random.Random(seed)
    screens = set()
    for count in range(presses):
        _jab(hands.simulator, dice.choice(_KEYS))
        screens.add(hands.showing)
        if count % 50 == 0:
            _check(hands)
    return screens


def _jab(simulator, key):
    """A short press: down for one turn of the program's loop, and up."""
    simulator.down(key)
    simulator.tick()
    simulator.up(key)
    simulator.tick()


def _check(hands):
    assert not seen.cut_off(hands.simulator), hands.showing
    match = hands.match
    if match is not None:
        again = Match.unpack(match.pack())
        assert again.journal == match.journal
        assert again.scores() == match.scores()
        assert again.legal() == match.legal()
