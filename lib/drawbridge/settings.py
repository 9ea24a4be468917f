# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What the owner of a badge has chosen once and for all. Only holds the choices: who changes one
must have it saved (Saved.save_settings) and tell the part of the badge that it concerns.
"""

BRIGHTEST = 5  # the backlight has the steps 1 to 5
KEY_REPEATS = ("slow", "medium", "fast")

# Choices that are on or off, each a bit in the record: new ones only at the end.
_SWITCHES = ("sound", "lights", "show_legal", "safe_colours", "confirm_end")


class Settings:
    """Plain attributes; a new object holds the choices of a badge that was never set."""

    def __init__(self):
        self.language = ""  # one of drawbridge.words.LANGUAGES, "" while none was chosen
        self.brightness = BRIGHTEST
        self.key_repeat = 1  # a place in KEY_REPEATS
        self.sound = True
        self.lights = True
        self.show_legal = True  # whether the board shows what may be played
        self.safe_colours = False  # whether colours are those that colour-blind eyes tell apart
        self.confirm_end = True  # whether ending a turn early is a question

    def pack(self):
        """Return the choices as bytes: language (2 letters), brightness, key repeat, switches."""
        switches = 0
        for bit, name in enumerate(_SWITCHES):
            if getattr(self, name):
                switches |= 1 << bit
        language = self.language.encode() or b"--"
        return language + bytes((self.brightness, self.key_repeat, switches))

    def unpack(self, data):
        """Take over the choices that pack() wrote; a choice that does not exist is left out."""
        self.language = "" if data[:2] == b"--" else data[:2].decode()
        if 1 <= data[2] <= BRIGHTEST:
            self.brightness = data[2]
        if data[3] < len(KEY_REPEATS):
            self.key_repeat = data[3]
        for bit, name in enumerate(_SWITCHES):
            setattr(self, name, bool(data[4] >> bit & 1))
