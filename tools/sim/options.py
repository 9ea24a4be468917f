# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The simulator's command line, and which front end suits the place it was started in."""

import argparse
import os
import sys
from pathlib import Path

from engine.deal import number_of
from engine.errors import BadCode
from tools.sim.folders import ROOT, data_folder
from tools.sim.script import ScriptError, load

WINDOW, TERMINAL, DEMO = "window", "terminal", "demo"


def choose(environment, platform, interactive) -> str:
    """A window where there is a screen, else a terminal where somebody sits, else neither."""
    if platform in ("win32", "darwin"):
        return WINDOW
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return WINDOW
    return TERMINAL if interactive else DEMO


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def choose_here() -> str:
    return choose(os.environ, sys.platform, interactive())


def _code(text):
    try:
        number_of(text)
    except BadCode as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a code: {error}") from error
    return text.upper()


def _scale(text):
    if not text.isdecimal() or not 1 <= int(text) <= 8:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale: expected 1 to 8")
    return int(text)


def _keys(text):
    try:
        return load(text)
    except ScriptError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def parser():
    options = argparse.ArgumentParser(
        prog="python -m tools.sim",
        description="Play Drawbridge without a badge: in a window, in a terminal, or by a script.",
    )
    front = options.add_mutually_exclusive_group()
    for name, text in (
        (WINDOW, "play in a window"),
        (TERMINAL, "play in this terminal (160x66 characters, 24-bit colour)"),
        (DEMO, "watch a match being played, in words"),
    ):
        front.add_argument(f"--{name}", dest="front", action="store_const", const=name, help=text)
    front.add_argument(
        "--keys",
        type=_keys,
        metavar="SCRIPT",
        help="press keys from a file or from words such as: UPx3 A hold A 800 wait 500 shot a.png",
    )
    options.add_argument("--code", type=_code, help="six letters that name a deal to start with")
    options.add_argument(
        "--nvm",
        metavar="FILE",
        default=str(data_folder() / "nvm.bin"),
        help="what survives switching off; none forgets it (default: %(default)s)",
    )
    options.add_argument(
        "--scale", type=_scale, metavar="N", help="pixels to a pixel, for the window and the GIF"
    )
    options.add_argument("--gif", type=Path, metavar="FILE", help="record the screen")
    options.add_argument(
        "--shots",
        type=Path,
        metavar="DIR",
        help="where pictures go (default: here for a script, else in the user's data folder)",
    )
    options.add_argument(
        "--program", type=Path, default=ROOT / "code.py", metavar="FILE", help=argparse.SUPPRESS
    )
    return options
