# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every screen looks exactly as somebody has accepted it, and no text leaves the screen."""

import numpy as np
import pytest
from PIL import Image

from tests.app import golden
from tests.app.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_it_was_accepted(name):
    assert golden.look(name).cut_off == []
    assert golden.look(name).overlapping == []
    complaint = golden.compare(name)
    assert not complaint, complaint


def test_no_picture_without_a_scene():
    assert golden.without_scene() == []


def test_a_difference_is_shown(tmp_path, monkeypatch):
    """One pixel is enough, and the message names the picture that shows it."""
    picture = golden.look("title").picture.copy()
    picture[5, 7] = 255 - picture[5, 7]
    monkeypatch.setattr(golden, "ROOT", tmp_path)
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden, "DIFFERENCES", tmp_path / "differences")
    Image.fromarray(picture).save(tmp_path / "title.png")
    complaint = golden.compare("title")
    assert "1 pixels differ" in complaint
    assert "differences/title.png" in complaint
    shown = np.asarray(Image.open(tmp_path / "differences" / "title.png"))
    assert shown.shape == (128 * golden.SCALE, (3 * 160 + 8) * golden.SCALE, 3)
    loud = (shown == (255, 0, 255)).all(axis=2)
    assert loud.sum() == golden.SCALE**2
