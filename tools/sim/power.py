# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Which machine is switched on. The stand-ins ask here, so that their modules can stay in
`sys.modules` for the whole process while machines come and go. It must import nothing of the
simulator: everything else imports it."""

_machine = None


def current():
    """The machine that is switched on now."""
    if _machine is None:
        raise RuntimeError("no machine is switched on: boot a tools.sim.simulator.Simulator first")
    return _machine


def switch_on(machine):
    """Make this machine the one that the stand-ins speak to; the one before it is unplugged."""
    global _machine
    _machine = machine


def switch_off(machine):
    """Unplug this machine, unless another has taken its place already."""
    global _machine
    if _machine is machine:
        _machine = None
