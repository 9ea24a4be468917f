# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The golden pictures, one for each scene, compared pixel by pixel:

    python -m tests.app.golden             compare
    python -m tests.app.golden --write     make them anew; look at each one before you keep it
    python -m tests.app.golden --write title pause_alone

A comparison that fails leaves expected, actual and difference side by side, enlarged, in
build/golden/. Nothing writes into tests/app/golden unless asked.
"""

import argparse
import sys
from functools import cache

import numpy as np
from PIL import Image

import tests.app.bot_scenes  # noqa: F401  adds its scenes
import tests.app.lesson_scenes  # noqa: F401
import tests.app.menu_scenes  # noqa: F401
import tests.app.route_scenes  # noqa: F401
from tests.app.motion_scenes import MOVING
from tests.app.scenes import SCENES
from tools.sim import seen
from tools.sim.folders import ROOT

GOLDEN = ROOT / "tests" / "app" / "golden"
DIFFERENCES = ROOT / "build" / "golden"
SCALE = 4
_GAP = 4  # pixels between two pictures, before they are enlarged


def path_of(name):
    return GOLDEN / f"{name}.png"


class Look:
    """A scene, played to and looked at."""

    def __init__(self, name):
        with SCENES[name]() as hands:
            take = seen.pixels if name in MOVING else seen.still
            self.picture = take(hands.simulator)
            self.cut_off = seen.cut_off(hands.simulator)
            self.overlapping = seen.overlapping(hands.simulator)


@cache
def look(name):
    return Look(name)


def compare(name):
    """Say in one line what is wrong with a scene's picture; "" if nothing is."""
    actual = look(name).picture
    path = path_of(name)
    if not path.exists():
        return f"{path.relative_to(ROOT)} is missing: python -m tests.app.golden --write {name}"
    expected = np.asarray(Image.open(path).convert("RGB"))
    if expected.shape != actual.shape:
        return f"{path.relative_to(ROOT)} is {expected.shape}, the screen {actual.shape}"
    wrong = (expected != actual).any(axis=2)
    if not wrong.any():
        return ""
    shown = _save_difference(name, expected, actual, wrong)
    return f"{name}: {wrong.sum()} pixels differ; see {shown.relative_to(ROOT)}"


def _save_difference(name, expected, actual, wrong):
    """Expected, actual, and the actual one darkened with what differs in a loud colour."""
    difference = actual // 4
    difference[wrong] = (255, 0, 255)
    gap = np.full((actual.shape[0], _GAP, 3), 255, np.uint8)
    side_by_side = np.hstack((expected, gap, actual, gap, difference))
    DIFFERENCES.mkdir(parents=True, exist_ok=True)
    path = DIFFERENCES / f"{name}.png"
    picture = Image.fromarray(side_by_side)
    size = (picture.width * SCALE, picture.height * SCALE)
    picture.resize(size, Image.NEAREST).save(path)
    return path


def write(names):
    """Make pictures anew; with all of them, remove those that no scene has any more."""
    GOLDEN.mkdir(exist_ok=True)
    for name in names:
        Image.fromarray(look(name).picture).save(path_of(name), optimize=True)
        print(path_of(name).relative_to(ROOT))
    for path in without_scene():
        print(f"{path.relative_to(ROOT)} belongs to no scene: removed")
        path.unlink()


def without_scene():
    """The pictures that no scene makes."""
    return [path for path in sorted(GOLDEN.glob("*.png")) if path.stem not in SCENES]


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.app.golden")
    parser.add_argument("--write", action="store_true", help="make the pictures anew")
    parser.add_argument("scenes", nargs="*", help="which ones; all of them if none is named")
    options = parser.parse_args()
    unknown = [name for name in options.scenes if name not in SCENES]
    if unknown:
        parser.error(f"no scene {unknown[0]!r}, expected one of: {', '.join(SCENES)}")
    names = options.scenes or list(SCENES)
    if options.write:
        write(names)
        return 0
    complaints = [complaint for complaint in map(compare, names) if complaint]
    print("\n".join(complaints) or f"{len(names)} pictures are as they should be")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
