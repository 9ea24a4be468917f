# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A cross on a blue ground that the arrows move by eight pixels; every event is written down."""

import board
import displayio
import keypad

display = board.DISPLAY
display.auto_refresh = False
keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK,
    data=board.BUTTON_OUT,
    latch=board.BUTTON_LATCH,
    key_count=8,
    value_when_pressed=True,
)
palette = displayio.Palette(3)
palette[1] = 0x204080
palette[2] = 0xFFC040
ground = displayio.Bitmap(160, 128, 3)
ground.fill(1)
cross = displayio.Bitmap(8, 8, 3)
for i in range(8):
    cross[i, i] = 2
    cross[7 - i, i] = 2
sprite_palette = displayio.Palette(3)
sprite_palette[2] = 0xFFC040
sprite_palette.make_transparent(0)
sprite = displayio.TileGrid(cross, pixel_shader=sprite_palette, x=80, y=64)
root = displayio.Group()
root.append(displayio.TileGrid(ground, pixel_shader=palette))
root.append(sprite)
display.root_group = root

STEPS = {4: (8, 0), 5: (0, 8), 6: (0, -8), 7: (-8, 0)}
event = keypad.Event()
seen = []
while True:
    while keys.events.get_into(event):
        seen.append((event.key_number, event.pressed, event.timestamp))
        if event.pressed and event.key_number in STEPS:
            dx, dy = STEPS[event.key_number]
            sprite.x += dx
            sprite.y += dy
    display.refresh()
