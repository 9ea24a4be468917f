# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A player's hands: they find their way through the app by key presses alone, and read the app only
to know where they are. They never call anything of it that could change something.
"""

from collections import deque

from engine.bridges.sheet import BRIDGE, WRITE_FOUR
from engine.games import GAMES
from engine.match import END_TURN
from tools.sim import seen
from tools.sim.simulator import Simulator  # puts in place what drawbridge imports

from drawbridge.draw.hop import hop  # isort: skip
from drawbridge.words import LANGUAGES  # isort: skip


DIRECTIONS = ("UP", "RIGHT", "DOWN", "LEFT")  # in the order of the boards' tables


class Hands:
    """Eight buttons of one simulator, and what they are good for."""

    game = "bridges"  # which one new_match() begins
    language = "en"  # which one is chosen on a badge that has none yet

    def __init__(self, simulator=None):
        self.simulator = Simulator() if simulator is None else simulator

    def __enter__(self):
        self.switch_on()
        return self

    def __exit__(self, *_):
        self.simulator.power_off()

    def switch_on(self):
        """Switch on, off before if it was on, and wait for the title; a new badge is told its
        language, and no lesson is taken.
        """
        self.simulator.boot()
        self.simulator.wait(50)
        self.get_past_first_start()

    def get_past_first_start(self):
        """Choose the language if the badge asks for it, and decline the lesson."""
        if self.showing == "Language":
            self.press(*["DOWN"] * LANGUAGES.index(self.language), "A")
        if self.showing == "Welcome":
            self.press("B")

    def press(self, *keys):
        self.simulator.press(*keys)

    # -- where we are -----------------------------------------------------------------------------

    @property
    def app(self):
        return self.simulator.app

    @property
    def match(self):
        return self.app.match

    @property
    def journal(self):
        return bytes(self.match.journal)

    @property
    def screen(self):
        return self.app.screen

    @property
    def showing(self):
        """The name of the screen in front."""
        return type(self.screen).__name__

    @property
    def words(self):
        return seen.words(self.simulator)

    @property
    def bottom_line(self):
        return seen.bottom_line(self.simulator)

    # -- before the match -------------------------------------------------------------------------

    def say(self, key, *values):
        """What the app says for a key of its words, in the language that it speaks now."""
        from drawbridge.words import say

        return say(key, *values)

    def choose(self, key):
        """Bring a menu's bar to the row with these words, and press A."""
        self.bring_bar_to(self.say(key))
        self.press("A")

    def bring_bar_to(self, row):
        """Bring a menu's bar to a row."""
        texts = [text.split("\n") for text in self.words]
        rows = max([rows for rows in texts if row in rows], key=len)
        self.press(*["DOWN"] * ((rows.index(row) - self.screen._menu.at) % len(rows)))
        assert self.screen._menu.at == rows.index(row)

    def new_match(self, side="A", seats=1, code="", bots=()):
        """From the title to the first turn of a person; a code is spelt out, and bots, given by
        their levels, take the last of the seats.
        """
        self.choose("new_match")
        for _ in range(GAMES.index((self.game, side))):
            self.press("RIGHT")
        self.press("DOWN")
        for _ in range(seats - 1):
            self.press("RIGHT")
        if code:
            self.press("DOWN", "A")
            self.spell(code)
            self.press("START")
        for number, level in enumerate(bots):
            self.bring_bar_to(self.say("name_and_colour", seats - len(bots) + number + 1))
            self.press(*["RIGHT"] * level)
        self.press("START")
        self.go_on()

    def spell(self, word):
        """Enter letters, each on the shorter way along the alphabet."""
        for letter in word:
            letters = self.screen._letters
            ahead = (letters.index(letter) - self.screen._at) % len(letters)
            back = len(letters) - ahead
            self.press(*(["RIGHT"] * ahead if ahead <= back else ["LEFT"] * back), "A")

    def resume(self):
        """From the title to the turn at which the saved match stands."""
        self.choose("continue")
        self.go_on()

    # -- the turn ---------------------------------------------------------------------------------

    def go_to(self, island):
        """Bring the cursor to an island on a shortest way."""
        self.stop_drawing()
        self.press(*way(self.match.game.board.PLACES, self.screen.at, island))
        assert self.screen.at == island

    def write(self, move):
        """Write on an island; in the set-up a move + WRITE_FOUR is a 4."""
        self.go_to(move % WRITE_FOUR)
        self.press("A")
        if move >= WRITE_FOUR:
            self.press("A")

    def draw(self, line):
        """Draw a bridge: go to an end with a number, choose it, press the line's direction."""
        island = self.numbered_end(line)
        self.go_to(island)
        self.press("A", self.direction(island, line))

    def stop_drawing(self):
        """Give the cross back to the cursor."""
        if self.screen.drawing:
            self.press("A")

    def numbered_end(self, line):
        ends = self.match.game.board.ENDS[2 * line : 2 * line + 2]
        return next(island for island in ends if self.match.sheet.numbers[island])

    def direction(self, island, line):
        """The key that leads from an island along one of its lines."""
        lines = self.match.game.board.LINES_AT[4 * island : 4 * island + 4]
        return DIRECTIONS[lines.index(line)]

    def play(self, move):
        """Play any legal move."""
        if move == END_TURN:
            self.end_turn()
        elif move >= BRIDGE:
            self.draw(move - BRIDGE)
        else:
            self.write(move)

    def end_turn(self):
        """End the turn; if that is a question, the answer is yes."""
        self.stop_drawing()
        self.press("START")
        if self.showing == "Ask":
            self.press("A")

    def go_on(self):
        """Past awards, handing on and the turns of bots, to a person's turn or the result."""
        while self.showing in ("Awards", "HandOn", "BotTurn"):
            bot = self.screen if self.showing == "BotTurn" else None
            self.press("A")
            self.simulator.run_until(lambda bot=bot: self.screen is not bot, 60_000, "a bot's turn")

    def open_menu(self, key=None):
        """Take everything back, open the menu, and choose something in it."""
        self.stop_drawing()
        self.press(*["B"] * (len(self.match.turn_moves()) + 1))
        if key:
            self.choose(key)


def way(places, start, goal):
    """The shortest row of presses that brings the cursor from one island to another."""
    came = {start: []}
    waiting = deque([start])
    while goal not in came:
        assert waiting, f"no presses lead from island {start} to island {goal}"
        at = waiting.popleft()
        for direction, key in enumerate(DIRECTIONS):
            other = hop(places, at, direction)
            if other not in came:
                came[other] = [*came[at], key]
                waiting.append(other)
    return came[goal]
