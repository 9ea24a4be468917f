# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Every pin, function, attribute and argument that the hardware layer uses exists on the boards
that it claims to run on: checked against CircuitPython's own definitions (circuitpython-stubs).
"""

import ast
import importlib.metadata
import re

import pytest

from tools.vm import ROOT

FILES = [
    ROOT / "code.py",
    *sorted((ROOT / "lib/drawbridge/badge").glob("*.py")),
    ROOT / "lib/drawbridge/trouble.py",
]
TREES = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
STUBS = importlib.metadata.distribution("circuitpython-stubs")
NATIVE = {
    "analogio", "audiocore", "audioio", "binascii", "board", "digitalio", "displayio", "keypad",
    "microcontroller", "neopixel_write", "supervisor", "time", "traceback",
}  # fmt: skip


def stub(path):
    return STUBS.locate_file(path).read_text(encoding="utf-8")


def known_boards():
    (names,) = [
        node.value.elts
        for node in TREES["boards.py"].body
        if isinstance(node, ast.Assign) and node.targets[0].id == "KNOWN"
    ]
    return [name.value for name in names]


def uses(module):
    """What the files take from a module, as (file, name)."""
    for name, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == module:
                yield name, node.attr
            elif isinstance(node, ast.ImportFrom) and node.module == module:
                yield from ((name, alias.name) for alias in node.names)


@pytest.mark.parametrize("board", known_boards())
def test_every_pin_exists(board):
    definition = stub(f"board_definitions/{board}/__init__.pyi")
    names = set(re.findall(r"^(?:def )?(\w+)(?::|\()", definition, re.M))
    stick = {"JOYSTICK_X", "JOYSTICK_Y"}
    used = {name for file, name in uses("board") if file != "stick.py"}
    if "JOYSTICK_X" in names:
        used |= stick
    assert {"DISPLAY", "BUTTON_CLOCK", "SPEAKER", "NEOPIXEL", "A6"} <= used
    assert used <= names


def test_only_a_pygamer_has_a_stick():
    with_stick = [
        board
        for board in known_boards()
        if "JOYSTICK_X" in stub(f"board_definitions/{board}/__init__.pyi")
    ]
    assert with_stick == ["pygamer"]
    assert {name for file, name in uses("board") if file == "stick.py"} == {
        "JOYSTICK_X",
        "JOYSTICK_Y",
    }


@pytest.mark.parametrize("board", known_boards())
def test_every_module_is_in_the_firmware(board):
    (line,) = re.findall(r"Included modules: (.*)", stub(f"board_definitions/{board}/__init__.pyi"))
    assert NATIVE <= set(line.split(", "))


# Of binascii and time, which are Python's own, there are no stubs.
@pytest.mark.parametrize("module", sorted(NATIVE - {"board", "binascii", "time"}))
def test_every_name_exists(module):
    tree = ast.parse(stub(f"{module}-stubs/__init__.pyi"))
    names = {getattr(node, "name", "") for node in tree.body}
    names |= {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    assert {name for _, name in uses(module)} <= names


# What is called on the objects that the constructors return, class by class.
METHODS = {
    ("analogio", "AnalogIn"): {"value", "__enter__", "__exit__"},
    ("audioio", "AudioOut"): {"play", "stop"},
    ("audiocore", "RawSample"): {"sample_rate"},
    ("digitalio", "DigitalInOut"): {"switch_to_output", "value"},
    ("keypad", "ShiftRegisterKeys"): {"events"},
    ("keypad", "EventQueue"): {"get_into"},
    ("keypad", "Event"): {"key_number", "pressed"},
    ("busdisplay", "BusDisplay"): {"auto_refresh", "brightness", "refresh", "root_group"},
}


def class_in(module, name):
    tree = ast.parse(stub(f"{module}-stubs/__init__.pyi"))
    (found,) = [node for node in tree.body if getattr(node, "name", "") == name]
    return found


@pytest.mark.parametrize(("module", "name"), METHODS)
def test_every_method_exists(module, name):
    members = set()
    for node in class_in(module, name).body:
        members.add(
            node.target.id if isinstance(node, ast.AnnAssign) else getattr(node, "name", "")
        )
    assert METHODS[module, name] <= members


def calls(name):
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == name:
                yield node


@pytest.mark.parametrize(
    ("module", "name"), [key for key in METHODS if key[1] not in ("EventQueue", "BusDisplay")]
)
def test_every_constructor_is_called_as_it_wants(module, name):
    (wanted,) = [
        node for node in class_in(module, name).body if getattr(node, "name", "") == "__init__"
    ]
    by_name = {argument.arg for argument in wanted.args.kwonlyargs + wanted.args.args}
    must = {
        argument.arg
        for argument, default in zip(wanted.args.kwonlyargs, wanted.args.kw_defaults, strict=True)
        if default is None
    }
    found = list(calls(name))
    assert found
    for call in found:
        given = {keyword.arg for keyword in call.keywords}
        assert must <= given <= by_name
        assert len(call.args) < len(wanted.args.args)
