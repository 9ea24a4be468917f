# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Puts the numbers of art_data where their names stand, before a file is compiled for the badge.

There a name costs some 30 bytes for good, and the 80 names of the colours and sprites 3 KB; as
plain numbers they cost nothing. The program stays as it is written: same lines, same numbers.
"""

import ast
import functools
import re
from pathlib import Path

_MODULE = "drawbridge.draw.art_data"
_IMPORT = re.compile(rb"^from drawbridge\.draw import art_data as art\n", re.M)
_NAME = re.compile(rb"\bart\.([A-Z][A-Z_]*)\b")


def inline_art(path, source, root):
    """Return a file of ours with numbers instead of art.NAME, and without the import of art."""
    if not path.removeprefix("lib/").startswith("drawbridge/") or not _IMPORT.search(source):
        return source
    numbers = _numbers(root)
    return _IMPORT.sub(b"\n", _NAME.sub(lambda name: b"%d" % numbers[name[1].decode()], source))


@functools.cache
def _numbers(root):
    """Every number of art_data by its name."""
    tree = ast.parse(Path(root, "lib", _MODULE.replace(".", "/") + ".py").read_bytes())
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            value = eval(compile(ast.Expression(node.value), _MODULE, "eval"), {})
            if isinstance(value, int):
                found[node.targets[0].id] = value
    return found
