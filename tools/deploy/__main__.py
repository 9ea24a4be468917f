# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.deploy`: puts Drawbridge onto a connected badge."""

import argparse
import contextlib
import errno
import sys

from tools import vm
from tools.bundle import BundleError
from tools.bundle.contents import bundle
from tools.bundle.modules import project_version
from tools.deploy import DeployError
from tools.deploy.drive import Drive
from tools.deploy.drives import find_drives, given_drive
from tools.deploy.firmware import read_firmware, refuse_unsupported
from tools.deploy.plan import KEEP, make_plan
from tools.deploy.space import foresee, is_short, kilobytes, refuse_if_full

_AGAIN = "run this again: it goes on where it stopped"

# What to do about an error of the drive. None of them leaves a file half written.
_MAY_WRITE = "make sure that you may write to the drive"
_FIRST_AID = {
    errno.ENOSPC: "delete what you do not need from the drive",
    errno.EROFS: "press RESET on the badge (once more while its light blinks yellow if a boot.py "
    "of yours claims the drive: that skips it)",
    errno.EACCES: _MAY_WRITE,
    errno.EPERM: _MAY_WRITE,
}
_ANY_OTHER = "check the cable, and that the drive is still there"


def choose_drive(found):
    """The only drive there is. Several are listed, none is a reason to say what to look for."""
    if not found:
        raise DeployError(
            "no CIRCUITPY drive found: connect the badge by a USB cable that carries data, or say "
            "where its drive is with DRIVE=..."
        )
    if len(found) > 1:
        lines = [f"  make deploy DRIVE={_quoted(place)}   {_described(place)}" for place in found]
        raise DeployError(
            "\n".join([f"{len(found)} drives found, expected one: say which", *lines])
        )
    return found[0]


def _quoted(place):
    return f"'{place}'" if " " in str(place) else place


def _described(place):
    try:
        return str(read_firmware(place))
    except DeployError as error:
        return str(error)


def deploy(root, files, dry_run=False):
    """Make the drive at a root hold these files; return how many steps that took."""
    drive = Drive(root)
    with _first_aid(root):
        steps = make_plan(drive, files)
        space = foresee(drive, steps)
    refuse_if_full(root, space)
    for number, step in enumerate(steps, 1):
        print(f"[{number:{len(str(len(steps)))}}/{len(steps)}] {step}", flush=True)
        if not dry_run:
            with _first_aid(root / step.path):
                step.do(drive)
    if is_short(space):
        print(f"warning: that leaves only {kilobytes(max(space.end, 0))} free on the drive")
    if not dry_run:
        with _first_aid(root):
            drive.flush()
        _report_kept([step.to for step in steps if step.verb == KEEP])
    return len(steps)


def _report_kept(paths):
    if paths:
        print(f"what was yours and in the way is now in {paths[0].split('/')[0]} on the drive")


@contextlib.contextmanager
def _first_aid(place):
    """Turn an error of the drive into a line that says what to do about it."""
    try:
        yield
    except OSError as error:
        aid = _FIRST_AID.get(error.errno, _ANY_OTHER)
        raise DeployError(f"{place}: {error.strerror}: {aid}, then {_AGAIN}") from error


def _run(options):
    root = given_drive(options.drive) if options.drive else choose_drive(find_drives())
    firmware = read_firmware(root)
    print(f"{root}: {firmware}")
    refuse_unsupported(root, firmware)
    files = bundle()
    size = kilobytes(sum(map(len, files.values())))
    print(f"Drawbridge {project_version()}: {len(files)} files, {size}")
    count = deploy(root, files, options.dry_run)
    if options.dry_run:
        print(f"{count} steps to do; nothing was changed")
    elif count:
        print("done: eject the drive, then press RESET on the badge")
    else:
        print("nothing to do: the badge has this version")


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.deploy", description=__doc__)
    parser.add_argument("--drive", metavar="DIR", help="where CIRCUITPY is (default: looks for it)")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, do nothing")
    try:
        _run(parser.parse_args(arguments))
    except (DeployError, BundleError, vm.CompileError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\ninterrupted: {_AGAIN}", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
