# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Counts its starts in the memory, shines and beeps once, reads its settings, and then waits."""

import array
import os
import random
import time

import analogio
import audiocore
import audioio
import board
import digitalio
import microcontroller
import neopixel_write

starts = (microcontroller.nvm[0] + 1) % 256
microcontroller.nvm[0:2] = bytes((starts, 7))

lights = digitalio.DigitalInOut(board.NEOPIXEL)
lights.direction = digitalio.Direction.OUTPUT
neopixel_write.neopixel_write(lights, bytearray((10, 20, 30) * 5))

enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
enable.switch_to_output(True)
audio = audioio.AudioOut(board.SPEAKER)
wave = array.array("H", [0] * 5 + [65535] * 5)
audio.play(audiocore.RawSample(wave, sample_rate=4400), loop=True)
time.sleep(0.05)
audio.stop()

with analogio.AnalogIn(board.A6) as battery:
    volts = battery.value * battery.reference_voltage / 65535 * 2

code = os.getenv("DRAWBRIDGE_CODE")
numbers = [random.randrange(1000) for _ in range(4)]
while True:
    time.sleep(0.01)
