# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Tells how long something would take on the badge, by comparison with an empty loop.

The shortest of several times is the true one: other work on the machine only ever makes it longer.
Time that the badge would spend on collecting garbage is not in it.
"""

import js

# One turn of an empty `for` inside a function on a SAMD51 at 120 MHz, in milliseconds: published.
_BADGE_TURN = 0.0019
_TURNS = 2000
_TRIES = 25

_now = js.performance.now


def spent(work, *arguments):
    """Return how long one call takes on this machine, in milliseconds."""
    start = _now()
    work(*arguments)
    return _now() - start


def on_badge(timed):
    """Return the milliseconds that the badge would need for what timed() measures with spent().

    A generator, see rows/__init__.py.
    """

    def timed_once():
        yield
        return [timed()]

    return (yield from each_on_badge(timed_once, _TRIES))[0]


def each_on_badge(timed, tries):
    """Return the milliseconds that the badge would need for each piece of some work.

    A generator, and so is timed(), which returns as many times as there are pieces. Loop and work
    take turns, so that a machine that is busy for a while slows down both.
    """
    work = []
    loop = []
    nothing = []
    for _ in range(tries):
        work.append((yield from timed()))
        loop.append(spent(_loop, _TURNS))
        nothing.append(spent(_nothing))
    turn = (min(loop) - min(nothing)) / _TURNS
    return [(min(times) - min(nothing)) / turn * _BADGE_TURN for times in zip(*work)]


def _nothing():
    pass


def _loop(turns):
    for _ in range(turns):
        pass
