# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.bundle`: makes both zips in dist/ and prints what is in them."""

import argparse
import sys
from pathlib import Path

from tools import vm
from tools.bundle import BundleError
from tools.bundle.archive import table, write_zip
from tools.bundle.contents import MPY, PY, bundle
from tools.bundle.modules import project_version

_NAMES = {MPY: "drawbridge-{}-circuitpython-9-10.zip", PY: "drawbridge-{}-py.zip"}


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=vm.ROOT / "dist", metavar="DIR", help="where the zips go"
    )
    options = parser.parse_args(arguments)
    try:
        version = project_version()
        bundles = {name.format(version): bundle(form) for form, name in _NAMES.items()}
    except (BundleError, vm.CompileError) as error:
        print(error, file=sys.stderr)
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    for name, files in bundles.items():
        write_zip(options.out / name, files)
        print(name, *table(files), "", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
