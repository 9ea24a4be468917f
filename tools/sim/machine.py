# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""One badge: its clock, display, buttons, lights, speaker and memory, switched on and off as a
whole. A machine is never reset; a test or a restart takes a new one."""

from random import Random

from tools.sim.buttons import Buttons
from tools.sim.clock import Clock
from tools.sim.display import Display
from tools.sim.speaker import Speaker

LIGHTS = 5
STICK = frozenset(("JOYSTICK_X", "JOYSTICK_Y"))  # what only a PyGamer has


class Machine:
    """The hardware. `settings` is what `os.getenv` finds, `battery` is in volts; `lacks` are names
    that this board has not."""

    def __init__(self, memory, settings=None, seed=0, battery=3.9, board_id="pybadge", lacks=STICK):
        self.board_id = board_id
        self.lacks = lacks
        self.clock = Clock()
        self.display = Display(self.clock)
        self.buttons = Buttons()
        self.speaker = Speaker(self.clock)
        self.lights = [(0, 0, 0)] * LIGHTS
        self.memory = memory
        self.settings = dict(settings or {})
        self.random = Random(seed)
        self.battery = battery
        self.analog = {}  # what other analog pins read, by name: the middle, unless told here
        self.caught = []  # exceptions that the program has caught and told the console
        self.pins_in_use = set()
        self.clock.background = self.display.background

    def claim(self, *pins):
        """Take pins for one device; a pin serves one at a time."""
        for pin in pins:
            if pin in self.pins_in_use:
                raise ValueError(f"{pin} in use")
        self.pins_in_use.update(pins)

    def release(self, *pins):
        self.pins_in_use.difference_update(pins)

    def drive(self, pin, level):
        """A program has set an output pin."""
        if pin.name == "SPEAKER_ENABLE":
            self.speaker.enabled = level

    def show_lights(self, colours):
        """Bytes for the NeoPixel chain, green first; lights beyond the data keep their colour."""
        for i in range(min(LIGHTS, len(colours) // 3)):
            green, red, blue = colours[3 * i : 3 * i + 3]
            self.lights[i] = (red, green, blue)
