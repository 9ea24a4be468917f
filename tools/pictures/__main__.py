# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.pictures`: plays a little and takes the pictures that README shows."""

import random
import sys
from pathlib import Path

from PIL import Image

from engine.games import GAMES
from engine.match import END_TURN
from tools.sim.hands import Hands
from tools.sim.player import best_move
from tools.sim.recorder import Recorder
from tools.sim.simulator import Simulator

FOLDER = Path(__file__).parent
SCALE = 3
GAP = 6  # pixels between the screens of a sheet

BRIDGES = ("bridges", "A")
ROUTE = ("route", "")


class Photographer(Hands):
    """Hands that can also hurry through a match, and take pictures."""

    def __init__(self):
        super().__init__(Simulator(seed=7))
        self.dice = random.Random(7)
        self.new_match_screen = None  # as it was when the match was started

    def start(self, game, seats):
        """Begin a match of a game for so many."""
        self.choose("new_match")
        self.press(*["RIGHT"] * GAMES.index(game), "DOWN", *["RIGHT"] * (seats - 1))
        self.simulator.wait(100)
        self.new_match_screen = self.picture()
        self.press("START")

    def hurry_to(self, round_number, moves):
        """Let the match run on to a round, and some moves into its turn, and show the board."""
        match = self.match
        while not match.over and match.round < round_number:
            match.play(best_move(match, self.dice))
        for _ in range(moves):
            match.play(best_move(match, self.dice))
        self.app.play()
        self.simulator.wait(400)

    def picture(self):
        return self.simulator.screenshot(SCALE)


def bridges():
    """The pictures of a match alone, and the recording of one of its turns."""
    pictures = {}
    with Photographer() as hands:
        hands.simulator.wait(100)
        pictures["title"] = hands.picture()
        hands.start(BRIDGES, 1)
        hands.hurry_to(9, 0)
        recorder = Recorder(hands.simulator.machine)
        hands.simulator.wait(600)
        while (move := best_move(hands.match, hands.dice)) != END_TURN:
            hands.play(move)
            hands.simulator.wait(500)
        pictures["bridges"] = hands.picture()
        hands.press("SELECT")
        hands.simulator.wait(1200)
        pictures["cards"] = hands.picture()
        hands.press("SELECT")
        hands.end_turn()
        hands.simulator.wait(1500)
        recorder.save(FOLDER / "turn.gif", SCALE)
        hands.hurry_to(18, 0)
        hands.app.next_turn()
        hands.simulator.wait(100)
        pictures["result"] = hands.picture()
    return pictures


def several():
    """What there is to see when the badge is passed round."""
    pictures = {}
    with Photographer() as hands:
        hands.start(BRIDGES, 4)
        pictures["new_match"] = hands.new_match_screen
        hands.simulator.wait(100)
        pictures["hand_on"] = hands.picture()
        hands.hurry_to(18, 0)
        hands.app.next_turn()
        hands.simulator.wait(100)
        pictures["winner"] = hands.picture()
    return pictures


def route():
    pictures = {}
    with Photographer() as hands:
        hands.start(ROUTE, 1)
        hands.hurry_to(9, 2)
        pictures["route"] = hands.picture()
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
    pictures = {**bridges(), **several(), **route()}
    for name in ("bridges", "route"):
        pictures[name].save(FOLDER / f"{name}.png", optimize=True)
    names = ("title", "new_match", "hand_on", "cards", "winner", "result")
    sheet([pictures[name] for name in names], 3).save(FOLDER / "screens.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
