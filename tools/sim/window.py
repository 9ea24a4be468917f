# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The front end with a window: the badge is drawn, its buttons follow the keyboard and the mouse,
its lights shine and its speaker is heard. The machine's clock follows the clock on the wall."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tools.sim import layout
from tools.sim.art import Art
from tools.sim.keys import KEYBOARD, NAMES
from tools.sim.pictures import save_numbered
from tools.sim.sound import Sound

_FRAMES_PER_SECOND = 60
_LONGEST_STEP_MS = 100  # after a pause of the window the machine does not catch up
_MESSAGE_MS = 2500
_NO_SCREEN = ("dummy", "offscreen")  # what SDL falls back to, unless asked for by name
LARGEST = 8


class NoWindow(RuntimeError):
    """There is no screen that a window could open on."""


class Window:
    """One window on one simulator. `scale` None takes what suits the desktop."""

    def __init__(self, simulator, scale, shots):
        self._simulator = simulator
        self._shots = shots
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _NO_SCREEN and "SDL_VIDEODRIVER" not in os.environ:
                raise NoWindow("there is no screen here")
            desktop = pygame.display.get_desktop_sizes()[0]
            pygame.font.init()
            pygame.display.set_caption("Drawbridge")
            self._open(scale or self.fitting(desktop))
        except pygame.error as error:
            raise NoWindow(str(error)) from error
        self._screen = pygame.Surface((layout.SCREEN.width, layout.SCREEN.height))
        self._mouse = None  # the button under the pressed mouse
        self._message = ""
        self._message_until = 0

    @staticmethod
    def fitting(desktop) -> int:
        """The largest whole scale that leaves some desktop to see, at most 5."""
        room = min(0.9 * desktop[0] / layout.WIDTH, 0.85 * desktop[1] / layout.HEIGHT)
        return max(1, min(5, int(room)))

    def _open(self, scale):
        self._art = Art(scale)
        self._window = pygame.display.set_mode(self._art.size)

    def run(self):
        """Play until the window is closed or the program ends."""
        clock = pygame.time.Clock()
        while not self._simulator.ended:
            step = min(_LONGEST_STEP_MS, clock.tick(_FRAMES_PER_SECOND))
            if not all([self.handle(event) for event in pygame.event.get()]):
                return
            self._simulator.run(step)
            self.draw()
            pygame.display.flip()

    def handle(self, event) -> bool:
        """One event of the window; False if it means to leave."""
        if event.type == pygame.QUIT:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key_down(event.key)
        if event.type == pygame.KEYUP:
            self._move(KEYBOARD.get(pygame.key.name(event.key)), False)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            x, y = (side / self._art.scale for side in event.pos)
            self._mouse = layout.button_at(x, y)
            self._move(self._mouse, True)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._move(self._mouse, False)
            self._mouse = None
        elif event.type == pygame.WINDOWFOCUSLOST:
            for name in NAMES:  # their releases will go to another window
                self._move(name, False)
        return True

    def _key_down(self, key) -> bool:
        if key == pygame.K_ESCAPE:
            return False
        if key == pygame.K_F12:
            path = save_numbered(self._simulator.screenshot(self._art.scale), self._shots)
            self._say(f"saved {path}")
        elif key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self._open(min(LARGEST, self._art.scale + 1))
        elif key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self._open(max(1, self._art.scale - 1))
        else:
            self._move(KEYBOARD.get(pygame.key.name(key)), True)
        return True

    def _move(self, button, down):
        if button is not None:
            (self._simulator.down if down else self._simulator.up)(button)

    def _say(self, message):
        self._message = message
        self._message_until = pygame.time.get_ticks() + _MESSAGE_MS

    def draw(self):
        """Draw one frame into the window's surface and return it."""
        machine = self._simulator.machine
        pygame.surfarray.blit_array(self._screen, machine.display.rgb.swapaxes(0, 1))
        held = [name for name, down in zip(NAMES, machine.buttons.held, strict=True) if down]
        message = self._message if pygame.time.get_ticks() < self._message_until else ""
        self._art.draw(
            self._window, self._screen, machine.display.brightness, machine.lights, held, message
        )
        return self._window


def play(simulator, scale, shots: Path):
    """Open a window and play; NoWindow if none can be opened."""
    try:
        window = Window(simulator, scale, shots)
        simulator.boot()
        simulator.machine.speaker.listener = Sound()
        window.run()
    finally:
        pygame.quit()
