# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Makes the scripts of the lessons in lib/drawbridge/lessons from the boards."""

import argparse
import sys
from pathlib import Path

from tools.boards.tables import write_whole
from tools.lessons import bridges, route
from tools.lessons.script import NoLesson

LESSONS = Path(__file__).parents[2] / "lib" / "drawbridge" / "lessons"


def sources():
    """Each script with the file it belongs into."""
    return {
        LESSONS / "bridges_script.py": bridges.script(),
        LESSONS / "route_script.py": route.script(),
    }


def main(arguments=None):
    argparse.ArgumentParser(prog="python -m tools.lessons", description=__doc__).parse_args(
        arguments
    )
    try:
        made = sources()
    except NoLesson as error:
        print(error, file=sys.stderr)
        return 1
    for path, source in made.items():
        write_whole(path, source)
    return 0


if __name__ == "__main__":
    sys.exit(main())
