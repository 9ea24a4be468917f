# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The check finds each thing that the badge lacks, where it is, and leaves alone what works."""

import pytest

from tools import vm
from tools.lint import lacks
from tools.lint.check import check

# One small sample for each rule, with some words of the finding. The `^` marks where the finding
# must be; it is taken out before the check.
BAD = [
    # modules
    ("^import dataclasses", "no module dataclasses: write a plain class"),
    ("^import itertools as i", "no module itertools"),
    ("^from functools import cache", "no module functools"),
    ("^from typing import List", "no module typing: write try: from typing"),
    ("^import collections.abc, enum", "no module enum"),
    ("^import terminalio", "no module terminalio: write our own font"),
    ("^import numpy", "numpy is no module of the badge"),
    ("^import tools.vm", "tools is no module of the badge"),
    ("try:\n    ^from typing import Any\nexcept ImportError:\n    Any = None", "no module typing"),
    ("try:\n    ^import enum\nexcept ImportError:\n    pass", "no module enum"),
    # members of modules
    ("import random\n^random.shuffle(a)", "no random.shuffle: write it with choice"),
    ("import random as r\n^r.sample(a)", "no random.sample"),
    ("^from random import choices", "no random.choices"),
    ("import math\na = ^math.inf", "no math.inf"),
    ("^from math import gcd", "no math.gcd"),
    ("^from math import isqrt", "no math.isqrt"),
    ("^from math import log2", "no math.log2"),
    ("^from collections import defaultdict", "no collections.defaultdict"),
    ("^from collections import Counter", "no collections.Counter"),
    ("import struct\n^struct.Struct('B')", "no struct.Struct"),
    ("import zlib\n^zlib.crc32(a)", "no zlib.crc32"),
    ("import time\n^time.perf_counter()", "no time.perf_counter"),
    # syntax
    ("^match a:\n    case 1:\n        pass", "match is a syntax error"),
    ("^try:\n    pass\nexcept* ValueError:\n    pass", "except* is a syntax error"),
    ("def f(^a, /):\n    pass", "positional-only / is a syntax error"),
    ("f = lambda ^a, /: a", "positional-only / is a syntax error"),
    ("a = [^*b, 1]", "[*values] is a syntax error"),
    ("a = {^*b}", "[*values] is a syntax error"),
    ("a = ^*b, 1", "[*values] is a syntax error"),
    ("a = {**^b}", "{**values} is a syntax error"),
    ("^with (open(a) as b, open(c) as d):\n    pass", "with and parentheses"),
    ("^with (\n    open(a) as b,\n):\n    pass", "with and parentheses"),
    ("a[^::2]", "slices with a step"),
    ("a[^3:1:-1]", "slices with a step"),
    ("^async def f():\n    pass", "async compiles differently"),
    ("async def f():\n    ^await g()", "async compiles differently"),
    ("if ^range(3) == a:\n    pass", "two equal ranges"),
    ("if a != ^range(3):\n    pass", "two equal ranges"),
    ("a = 1 +^", "write Python that parses"),
    # classes and functions
    ("class A(metaclass=^B):\n    pass", "no class with metaclass="),
    ("class A:\n    ^__slots__ = ('a',)", "ignores __slots__"),
    ("import micropython\n@^micropython.native\ndef f():\n    pass", "no native code"),
    ("import micropython\n@^micropython.viper\ndef f():\n    pass", "no native code"),
    ("def f(a):\n    return ^f(a - 1)", "calls itself"),
    ("def f(a):\n    def g():\n        return ^f(a)\n    return g", "calls itself"),
    ("class A:\n    def f(self):\n        ^self.f()", "calls itself"),
    ("class A:\n    @classmethod\n    def f(cls):\n        ^cls.f()", "calls itself"),
    ("class A:\n    @staticmethod\n    def f():\n        ^A.f()", "calls itself"),
    # names, methods and arguments
    ("^vars(a)", "no vars"),
    ("^format(a)", "no format: write '%5d' % value"),
    ("try:\n    f()\nexcept ^FileNotFoundError:\n    pass", "no FileNotFoundError: write OSError"),
    ("^next(a, None)", "next takes one argument"),
    ("^iter(a, 0)", "iter takes one argument"),
    ("^zip(a, b, strict=True)", "zip takes no keywords"),
    ("^int(a, base=16)", "int takes no keywords"),
    ("^sum(a, start=1)", "sum takes no keywords"),
    ("^isinstance(a, int | str)", "isinstance knows no A | B"),
    ("from collections import deque\n^deque()", "deque needs a length"),
    ("import collections\n^collections.deque(a)", "deque needs a length"),
    ("^a.split(maxsplit=1)", "split takes no keywords on the badge: write text.split(' ', 1)"),
    ("^int.from_bytes(a, 'big', signed=True)", "from_bytes takes no keywords"),
    ("^a.bit_count()", "no method bit_count"),
    ("^a.b.ljust(3)", "no method ljust"),
    ("^a.rjust(3)", "no method rjust"),
    ("^a.zfill(3)", "no method zfill"),
    ("^a.title()", "no method title"),
    ("^a.translate(b)", "no method translate"),
    ("^a.removeprefix('b')", "no method removeprefix"),
    ("^a._replace(b=1)", "no method _replace"),
    ("^a._asdict()", "no method _asdict"),
    ("^a.tobytes()", "no method tobytes"),
    ("^a.frombytes(b)", "no method frombytes"),
    ("a = bytearray(3)\n^a.pop()", "bytearray has no pop"),
    (
        "class A:\n    def f(self):\n        self.a = bytearray()\n        ^self.a.pop()",
        "has no pop",
    ),
    ("from array import array\na = array('B')\n^a.index(1)", "array has no index"),
    ("import array\na = array.array('B')\n^a.pop()", "array has no pop"),
    ("a = bytearray(3)\ndel ^a[0]", "keeps its items"),
]

GOOD = """
import gc
import math
import random
from collections import OrderedDict, deque, namedtuple

import displayio
from adafruit_display_text import label
from binascii import crc32

from boards import bridges_a
from drawbridge.draw import font
from engine.match import Match

from . import words

try:
    from typing import Any, Callable
except ImportError:
    pass

Card = namedtuple("Card", ("number", "bridges"))
recent = deque((), 16)


class Island(Exception):
    kind = "island"

    def __init__(self, number: int | None = None, *, flags: list[int] = ()):
        super().__init__(number)
        self.number = number
        self.flags = bytearray(flags)
        self.cards = [1, 2, 3]

    @property
    def value(self):
        return self.number

    def legal(self):
        return self.sheet.legal() + self.cards.pop()

    def title(self):
        return self.words.title

    def show(self):
        self.title()
        del self.cards[0]
        return super().show()


def f(format, *rest, key=None, **more):
    first, *others = rest
    if (count := len(others)) > 3:
        f2(*others, **more)
    with open("a") as one, open("b") as two:
        pass
    with (yield):
        pass
    for vars in range(3):
        pass
    text = f"{first!r:>5}" + "%3d %s" % (count, format)
    text.split(" ", 1)
    next(iter(others))
    sorted(others, key=lambda each: -each)
    max(others, default=0)
    isinstance(first, (int, str))
    int.from_bytes(b"12", "big")
    return others[1:], others[-1], list(range(3)) == [0, 1, 2], math.floor(1.5), random.choice(rest)


def f2(*all):
    def f():
        return 1

    return f
"""


@pytest.mark.parametrize(("sample", "words"), BAD, ids=[words for _, words in BAD])
def test_is_found_where_it_is(sample, words):
    before, _, after = sample.partition("^")
    line = before.count("\n") + 1
    column = len(before) - before.rfind("\n")
    found = [str(finding) for finding in check("lib/sample.py", before + after)]
    assert [
        text
        for text in found
        if text.startswith(f"lib/sample.py:{line}:{column}: ") and words in text
    ], found


@pytest.mark.parametrize("path", ["lib/drawbridge/sample.py", "code.py"])
def test_what_works_is_left_alone(path):
    assert [str(finding) for finding in check(path, GOOD)] == []


@pytest.mark.parametrize(
    ("path", "sample", "finding"),
    [
        (
            "engine/bridges/sample.py",
            "from boards import a\nfrom engine.match import Match\nimport random\n",
            "engine/bridges/sample.py:3:1: engine must not know random: write it with boards and "
            "engine alone",
        ),
        (
            "boards/sample.py",
            "from engine.match import Match\n",
            "boards/sample.py:1:1: boards must not know engine: write it with boards alone",
        ),
    ],
)
def test_each_floor_knows_only_the_floors_below(path, sample, finding):
    assert [str(each) for each in check(path, sample)] == [finding]


def test_what_is_forbidden_does_lack():
    """Nothing is taken from us that the VM has, which knows a little more than the badge."""
    source = f"""
import array, builtins
from collections import namedtuple
things = ("", b"", bytearray(), 1, 1.5, [], (), {{}}, set(), array.array("B"), range(1))
things += (namedtuple("A", ("b",))(1),)
print([name for name in {list(lacks.BUILTINS)} if hasattr(builtins, name)])
print([name for name in {list(lacks.METHODS)} if any([hasattr(each, name) for each in things])])
print([name for name in {lacks.METHODS_OF["bytearray"].split()} if hasattr(bytearray(), name)])
print([name for name in {lacks.METHODS_OF["array"].split()} if hasattr(array.array("B"), name)])
"""
    assert vm.run(source) == "[]\n" * 4
