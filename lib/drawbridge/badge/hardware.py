# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""All parts of the badge, each made once: a pin serves one owner at a time, so whatever happens to
the app, they are kept and handed to the next one.
"""

import board

from drawbridge.badge.battery import Battery, is_dark
from drawbridge.badge.buttons import Buttons
from drawbridge.badge.lights import Lights
from drawbridge.badge.rest import Rest
from drawbridge.badge.sound import Sound
from drawbridge.memory import forget


class Hardware:
    """The parts; an UnknownBoard if this board has not all of them."""

    def __init__(self):
        from drawbridge.badge import boards

        boards.check()
        forget("drawbridge.badge.boards")
        self.display = board.DISPLAY
        self.display.auto_refresh = False
        self.buttons = Buttons()
        self.sound = Sound()
        self.lights = Lights()
        self.rest = Rest(self.display)
        self.battery = Battery()
        self.is_dark = is_dark

    def obey(self, settings):
        """Do as the settings say."""
        self.buttons.speed = settings.key_repeat
        self.sound.on = settings.sound
        self.lights.on = settings.lights
        self.rest.brightness = settings.brightness

    def tick(self):
        """Let the parts do what they do by themselves."""
        self.rest.tick()
        if self.rest.asleep:
            self.lights.dark()
        else:
            self.lights.tick()
            self.sound.tick()
