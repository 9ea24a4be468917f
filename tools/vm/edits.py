# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Changes of a source at places that its syntax tree names. Every line stays where it was, so that
a traceback on the badge names the line of the file that people read."""

import ast
import functools


class Edits:
    """Collects changes of one source; they must not overlap."""

    def __init__(self, source):
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._changes = []

    def replace(self, node, text):
        """Put a text, of fewer lines, in the place of a node."""
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        lines = self._source.count(b"\n", start, end)
        self._changes.append((start, end, text.encode() + b"\n" * lines))

    def done(self):
        """Return the changed source."""
        source = self._source
        for start, end, text in sorted(self._changes, reverse=True):
            source = source[:start] + text + source[end:]
        return source


@functools.cache
def program(root):
    """The syntax trees of the app and the engine, by the names of their modules."""
    trees = {}
    for place in (root / "lib", root):
        for package in ("drawbridge", "engine"):
            for path in sorted((place / package).rglob("*.py")):
                trees[module_name(path.relative_to(place).as_posix())] = ast.parse(
                    path.read_bytes()
                )
    return trees


def module_name(path):
    """The dotted name of the module in a file."""
    name = path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__")
    return name.replace("/", ".")
