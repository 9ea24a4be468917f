# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.pictures`: plays a little and takes the pictures that README shows. What is on
film is played by keys, as the strongest bot would play: what is to be seen is what a player sees.
"""

import random
import sys
from pathlib import Path

from PIL import Image

from engine.bots import STRONG, think
from engine.deal import code_of
from engine.games import GAMES, make_game
from engine.match import Match
from tools.sim.hands import Hands
from tools.sim.player import best_move
from tools.sim.recorder import Recorder
from tools.sim.route_hands import RouteHands
from tools.sim.simulator import Simulator

FOLDER = Path(__file__).parent
SCALE = 3
TITLE_SCALE = 4
DEALS = 12  # how many are tried for a picture
GAP = 6  # pixels between the screens of a sheet
MOTION = 350  # milliseconds after which nothing moves


class Photographer:
    """What hands that take pictures can do besides: hurry through a match."""

    def __init__(self):
        super().__init__(Simulator(seed=7))

    def start(self, game, seats):
        """Begin a match of a game for so many; return how that was chosen."""
        self.choose("new_match")
        self.press(*["RIGHT"] * GAMES.index(game), "DOWN", *["RIGHT"] * (seats - 1))
        chosen = self.picture()
        self.press("START")
        return chosen

    def hurry_to(self, rounds, seat=0):
        """Let somebody play on to the turn of a seat; after the last round, show the result."""
        match = self.match
        dice = random.Random(7)
        while not match.over and (match.round < rounds or match.seat != seat):
            match.play(best_move(match, dice))
        self.app.next_turn()

    def picture(self, scale=SCALE):
        self.simulator.wait(MOTION)
        return self.simulator.screenshot(scale)

    def film_award(self, after_round, name):
        """Record a turn of a match alone that brings an award, and the award; return how the turn
        looked before its end, and the award.
        """
        game = make_game(*self.film)
        code, turns = deal_with_award(game, after_round)
        self.new_match(game.side, 1, code)
        for moves in turns[:-1]:
            for move in moves:
                self.match.play(move)
        self.app.play()
        self.simulator.wait(MOTION)
        recorder = Recorder(self.simulator.machine)
        self.simulator.wait(900)
        for move in turns[-1][:-1]:
            self.play(move)
            self.simulator.wait(600)
        before = self.picture()
        self.simulator.wait(600)
        self.end_turn()
        after = self.picture()
        self.simulator.wait(1200)
        recorder.save(FOLDER / name, SCALE)
        return before, after


class BridgesPhotographer(Photographer, Hands):
    """For Bridges, and for what is none of the games'."""

    film = ("bridges", "A")


class RoutePhotographer(Photographer, RouteHands):
    """For Route."""

    film = ("route", "")


def turn_of_bot(match):
    """The rest of a turn as the strongest bot plays it."""
    thought = think(match, STRONG)
    while not thought.slice():
        pass
    return thought.moves


def deal_with_award(game, after_round):
    """Of the first deals the one with the highest total that has a turn of several moves, so late,
    that brings an award: its code, and its turns up to that one.
    """
    found = []
    for number in range(DEALS):
        match = Match(game, 1, code_of(number))
        turns = []
        awarded = 0
        while not match.over:
            late = match.round > after_round
            turns.append(turn_of_bot(match))
            for move in turns[-1]:
                match.play(move)
            if late and match.awards and len(turns[-1]) > 3:
                awarded = awarded or len(turns)
        if awarded:
            found.append((match.scores()[0][0], match.code, turns[:awarded]))
    return max(found)[1:]


def alone():
    """The title, and a match alone: a turn on film, the award that it brings, the result."""
    pictures = {}
    with BridgesPhotographer() as hands:
        pictures["title"] = hands.picture(TITLE_SCALE)
        hands.choose("challenge")
        pictures["challenge"] = hands.picture()
    with BridgesPhotographer() as hands:
        pictures["bridges"], pictures["award"] = hands.film_award(8, "turn.gif")
        while not hands.match.over:
            hands.match.play(turn_of_bot(hands.match)[0])
        hands.app.next_turn()
        pictures["result"] = hands.picture()
    with RoutePhotographer() as hands:
        pictures["route"], _ = hands.film_award(7, "route_turn.gif")
    return pictures


def several():
    """What there is to see when the badge is passed round."""
    pictures = {}
    with BridgesPhotographer() as hands:
        pictures["new_match"] = hands.start(("bridges", "A"), 4)
        hands.hurry_to(1, seat=1)
        pictures["hand_on"] = hands.picture()
        hands.hurry_to(18)
        pictures["winner"] = hands.picture()
    return pictures


def sheet(pictures, columns):
    """Several screens as one picture."""
    wide, high = pictures[0].size
    rows = -(-len(pictures) // columns)
    size = (columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP)
    result = Image.new("RGB", size, "white")
    for place, picture in enumerate(pictures):
        corner = (place % columns * (wide + GAP), place // columns * (high + GAP))
        result.paste(picture, corner)
    return result


def main():
    pictures = {**alone(), **several()}
    for name in ("title", "bridges", "route"):
        pictures[name].save(FOLDER / f"{name}.png", optimize=True)
    names = ("new_match", "challenge", "hand_on", "award", "winner", "result")
    sheet([pictures[name] for name in names], 3).save(FOLDER / "screens.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
