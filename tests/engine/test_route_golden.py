# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Recorded matches of Route come to the same scores on every interpreter."""

from engine.match import Match
from tests.engine.golden_route import JOURNALS
from tests.engine.route_pen import sample_game

ALSO_ON_VM = True


def test_recorded_matches_come_to_their_scores():
    met = set()
    for seats, code, journal, scores in JOURNALS:
        match = Match(sample_game(), seats, code)
        for at in range(0, len(journal), 2):
            match.play(int(journal[at : at + 2], 16))
            met |= {(number, points) for _, number, points in match.awards}
        assert match.over
        assert match.scores() == scores
    full = [(number, number) for number in range(2, 11)]
    half = [(number, (number + 1) // 2) for number in range(2, 11)]
    assert sorted(met) == sorted(full + half)
