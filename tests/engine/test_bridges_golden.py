# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Recorded matches of Bridges come to the same scores on every interpreter."""

from engine.match import Match
from tests.engine.golden_bridges import JOURNALS
from tests.engine.pen import sample_game

ALSO_ON_VM = True


def test_recorded_matches_come_to_their_scores():
    bonuses = set()
    for seats, code, journal, scores in JOURNALS:
        match = Match(sample_game(), seats, code)
        for at in range(0, len(journal), 2):
            match.play(int(journal[at : at + 2], 16))
        assert match.over
        assert match.scores() == scores
        for score in scores:
            bonuses |= set(enumerate(score[2:]))
    full_and_late = [(0, 5), (0, 9), (1, 3), (1, 7), (2, 4), (2, 8)]
    assert sorted([bonus for bonus in bonuses if bonus[1]]) == full_and_late
