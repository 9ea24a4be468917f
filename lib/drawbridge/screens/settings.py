# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The settings: a row for each choice of drawbridge.settings, and in the end one that erases all.

A choice counts at once, and is written to the memory when the hand has come to rest or leaves: not
at every key, because the memory wears out.
"""

from micropython import const

from drawbridge.badge.buttons import DOWN, LEFT, RIGHT, UP, A, B
from drawbridge.badge.clock import now, since
from drawbridge.badge.sound import TURN
from drawbridge.draw import art_data as art
from drawbridge.draw.menu import Menu
from drawbridge.draw.safe_colours import use_colours
from drawbridge.screens.ask import Ask
from drawbridge.screens.screen import ALL, CHANGED, Screen
from drawbridge.settings import BRIGHTEST, KEY_REPEATS
from drawbridge.words import LANGUAGES, look_up, say, speak

_LANGUAGE = const(0)
_BRIGHTNESS = const(1)
_KEY_REPEAT = const(4)
_ERASE = const(8)
_SWITCHES = {2: "sound", 3: "lights", 5: "show_legal", 6: "safe_colours", 7: "confirm_end"}
_SAFE = const(6)

_TOP = const(13)
_ROW = const(11)
_VALUES = const(106)  # where the values begin
_REST = const(1000)  # milliseconds after the last change until it is written


class SettingsScreen(Screen):
    """From the title, or in a match: then the turn goes on afterwards, and nothing is erased."""

    def __init__(self, app):
        super().__init__(app)
        self._changed_at = None
        self._repeats = look_up("key_repeats", "_extra")
        self.heading(say("settings")).y = 2
        rows = look_up("settings", "_extra")
        if app.match is not None:
            rows = rows[:_ERASE]
        self._menu = Menu(
            self.canvas, 9, _TOP, 142, rows, self._values(), row=_ROW, split=_VALUES - 9
        )
        self.group.append(self._menu)

    def _values(self):
        """The values that are words; the others are drawn."""
        settings = self.app.settings
        languages = look_up("languages", "_extra")
        words = [""] * _ERASE
        words[_LANGUAGE] = languages[LANGUAGES.index(settings.language)]
        words[_KEY_REPEAT] = self._repeats[settings.key_repeat]
        return words

    def draw(self):
        super().draw()
        self._draw_menu()

    def refresh(self):
        self._menu.set_values(self._values())
        self._draw_menu()
        self.show_hints()

    def _draw_menu(self):
        self._menu.draw()
        canvas = self.canvas
        settings = self.app.settings
        for step in range(BRIGHTEST):
            lit = step < settings.brightness
            y = _TOP + _BRIGHTNESS * _ROW + 7 - step
            canvas.fill(_VALUES + 5 * step, y, 4, 2 + step, art.YELLOW if lit else art.OPEN)
        for row, name in _SWITCHES.items():
            _draw_switch(canvas, _TOP + row * _ROW, getattr(settings, name))
        for place, colour in enumerate((art.RED, art.WOOD, art.GREEN, art.BLUE)):
            canvas.fill(_VALUES + 24 + 6 * place, _TOP + _SAFE * _ROW + 2, 5, 6, colour)

    def show_hints(self):
        self.hints.show(say("erase" if self._menu.at == _ERASE else "change"), say("back"))

    def key(self, key):
        if key in (UP, DOWN):
            self._menu.move(1 if key == DOWN else -1)
            self.stale = CHANGED
        elif key == B:
            self._leave()
        elif self._menu.at == _ERASE:
            if key == A:
                question, *more = look_up("erase?", "_extra")
                self.app.open(Ask, question, "\n".join(more), self._erase)
        elif key in (LEFT, RIGHT, A):
            self._change(self._menu.at, -1 if key == LEFT else 1)

    def tick(self):
        super().tick()
        if self._changed_at is not None and since(self._changed_at) >= _REST:
            self._save()

    # -- choices ----------------------------------------------------------------------------------

    def _change(self, row, step):
        settings = self.app.settings
        self._changed_at = now()
        self.stale = CHANGED
        if row == _BRIGHTNESS:
            settings.brightness = (settings.brightness - 1 + step) % BRIGHTEST + 1
        elif self.app.buttons.repeated:  # holding a key changes nothing else
            return
        elif row == _LANGUAGE:
            at = LANGUAGES.index(settings.language) + step
            settings.language = LANGUAGES[at % len(LANGUAGES)]
            speak(settings.language)
            self._save()
            self.app.show(SettingsScreen)
        elif row == _KEY_REPEAT:
            settings.key_repeat = (settings.key_repeat + step) % len(KEY_REPEATS)
        else:
            self._switch(_SWITCHES[row])

    def _switch(self, name):
        """Turn something on or off, and let it be seen or heard."""
        app = self.app
        on = not getattr(app.settings, name)
        setattr(app.settings, name, on)
        app.hardware.obey(app.settings)
        if name == "safe_colours":
            use_colours(app.canvas, on)
            self.stale = ALL
        elif name == "sound":
            app.sound.play(TURN)
        elif name == "lights" and on:
            app.lights.celebrate()

    def _save(self):
        self._changed_at = None
        self.app.saved.save_settings()

    def _leave(self):
        self._save()
        if self.app.match is None:
            self.app.show_title()
        else:
            self.app.play()

    def _erase(self):
        from drawbridge.screens.language import Language

        self.app.saved.erase()
        use_colours(self.app.canvas, False)
        self.app.show(Language)


def _draw_switch(canvas, y, on):
    """A knob at the right of its slot when on, at the left when off."""
    x, slot, edge, knob = _VALUES + 1, art.NIGHT, art.OPEN, art.OPEN
    if on:
        x, slot, edge, knob = _VALUES + 10, art.MOSS, art.GREEN, art.WHITE
    canvas.frame(_VALUES, y + 1, 18, 8, slot, edge)
    canvas.frame(x, y + 2, 7, 6, knob, art.NIGHT)
