# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The loop: keys in, one screen's work, one refresh. It never blocks, so that a badge, a window, a
test and a browser can all drive it. Which screen follows which is decided here.
"""

from displayio import Group

from drawbridge.badge.buttons import NO_KEY
from drawbridge.badge.sound import AWARD, THE_END, TURN
from drawbridge.draw.canvas import Canvas
from drawbridge.memory import forget_all_but
from drawbridge.players import count_people, level_of, palette_colour
from drawbridge.saved import Saved
from drawbridge.screens.screen import ALL
from drawbridge.words import say
from engine.match import END_TURN, MOST_SEATS

# What every screen is built on stays in memory: of the packages of screens and pictures, this. One
# text instead of many: on the badge each would take as much again.
_KEPT = (
    "drawbridge.draw.canvas drawbridge.draw.font drawbridge.draw.hints drawbridge.draw.text "
    "drawbridge.screens.screen"
)

# What only some screens need does not: names that begin like this.
_SELDOM = (
    "adafruit_ drawbridge.bot drawbridge.draw. drawbridge.games drawbridge.lessons. "
    "drawbridge.matches drawbridge.screens. engine.bots engine.d engine.record"
)


class App:
    """Everything that lives as long as the badge is on, on the parts of a badge.Hardware."""

    def __init__(self, hardware):
        self.hardware = hardware
        self.display = hardware.display
        self.buttons = hardware.buttons
        self.sound = hardware.sound
        self.lights = hardware.lights
        self.canvas = Canvas()
        self.saved = Saved()
        self.settings = self.saved.settings
        self.match = None
        self.players = []  # (name, colour, level) of each seat, as players.py says
        self.helped = False  # whether there was a hint in this match
        self.challenge = 0  # the number of the challenge that this match is, 0 if it is none
        self.cursors = [None] * MOST_SEATS  # where each seat's cursor was at the end of its turn
        self._screens = []  # the last one is in front, the others wait below it
        self._coming = None  # how to make the next screen, and whether it replaces all others
        self._root = Group()
        self._root.append(self.canvas.tiles)
        self._root.append(Group())
        self.display.root_group = self._root
        from drawbridge.first import begin

        begin(self)
        self._bring()

    def tick(self):
        """One turn of the loop.

        Screens are made and drawn from here and never from inside a key's answer: the badge has
        room for few calls inside calls, and the labels' own go deep.
        """
        hardware = self.hardware
        key = self.buttons.next_press()
        while key != NO_KEY:
            if hardware.rest.wake():
                self.buttons.no_repeat()
            else:
                self.screen.calm()
                self.screen.key(key)
                self._bring()
                self.screen.paint()
            key = self.buttons.next_press()
        if not hardware.rest.asleep:
            self.screen.tick()
            self._bring()
            self.screen.paint()
            self.display.refresh()
            if hardware.battery.warns():
                self.screen.complain(say("battery_low"))
        hardware.obey(self.settings)
        hardware.tick()

    # -- screens ----------------------------------------------------------------------------------

    @property
    def screen(self):
        return self._screens[-1]

    def show(self, make, *arguments):
        """Put the screen that make(app, *arguments) returns in the place of all others."""
        self._coming = (make, arguments, True)

    def open(self, make, *arguments):
        """Put the screen that make(app, *arguments) returns in front of the others."""
        self._coming = (make, arguments, False)

    def close(self):
        """Take the front screen away: the one below it is in front again."""
        self._screens.pop()
        self._let_go()
        self._front()

    def _bring(self):
        """Make the screen that is to come, if there is one."""
        if self._coming is None:
            return
        make, arguments, replaces = self._coming
        self._coming = None
        if replaces:
            self._screens = []
        else:
            self.screen.covered()
        self._let_go()
        self._screens.append(make(self, *arguments))
        self._front()

    def _let_go(self):
        """Forget what only the screen before needed, before the next one needs room."""
        self._root[1] = Group()
        self.forget_code()

    def forget_code(self):
        """Forget all code that is loaded again when it is needed, and collect what became free."""
        forget_all_but(_KEPT.split(), *_SELDOM.split())

    def _front(self):
        self.canvas.wear(self.screen.tones)
        self._root[1] = self.screen.group
        self.screen.stale = ALL

    def show_title(self):
        from drawbridge.screens.title import Title

        self.lights.turn(0)
        self.show(Title)

    # -- the match --------------------------------------------------------------------------------

    def start(self, name, side, players, code, challenge=0):
        """Begin a match; without a code it is any deal."""
        from drawbridge.matches import start

        start(self, name, side, players, code, challenge)

    def restart(self):
        """Begin the same deal again, with the same players."""
        game = self.match.game
        self.start(game.name, game.side, self.players, self.match.code, self.challenge)

    def resume(self):
        """Go on with the saved match."""
        from drawbridge.matches import resume

        resume(self)

    def quit(self):
        """Give the match up."""
        self.match = None
        self.saved.save(None)
        self.show_title()

    def save(self):
        """Write what must survive switching off: the match, or how it has ended."""
        write = self.saved.note_result if self.match.over else self.saved.save
        write(self.match, self.players, self.helped, self.challenge)

    def end_turn(self):
        """End the turn of the seat that is playing, and go on with what follows."""
        match = self.match
        round_before = match.round
        match.play(END_TURN)
        self.save()
        self.sound.play(TURN)
        if match.over or match.round != round_before:
            self.announce(round_before)
        else:
            self.next_turn()

    def announce(self, round_number):
        """Announce the awards of a round that has just ended, if there are any, and go on."""
        if self.match.awards:
            from drawbridge.screens.awards import Awards

            self.sound.play(AWARD)
            self.lights.celebrate()
            self.show(Awards, round_number)
        else:
            self.next_turn()

    def next_turn(self):
        """Show the next turn, or the result: between people, after the badge is handed on."""
        match = self.match
        if match.seats > 1:
            self.lights.turn(self.canvas.rgb(palette_colour(self.players[match.seat])))
        if match.over:
            from drawbridge.screens.result import Result

            self.sound.play(THE_END)
            self.lights.celebrate()
            self.show(Result)
        elif not self._is_bots_turn() and (
            count_people(self.players) > 1 or match.seats > 1 and not match.round
        ):
            from drawbridge.screens.hand_on import HandOn

            self.show(HandOn)
        else:
            self.play()

    def _is_bots_turn(self):
        return level_of(self.players[self.match.seat]) > 0

    def play(self):
        """Show the board of the seat that is playing, as its turn stands."""
        if self._is_bots_turn():
            from drawbridge.screens.bot_turn import BotTurn

            self.show(BotTurn)
        else:
            from drawbridge.games import play_screen

            self.show(play_screen)
