# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The teacher of a lesson: says one idea at a time, points at what it is about, shows the next key,
and lets no other one do anything."""

from micropython import const

from drawbridge.badge.buttons import LEFT, SELECT
from drawbridge.lessons import BY_ITSELF, READ
from drawbridge.lessons.bubble import Bubble
from drawbridge.lessons.next_key import NextKey
from drawbridge.screens.ask import Ask
from drawbridge.screens.screen import CHANGED
from drawbridge.words import look_up, say

_ROOM_ABOVE = const(40)  # pixels that a bubble at the upper edge covers


class Teacher:
    """Goes through a script with a play screen. The screen must answer key_for(goal), the next key
    on the way to a goal; words_for(key), or "" for its own; spots_of(goal), the places that a goal
    is about, the next one first; and may_stray(key, goal), whether a wrong key does no harm."""

    def __init__(self, screen):
        self._screen = screen
        self._steps = screen.app.steps
        self._texts = look_up(screen.match.game.name, "_lesson")
        self.words = look_up("keys", "_lesson")
        self._bubble = Bubble(screen.canvas)
        self._below = True  # where the bubble is
        self._at = -2
        self._goal = READ
        screen.hints = NextKey(screen.canvas)
        screen.group[0] = screen.hints
        screen.group.append(self._bubble)
        self._next()

    def lets_through(self, key):
        """Whether the screen may answer a key; if not, the teacher has."""
        screen = self._screen
        if key == SELECT:
            question, more = look_up("leave", "_lesson")
            screen.app.open(Ask, question, more, screen.app.leave)
        elif key == screen.key_for(self._goal):
            if self._goal != READ:
                return True
            self._next()
        elif self._goal != READ and screen.may_stray(key):
            return True
        elif not screen.app.buttons.repeated:
            screen.complain("")
        return False

    def look(self):
        """Go on if the goal is reached."""
        if len(self._screen.match.journal) != self._moves:
            self._next()

    def _next(self):
        """Go on to the next step that asks for a key; after the last one the lesson is over."""
        screen = self._screen
        self._at += 2
        if self._at == len(self._steps):
            screen.app.leave()
            return
        while self._steps[self._at] == BY_ITSELF:
            screen.match.play(self._steps[self._at + 1])
            self._at += 2
        self._goal = self._steps[self._at + 1]
        self._moves = len(screen.match.journal)
        spots = screen.spots_of(self._goal)
        if spots:
            self._below = min([y for _, y in spots]) < _ROOM_ABOVE
        self._bubble.say(self._texts[self._steps[self._at]], self._below)
        screen.stale = CHANGED

    def point(self):
        """Show the next key, and where the cross leads."""
        screen = self._screen
        key = screen.key_for(self._goal)
        words = screen.words_for(key)
        if self._goal == READ:
            words = say("next" if self._at + 2 < len(self._steps) else "ok")
        screen.hints.press(key, words, self.words[-1])
        spots = screen.spots_of(self._goal)
        self._bubble.point_at(spots[0] if spots and key <= LEFT else None)

    def tick(self):
        self._bubble.tick()
