# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The rules on the badge: every page in every language has a picture and room for its words."""

import pytest

from tests.app.pupil import GAMES, LANGUAGES, Pupil
from tools.sim import seen

HEADING = 16  # the picture begins below this row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_a_picture_and_room_for_its_words(game, language):
    with Pupil(language) as pupil:
        pupil.open_rules(game)
        first = pupil.words
        for _ in range(int(pupil.bottom_line[-1].split("/")[1])):
            assert seen.cut_off(pupil.simulator) == []
            assert seen.overlapping(pupil.simulator) == []
            body = max(seen.boxes(pupil.simulator), key=lambda box: len(box[0].text))
            _, _, top, _, bottom = body
            assert bottom <= seen.BOTTOM_LINE, body[0].text
            picture = seen.pixels(pupil.simulator)[HEADING:top]
            assert len({tuple(pixel) for row in picture for pixel in row}) > 3
            pupil.press("RIGHT")
        assert pupil.words == first


def test_pages_turn_both_ways_and_b_goes_back():
    with Pupil() as pupil:
        pupil.open_rules("route")
        first = pupil.words
        pupil.press("A")
        assert pupil.words != first
        pupil.press("LEFT")
        assert pupil.words == first
        pupil.press("B")
        assert pupil.showing == "HowTo"
