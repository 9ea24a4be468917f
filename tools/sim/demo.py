# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The demonstration: what `python -m tools.sim` does where there is neither screen nor keyboard. It
plays by itself, prints what it does, ends with a result and leaves a picture."""

PICTURE = "drawbridge-demo.png"
SCALE = 4


def show(simulator, say):
    """Play. `say(sentence)` prints; the last sentence is the result."""
    say("The badge is switched on and shows its title.")
    simulator.wait(1000)
    say(f"Its screen was painted {simulator.machine.display.refreshes} times.")


def run(simulator, folder, say=print):
    """Show it, and save the last screen."""
    show(simulator, say)
    folder.mkdir(parents=True, exist_ok=True)
    picture = folder / PICTURE
    simulator.screenshot(SCALE).save(picture)
    say(f"The last screen is in {picture}")
