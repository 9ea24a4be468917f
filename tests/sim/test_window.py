# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The window, on SDL's driver without a screen: keys, mouse, lights, pictures."""

import numpy as np
import pygame
import pytest
from PIL import Image

from tools.sim import layout
from tools.sim.keys import NAMES
from tools.sim.window import NoWindow, Window

SCALE = 2


@pytest.fixture
def window(run_sample, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    simulator = run_sample("mover")
    simulator.wait(100)
    yield Window(simulator, SCALE, tmp_path / "shots")
    pygame.quit()


def pixels(window):
    """The whole window as rows of colours."""
    return pygame.surfarray.array3d(window.draw()).swapaxes(0, 1)


def part(picture, box):
    left, top = round(box.x * SCALE), round(box.y * SCALE)
    return picture[top : top + round(box.height * SCALE), left : left + round(box.width * SCALE)]


def key(window, name, down=True):
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return window.handle(pygame.event.Event(kind, key=pygame.key.key_code(name)))


def mouse(window, kind, box):
    place = [side * SCALE for side in box.centre]
    return window.handle(pygame.event.Event(kind, button=1, pos=place))


def held(window):
    states = zip(NAMES, window._simulator.machine.buttons.held, strict=True)
    return [name for name, down in states if down]


def test_the_screen_is_shown_pixel_by_pixel(window):
    shown = part(pixels(window), layout.SCREEN)
    assert np.array_equal(shown, np.array(window._simulator.screenshot(SCALE)))


@pytest.mark.parametrize(
    ("keyboard", "button"),
    [
        ("up", "UP"),
        ("down", "DOWN"),
        ("left", "LEFT"),
        ("right", "RIGHT"),
        ("x", "A"),
        ("k", "A"),
        ("z", "B"),
        ("j", "B"),
        ("return", "START"),
        ("backspace", "SELECT"),
        ("tab", "SELECT"),
    ],
)
def test_the_keyboard_presses_and_lights_buttons(window, keyboard, button):
    dark = part(pixels(window), layout.BUTTONS[button])
    assert key(window, keyboard)
    assert held(window) == [button]
    lit = part(pixels(window), layout.BUTTONS[button])
    assert lit.mean() > dark.mean() + 20
    assert key(window, keyboard, down=False)
    assert held(window) == []


@pytest.mark.parametrize("button", NAMES)
def test_the_mouse_presses_the_button_under_it(window, button):
    mouse(window, pygame.MOUSEBUTTONDOWN, layout.BUTTONS[button])
    assert held(window) == [button]
    mouse(window, pygame.MOUSEBUTTONUP, layout.SCREEN)  # wherever it is let go
    assert held(window) == []


def test_the_mouse_between_buttons_presses_nothing(window):
    mouse(window, pygame.MOUSEBUTTONDOWN, layout.SCREEN)
    mouse(window, pygame.MOUSEBUTTONUP, layout.SCREEN)
    assert held(window) == []


def test_everything_is_on_the_board_and_nothing_on_top_of_anything():
    boxes = [layout.BEZEL, *layout.BUTTONS.values()]
    for box in boxes:
        assert box.x > layout.BOARD.x and box.y > layout.BOARD.y
        assert box.x + box.width < layout.BOARD.x + layout.BOARD.width
        assert box.y + box.height < layout.BOARD.y + layout.BOARD.height
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart_x = one.x + one.width <= other.x or other.x + other.width <= one.x
            apart_y = one.y + one.height <= other.y or other.y + other.height <= one.y
            # A and B are round and may share corners of their squares
            assert apart_x or apart_y or one.round_ == other.round_ == 10


def test_buttons_are_let_go_when_the_window_loses_the_keyboard(window):
    key(window, "x")
    window.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert held(window) == []


def test_lights_shine_where_they_are(window):
    dark = pixels(window)
    window._simulator.machine.lights[1] = (60, 0, 0)
    lit = pixels(window)
    x, y = (round(side * SCALE) for side in layout.LIGHTS[1])
    red, green, blue = lit[y, x].astype(int)
    assert red > green + 60 and red > blue + 60
    far_x, far_y = (round(side * SCALE) for side in layout.LIGHTS[4])
    assert np.array_equal(lit[far_y, far_x], dark[far_y, far_x])


def test_a_dimmed_display_is_dimmed(window):
    bright = part(pixels(window), layout.SCREEN).mean()
    window._simulator.machine.display.brightness = 0.5
    assert part(pixels(window), layout.SCREEN).mean() == pytest.approx(bright / 2, rel=0.05)


def test_f12_saves_a_picture_and_overwrites_none(window, tmp_path):
    for _ in range(2):
        key(window, "f12")
    names = sorted(path.name for path in (tmp_path / "shots").iterdir())
    assert names == ["drawbridge-001.png", "drawbridge-002.png"]
    with Image.open(tmp_path / "shots" / names[1]) as picture:
        assert picture.tobytes() == window._simulator.screenshot(SCALE).tobytes()


def test_plus_and_minus_change_the_size(window):
    width = window.draw().get_width()
    key(window, "+")
    assert window.draw().get_width() == width / SCALE * (SCALE + 1)
    for _ in range(5):
        key(window, "-")
    assert window.draw().get_width() == width / SCALE


def test_escape_and_the_close_button_leave(window):
    assert not key(window, "escape")
    assert not window.handle(pygame.event.Event(pygame.QUIT))
    assert key(window, "f5")


@pytest.mark.parametrize(
    ("desktop", "scale"), [((1920, 1080), 4), ((3840, 2160), 5), ((1366, 768), 3), ((320, 200), 1)]
)
def test_the_window_fits_the_desktop(desktop, scale):
    assert Window.fitting(desktop) == scale
    if scale > 1:
        assert layout.WIDTH * scale <= desktop[0] and layout.HEIGHT * scale <= desktop[1]


def test_without_a_screen_there_is_no_window(run_sample, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    pygame.quit()
    with pytest.raises(NoWindow):
        Window(run_sample("mover"), None, tmp_path)
