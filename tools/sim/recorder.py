# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Records the screen as a GIF: only frames that changed, each shown for as long as the machine's
clock says. GIF counts in hundredths of a second, and viewers refuse to show a frame for less than
two of them: what was shorter is left out."""

import numpy as np
from PIL import Image

_SHORTEST_CS = 2
_LAST_CS = 150  # how long the end stays before the film starts again


class Recorder:
    """Attach it before the program runs; `save` when it is over."""

    def __init__(self, machine):
        self._machine = machine
        self._frames = []  # (time in hundredths, picture in the display's 16 bits)
        machine.display.on_change = self._add

    def _add(self):
        now = round(self._machine.clock.now_us / 10_000)
        frame = self._machine.display.frame.copy()
        if self._frames and np.array_equal(self._frames[-1][1], frame):
            return
        if self._frames and now - self._frames[-1][0] < _SHORTEST_CS:
            now = self._frames.pop()[0]
        self._frames.append((now, frame))

    def save(self, path, scale=2):
        """Write the film. The display has fewer colours on at a time than a GIF may hold."""
        if not self._frames:
            raise ValueError(f"{path}: nothing was shown, so there is nothing to record")
        end = max(round(self._machine.clock.now_us / 10_000), self._frames[-1][0]) + _LAST_CS
        times = [time for time, _ in self._frames] + [end]
        pictures = [_picture(frame, scale) for _, frame in self._frames]
        pictures[0].save(
            path,
            save_all=True,
            append_images=pictures[1:],
            duration=[10 * (after - time) for time, after in zip(times, times[1:], strict=False)],
            loop=0,
            disposal=1,
        )


def _picture(frame, scale):
    """A frame with a palette of exactly its own colours."""
    colours, numbers = np.unique(frame, return_inverse=True)
    if len(colours) > 256:
        raise ValueError(f"a frame has {len(colours)} colours; a GIF frame holds 256")
    red, green, blue = colours >> 11, colours >> 5 & 0x3F, colours & 0x1F
    palette = np.stack((red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2), 1)
    numbers = numbers.reshape(frame.shape).astype(np.uint8)
    picture = Image.fromarray(np.kron(numbers, np.ones((scale, scale), np.uint8)), "P")
    picture.putpalette(palette.astype(np.uint8).tobytes())
    return picture
