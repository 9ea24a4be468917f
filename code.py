# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge on the badge: starts the app, and starts it again if it should ever fail.

The only place that catches everything. It hides nothing: the whole story goes to the serial
console, a friendly screen says how to go on, and the match is where its last turn has left it. If
there is no room even for that screen, the badge starts anew with an empty memory.
"""

import supervisor

from drawbridge.app import App
from drawbridge.badge.boards import UnknownBoard
from drawbridge.badge.hardware import Hardware

# A computer that touches the drive would otherwise restart the program in the middle of a match.
supervisor.runtime.autoreload = False


def play():
    """Run the app until it fails; return what it failed with."""
    global app
    try:
        app = App(hardware)
        while True:
            app.tick()
    except Exception as error:
        tell(error)
        app = None
        return type(error).__name__


def tell(error):
    """Tell the serial console where an error came from."""
    import traceback

    traceback.print_exception(error)


def explain(kind):
    """Say that something went wrong until somebody wants to go on."""
    try:
        from drawbridge.trouble import Trouble

        trouble = Trouble(hardware, kind)
        while not trouble.done:
            trouble.tick()
    except Exception as error:
        tell(error)
        supervisor.reload()


app = None
try:
    hardware = Hardware()
except UnknownBoard as error:
    from drawbridge.words import look_up

    print("\n".join(look_up("unknown_board")) % error.args)  # a display shows it as well
else:
    while True:
        explain(play())
