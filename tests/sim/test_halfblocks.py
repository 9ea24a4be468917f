# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The screen as characters: exact colours, and no cell written twice without need."""

from tests.sim.tiny_terminal import TinyTerminal
from tools.sim.display import HEIGHT, WIDTH
from tools.sim.halfblocks import HalfBlocks


def as_rows(simulator):
    return [[tuple(pixel) for pixel in row] for row in simulator.pixels.tolist()]


def test_the_terminal_shows_the_screen(run_sample):
    simulator = run_sample("mover")
    simulator.wait(100)
    terminal, blocks = TinyTerminal(), HalfBlocks()
    for key in (None, "RIGHT", "DOWN", "LEFT"):
        if key:
            simulator.press(key)
        terminal.feed(blocks.update(simulator.pixels))
        assert terminal.picture(WIDTH, HEIGHT) == as_rows(simulator)


def test_only_changed_cells_are_written(run_sample):
    simulator = run_sample("mover")
    simulator.wait(100)
    terminal, blocks = TinyTerminal(), HalfBlocks()
    terminal.feed(blocks.update(simulator.pixels))
    assert terminal.written == 160 * 64
    assert blocks.update(simulator.pixels) == ""
    simulator.press("RIGHT")
    terminal.feed(blocks.update(simulator.pixels))
    # a cross of 8x8 has strokes in 4 cells of each of its 4 rows of cells; it left and it arrived
    assert terminal.written == 160 * 64 + 2 * 4 * 4


def test_a_cleared_terminal_is_written_anew(run_sample):
    simulator = run_sample("mover")
    blocks = HalfBlocks()
    first = blocks.update(simulator.pixels)
    blocks.forget()
    assert blocks.update(simulator.pixels) == first
