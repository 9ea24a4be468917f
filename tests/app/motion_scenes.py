# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Scenes in the middle of a motion; all other scenes are looked at when nothing moves."""

from engine.bridges.sheet import BRIDGE
from engine.match import END_TURN
from tests.app import route_scenes
from tests.app.positions import find, planning, resumed
from tests.app.scenes import SCENES, SIX, scene
from tools.sim.hands import Hands

MOVING = set()


def moving(show):
    """Make a scene that is photographed at once."""
    MOVING.add(show.__name__)
    return scene(show)


@moving
def title_opening():
    with Hands() as hands:
        hands.simulator.wait(50)
        yield hands


def finishing(match):
    """The line of a bridge that can be drawn now over some sea and finishes an island, or None."""
    sheet = match.sheet
    for move in match.legal():
        if BRIDGE <= move < END_TURN:
            first, last = match.game.board.ENDS[2 * (move - BRIDGE) : 2 * (move - BRIDGE) + 2]
            places = match.game.board.PLACES
            match.play(move)
            finished = sheet.is_finished(first) or sheet.is_finished(last)
            match.undo()
            if finished and places[last] - places[first] not in (1, 8):
                return move - BRIDGE
    return None


def _about_to_finish():
    return find(lambda match: match.round > 3 and finishing(match) is not None, planning(SIX))


@moving
def bridge_growing():
    match = _about_to_finish()
    with resumed(match) as hands:
        hands.draw(finishing(match))
        hands.simulator.wait(40)
        yield hands


@moving
def island_circled():
    match = _about_to_finish()
    with resumed(match) as hands:
        hands.draw(finishing(match))
        hands.simulator.wait(160)
        yield hands


@moving
def route_growing():
    with resumed(route_scenes.a_round(7)) as hands:
        hands.play(hands.match.legal()[0])
        hands.simulator.wait(40)
        yield hands


@moving
def award_flying_in():
    with SCENES["awards_alone"]() as hands:
        hands.simulator.wait(60)
        yield hands
