# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Somebody who learns a side of Bridges by playing it alone, by temporal differences.

After a match each position is compared with what came of it: half of that is how the next one was
judged, half what the match brought. A place that is corrected up and down in turn moves less and
less (temporal coherence). The same seed and the same matches always teach the same.
"""

import binascii
import json
import random

from engine.bridges import Bridges
from engine.bridges.bot import turns_of
from engine.bridges.cards import BRIDGES, NUMBERS
from engine.bridges.learned import POINT, ZERO, judgement
from engine.bridges.outlook import Outlook
from engine.bridges.scoring import ISLANDS
from engine.bridges.sheet import WRITE_FOUR
from engine.deal import DEALS, code_of
from engine.match import END_TURN, Match
from tools.boards.tables import write_whole
from tools.learn.places import MIRROR, SIZE, places_of, with_hits
from tools.par.solved import head_of

_HOPE = 0.5  # how much of what is aimed at is the match's end, not the next judgement
_ODD_TURNS = 0.03  # how many turns are not the best one but one of these:
_ODD_CHOICE = 8
_ODD_SET_UP = POINT // 2  # so much of a set-up's worth is chance


class Learner:
    """The tables so far, and how steadily each place of them was corrected."""

    def __init__(self, side, seed, tables):
        """Begin with a table for each round, the first one first."""
        self.game = Bridges(side)
        self.seed = seed
        begun = binascii.crc32(json.dumps([list(table) for table in tables]).encode())
        self._mark = f"{head_of(self.game.board)} seed {seed} begun with {begun:08x}"
        self.learned = 0  # matches
        self.worths = [list(map(float, table)) for table in tables]
        self._sums = [[0.0] * SIZE for _ in tables]  # of all corrections, with their signs
        self._sizes = [[0.0] * SIZE for _ in tables]  # and without

    def learn(self):
        """Play one more match and learn from it; return its total."""
        dice = random.Random(f"learn {self.game.side} {self.seed} {self.learned}")
        positions, gains, match = self._play(dice.randrange(DEALS), dice)
        self.learned += 1
        hoped = judged = POINT * self.game.score(match.sheet)[ISLANDS]
        for after in range(self.game.rounds - 1, -1, -1):
            aim = gains[after + 1] + (1 - _HOPE) * judged + _HOPE * hoped
            judged = self._correct(max(after, 1) - 1, positions[after], aim)
            hoped = aim
        return match.scores()[0][0]

    def total(self, deal):
        """Return what it reaches on a deal when it always plays what it likes best."""
        return self._play(deal, None)[2].scores()[0][0]

    def _correct(self, at, places, aim):
        """Move the places of a position towards what was to be hoped for; return what they said."""
        worths, sums, sizes = self.worths[at], self._sums[at], self._sizes[at]
        judged = sum(worths[place] for place in places) - ZERO * len(places)
        error = aim - judged
        for place in places:
            steady = abs(sums[place]) / sizes[place] if sizes[place] else 1
            worths[place] += steady * error / len(places)
            worths[MIRROR[place]] = worths[place]
            sums[place] += error
            sizes[place] += abs(error)
        return judged

    # -- playing ----------------------------------------------------------------------------------

    def _play(self, deal, dice):
        """Play a match; return the places after each round, what each round gained, the match.

        Without dice every turn is the best one.
        """
        match = Match(self.game, 1, code_of(deal))
        positions = []
        gains = []
        while not match.over:
            unseen = [0, 3, 3, 3, 3, 3, 3]
            for card in match.seen():
                unseen[NUMBERS[card]] -= 1
            worths, points, rounds_left = judgement(match, match.round, 0)
            if rounds_left:
                worths = with_hits(self.worths[max(match.round, 1) - 1], unseen)
            outlook = Outlook(match.sheet)
            outlook.judge(worths, points, rounds_left)
            for move in _turn(outlook, match.card, dice) if match.round else _set_up(outlook, dice):
                match.play(move)
            match.play(END_TURN)
            gains.append(POINT * sum(award[2] for award in match.awards))
            positions.append(places_of(match.sheet, rounds_left, unseen))
        return positions, gains, match

    # -- keeping ----------------------------------------------------------------------------------

    def save(self, path):
        """Keep everything that is needed to go on."""
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [self._mark, self.learned, self.worths, self._sums, self._sizes]
        write_whole(path, json.dumps(kept))

    def go_on(self, path):
        """Go on where a learner with the same board, seed and first tables was, if it was kept."""
        if path.exists():
            mark, *kept = json.loads(path.read_text(encoding="ascii"))
            if mark == self._mark:
                self.learned, self.worths, self._sums, self._sizes = kept


def _turn(outlook, card, dice):
    """Return the moves of a turn."""
    odd = dice and dice.random() < _ODD_TURNS
    begun = (True, BRIDGES[card], True)
    turns = _last(turns_of(outlook, NUMBERS[card], begun, _ODD_CHOICE if odd else 1, 1))
    return (dice.choice(turns) if odd else turns[0])[1]


def _set_up(outlook, dice):
    """Return the move of a set-up."""
    choices = []
    for island in outlook.writable(3):
        for four in (0, 1):
            outlook.play(island, 3 + four)
            chance = _ODD_SET_UP * dice.random() if dice else 0
            choices.append((outlook.worth() + chance, island + WRITE_FOUR * four))
            outlook.undo(island)
    return [max(choices)[1]]


def _last(thought):
    """Return what a thought that yields between its slices comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value
