#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
#
# Builds .venv: a Python environment with the pinned packages, and the 32-bit MicroPython that the
# tests run the engine on. `make` calls this when .venv is missing or older than its inputs. It always
# starts from an empty .venv, so an interrupted run leaves nothing behind that could do harm. It never
# names a package registry: pip and npm use whatever the machine is set up for.
set -eu
cd "$(dirname "$0")/.."

VM=@micropython/micropython-webassembly-pyscript@1.27.0
PYTHON=.venv/bin/python

stop() {
    echo "set-up stopped: $*" >&2
    exit 1
}

find_python() {
    for each in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$each" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null; then
            echo "$each"
            return
        fi
    done
    stop "no Python 3.11 or newer found as python3: install one, then run make again"
}

base=$(find_python)
"$base" -c "import venv, ensurepip" 2>/dev/null ||
    stop "$base has no venv module: install it (Debian, Ubuntu: apt install python3-venv), then run make again"

echo "setting up .venv (once, and again when tools/requirements.txt changes)"
"$base" -m venv --clear .venv ||
    stop "$base could not make .venv: the lines above say why"

"$PYTHON" -m pip install --quiet --quiet --disable-pip-version-check --no-compile --no-deps \
    --requirement tools/requirements.txt ||
    stop "pip could not install tools/requirements.txt: check the network, then run make again"

# With --no-deps, nobody else notices when a pinned package needs one that the list lacks. The Adafruit
# packages ask for Blinka, and do without it on purpose.
missing=$("$PYTHON" -m pip check --disable-pip-version-check | grep -v -e "^adafruit-" -e "^No broken") || true
[ -z "$missing" ] ||
    stop "tools/requirements.txt is not complete: $missing"

.venv/bin/npm install --loglevel=error --no-save --no-package-lock --no-audit --no-fund --ignore-scripts \
    --prefix .venv/vm "$VM" >/dev/null ||
    stop "npm could not fetch $VM: check the network, then run make again"

# `import engine`, `import drawbridge` and `import tools` work from anywhere. A .pth file appends its
# lines to sys.path, and so it must be: in front, our code.py would hide the standard library's `code`.
site=$("$PYTHON" -c "import sysconfig; print(sysconfig.get_path('purelib'))")
printf '%s\n' ../../../.. ../../../../lib >"$site/drawbridge.pth"

touch .venv/ready
