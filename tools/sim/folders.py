# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Where things are: the project's root, and the folder of the person who plays."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def data_folder(platform=sys.platform, environment=os.environ, home=None) -> Path:
    """The user's data folder for Drawbridge, where this operating system wants it."""
    home = Path.home() if home is None else home
    if platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Drawbridge"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Drawbridge"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "drawbridge"
